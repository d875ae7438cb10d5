import { saysNothing } from '../../../src/domain/no-text.ts';
import { calls } from '../../../src/hotel/calls.ts';
import type { Caller } from './caller.ts';
import type { Options } from './options.ts';
import { note, wrong } from './report.ts';

/** The reason to leave a call out that needs a facility. */
export const NO_FACILITY = 'no facility is known: --facility';

export async function askHouse(caller: Caller): Promise<void> {
  const facilities = await caller.ask(calls.facilities, undefined, 'either');
  caller.knows.facilityId ??= facilities?.[0]?.id;
  if (caller.isCutOff()) return;
  judgeText(caller, 'hotel_agreement', await caller.ask(calls.agreement, undefined));
  judgeText(caller, 'payment_terms', await caller.ask(calls.paymentTerms, undefined, 'either'));
}

/** In bytes; a tablet shows no longer text. */
const LONGEST_TEXT = 200 * 1024;
const MOST_TAGS = 5_000;

/** A guest agrees only to readable text. */
function judgeText(caller: Caller, call: string, html: string | undefined): void {
  if (html === undefined) return;
  if (saysNothing(html.replaceAll(/<[^>]*>/gu, '')))
    caller.find(...wrong('text', `${call}: content has nothing that a guest can read`));
  if (Buffer.byteLength(html) > LONGEST_TEXT || html.split('<').length > MOST_TAGS)
    caller.find(
      ...wrong('text', `${call}: content has more than 200 KB or 5,000 tags: the tablet does not show it`),
    );
}

/** Asks for the forms' fields and the sources that fill them. */
export async function askForms(caller: Caller, { system, member }: Options): Promise<void> {
  const { facilityId } = caller.knows;
  if (facilityId === undefined) caller.leaveOut(NO_FACILITY, 'facility_visibilities');
  else {
    const levels = await caller.ask(calls.visibilities, { facilityId });
    const ignored = levels?.ignored ?? [];
    if (ignored.length > 0)
      caller.find(...note('levels', `facility_visibilities: not known to the tablet: ${ignored.join(', ')}`));
  }
  if (system === 'legacy') await caller.ask(calls.member, undefined, 'either');
  else if (member === undefined)
    caller.leaveOut('needs a member’s link: --points, --member, --authorization', 'users');
  else await caller.askMember(member);
}
