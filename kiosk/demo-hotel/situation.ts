import { FIELDS, type Level, levels } from './facilities.ts';
import type { Fault } from './faults.ts';
import type { Bilingual } from './story.ts';

/** Settings as in a `config.json`, to be laid over the hotel's own. */
export interface Overlay {
  readonly [key: string]: string | number | boolean | readonly string[] | Overlay;
}

/** What staff read of a situation. */
interface SituationWords {
  readonly title: string;
  /** What to do, and what is to be seen then. */
  readonly tell: string;
}

/** A case for staff to train with and for testers to look at: settings, a guest, perhaps a fault. */
export interface Situation {
  /** The end of its link, `/demo/situation/{id}`. */
  readonly id: string;
  readonly ja: SituationWords;
  readonly en: SituationWords;
  /** Id of the story of the guest whose name is to be typed. */
  readonly guest?: string;
  /** Number of the card to pay with. */
  readonly card?: string;
  /** Laid over the hotel's own settings; what it does not name stays as it is there. */
  readonly settings?: Overlay;
  readonly fault?: Fault;
  /** Where the tablet opens, in place of home: a member's own link. */
  readonly address?: string;
}

/** Situations that belong together on the control page. */
export interface SituationGroup {
  readonly title: Bilingual;
  readonly situations: readonly Situation[];
}

/** No situation: the hotel's own settings. */
export const OWN_SETTINGS: Situation = {
  id: 'house',
  ja: { title: 'この宿の設定のまま', tell: '設定ファイルのとおりに動きます' },
  en: { title: "The hotel's own settings", tell: 'As the settings file says' },
};

/**
 * A list of situations.
 * @param shared what all of them have that do not say otherwise
 * @param told each by its id
 */
export const situationsOf = (
  shared: Pick<Situation, 'guest' | 'settings'>,
  told: Readonly<Record<string, Omit<Situation, 'id'>>>,
): readonly Situation[] => Object.entries(told).map(([id, situation]) => ({ id, ...shared, ...situation }));
/** What situations share that have nothing in common. */
export const NOTHING = {};

/** The situation the demo hotel is in: every tablet that asks for its settings gets them with the situation's laid over. */
export class Stage {
  #now: Situation = OWN_SETTINGS;

  get now(): Situation {
    return this.#now;
  }

  set(situation: Situation): void {
    this.#now = situation;
  }

  /** `own` with the situation's settings over them; undefined where `own` stays as it is. */
  settingsOver(own: unknown): unknown {
    return this.#now.settings === undefined ? undefined : layOver(own, this.#now.settings);
  }
}

/** Lays settings over others, group by group; a list takes the place of a list. */
function layOver(base: unknown, over: Overlay): Record<string, unknown> {
  const merged: Record<string, unknown> = isGroup(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(over)) {
    merged[key] = isOverlay(value) ? layOver(merged[key], value) : value;
  }
  return merged;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOverlay(value: Overlay[string]): value is Overlay {
  return isGroup(value);
}

/** No question but these levels of the representative, and the signature: for situations that are about something else. */
export const onlyAsked = (asked: Readonly<Record<string, Level>>): Overlay => ({
  visibility: {
    representative: { ...levels(0, FIELDS.representative), ...asked },
    companion: levels(0, FIELDS.companion),
  },
});

/** No question to anybody. */
export const NOTHING_ASKED = onlyAsked({});
