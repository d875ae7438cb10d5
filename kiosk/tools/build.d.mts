/** Something that is built: by which settings, the file that tells when, and what it is made of. */
interface Part {
  readonly config: string;
  readonly built: string;
  readonly sources: readonly string[];
}

export const PARTS: { readonly app: Part; readonly server: Part };
