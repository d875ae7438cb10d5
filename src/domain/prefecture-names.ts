import { PREFECTURES } from './prefectures';

/**
 * The name of a prefecture in a language. Returns `name` unchanged if it is not a prefecture.
 * @param name the Japanese name
 * @param names those of all in that language, in the order of `PREFECTURES`, each on a line
 */
export function prefectureName(name: string, names: string): string {
  const place = PREFECTURES.findIndex((prefecture) => prefecture.name === name);
  return names.split('\n')[place] ?? name;
}
