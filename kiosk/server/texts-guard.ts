import { MAX_TEXTS_BYTES, tooLong } from './check-settings.ts';
import { type FoundFile, isKept } from './files.ts';
import { textsIn } from './tenant-file.ts';
import { jsonContent } from './text-file.ts';

/** Finds texts that tablets would refuse, and reports each version of a file once. */
export class TextsGuard {
  readonly #judged = new WeakMap<FoundFile, boolean>();

  /** @param onBad hears of each in one sentence with the file */
  constructor(private readonly onBad: (problem: string) => void) {}

  /** @param path for the message */
  refuses(file: FoundFile, path: string): boolean {
    const known = this.#judged.get(file);
    if (known !== undefined) return known;
    const problem = problemOf(file);
    if (problem !== undefined) this.onBad(`${path} ${problem}`);
    this.#judged.set(file, problem !== undefined);
    return problem !== undefined;
  }
}

/** A file without room in memory goes unchecked to the tablets, which judge it themselves. */
function problemOf(file: FoundFile): string | undefined {
  const size = isKept(file) ? file.bytes.length : file.size;
  if (size > MAX_TEXTS_BYTES) return tooLong(size, MAX_TEXTS_BYTES);
  return isKept(file) ? textsIn(jsonContent(file.bytes)).problem : undefined;
}
