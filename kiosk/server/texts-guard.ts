import { MAX_TEXTS_BYTES, tooLong } from './check-settings.ts';
import { type FoundFile, isKept } from './files.ts';
import { textsIn } from './tenant-file.ts';
import { jsonContent } from './text-file.ts';

/** Finds out which files of texts tablets would refuse, and says why, once for each version of a file. */
export class TextsGuard {
  readonly #judged = new WeakMap<FoundFile, boolean>();

  /** @param onBad hears of each in one sentence that names the file */
  constructor(private readonly onBad: (problem: string) => void) {}

  /** @param path as it is told to the person in charge */
  refuses(file: FoundFile, path: string): boolean {
    const known = this.#judged.get(file);
    if (known !== undefined) return known;
    const problem = problemOf(file);
    if (problem !== undefined) this.onBad(`${path} ${problem}`);
    this.#judged.set(file, problem !== undefined);
    return problem !== undefined;
  }
}

/** What is only not in memory for want of room goes to the tablets, which judge it themselves. */
function problemOf(file: FoundFile): string | undefined {
  const size = isKept(file) ? file.bytes.length : file.size;
  if (size > MAX_TEXTS_BYTES) return tooLong(size, MAX_TEXTS_BYTES);
  return isKept(file) ? textsIn(jsonContent(file.bytes)).problem : undefined;
}
