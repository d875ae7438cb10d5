import { readProjectFile } from '../../support/source';

export interface GuideCommand {
  readonly page: string;
  readonly text: string;
  readonly prints: readonly string[];
}

interface Block {
  readonly language: string;
  readonly text: string;
}

const COMMANDS: readonly string[] = ['', 'sh', 'bash', 'console'];

/** A guide's commands in blocks, in order. @param heading limits to a section @throws {Error} without the heading */
export function commandsIn(page: string, heading?: string): readonly GuideCommand[] {
  const text = readProjectFile(page);
  const blocks = blocksOf(heading === undefined ? text : sectionOf(text, heading, page));
  return blocks
    .filter(({ language }) => COMMANDS.includes(language))
    .flatMap(({ text: commands }) => commandsOf(commands).map((command) => ({ ...command, page })));
}

/** The commands in a guide's sentences and tables. @param which how they begin @throws {Error} without one */
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

/** In a block with `$`, other lines are output. */
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
