import { answerTo, type Fault } from '../../../src/errors/fault.ts';
import en from '../../../src/i18n/en.json' with { type: 'json' };

/** Calls whose failure no guest sees. */
const SILENT = ['members', 'users'];

/** The guest's view of a call, in English. @param isTokenEnd the tablet looks the guest up again, unseen if that helps */
export function guestSees(call: string, fault: Fault | undefined, isTokenEnd: boolean): string {
  if (fault === undefined) return 'goes on';
  if (isTokenEnd) return 'nothing, if a new look-up finds the same';
  if (SILENT.includes(call)) return 'nothing; types it';
  const answer = answerTo(call === 'facilities' ? { kind: 'facilities' } : fault);
  if (answer.show === 'common-error') return 'the screen that sends guests to the front desk';
  if (answer.show === 'nothing') return 'nothing';
  return 'plain' in answer.text ? `the hotel's own words: ${answer.text.plain}` : textOf(answer.text.key);
}

function textOf(key: string): string {
  let text: unknown = en;
  for (const part of key.split('.'))
    text = typeof text === 'object' && text !== null ? new Map(Object.entries(text)).get(part) : undefined;
  return typeof text === 'string' ? text : key;
}
