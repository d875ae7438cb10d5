const cleaners = new Set<() => void>();

/** Registers a function that empties what a module keeps longer than a visit, as if the page had just been loaded. */
export function onAppEnd(clean: () => void): void {
  cleaners.add(clean);
}

/** The app leaves the page, which goes on without it: the next app that is mounted finds nothing of this one. */
export function endApp(): void {
  for (const clean of cleaners) clean();
}
