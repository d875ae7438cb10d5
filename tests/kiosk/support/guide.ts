import { readProjectFile } from '../../support/source';

/** A command of a guide. */
export interface GuideCommand {
  readonly page: string;
  readonly text: string;
  /** What the guide shows that it prints, line by line. */
  readonly prints: readonly string[];
}

interface Block {
  readonly language: string;
  readonly text: string;
}

/** How a block is marked that holds commands. */
const COMMANDS: readonly string[] = ['', 'sh', 'bash', 'console'];

/**
 * The commands in the blocks of code of a guide, in order.
 * @param heading only those below this heading, up to the next one
 * @throws {Error} where the guide has no such heading
 */
export function commandsIn(page: string, heading?: string): readonly GuideCommand[] {
  const text = readProjectFile(page);
  const blocks = blocksOf(heading === undefined ? text : sectionOf(text, heading, page));
  return blocks
    .filter(({ language }) => COMMANDS.includes(language))
    .flatMap(({ text: commands }) => commandsOf(commands).map((command) => ({ ...command, page })));
}

/**
 * The commands in the sentences and tables of a guide, in order.
 * @param which how they begin
 * @throws {Error} where there is none
 */
export function commandsAmongWords(page: string, which: RegExp, heading?: string): readonly GuideCommand[] {
  const whole = readProjectFile(page);
  const text = heading === undefined ? whole : sectionOf(whole, heading, page);
  const found = [...text.matchAll(/`([^`\n]+)`/gu)]
    .map(([, command = '']) => command)
    .filter((command) => which.test(command));
  if (found.length === 0) throw new Error(`${page} names no command like ${which.source}`);
  return found.map((command) => ({ page, text: command, prints: [] }));
}

function sectionOf(text: string, heading: string, page: string): string {
  let isCode = false;
  let isInside = false;
  const lines = text.split('\n').filter((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    // In a block of code it is a remark.
    if (!isCode && /^#+ /u.test(line)) isInside = line.replace(/^#+ /u, '') === heading;
    return isInside;
  });
  if (lines.length === 0) throw new Error(`${page} has no heading "${heading}"`);
  return lines.join('\n');
}

const blocksOf = (text: string): readonly Block[] =>
  [...text.matchAll(/^```(\S*)\n([\s\S]*?)^```$/gmu)].map(([, language = '', block = '']) => ({
    language,
    text: block,
  }));

/** In a block with `$` in front of its commands, the other lines are what they print. */
function commandsOf(block: string): readonly Pick<GuideCommand, 'text' | 'prints'>[] {
  if (!/^\$ /mu.test(block))
    return block
      .replaceAll('\\\n', ' ')
      .split('\n')
      .filter((line) => line !== '')
      .map((text) => ({ text, prints: [] }));
  return block
    .split(/^\$ /mu)
    .slice(1)
    .map((one) => one.trimEnd().split('\n'))
    .map(([text = '', ...prints]) => ({ text, prints }));
}
