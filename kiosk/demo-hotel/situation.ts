import { FIELDS, type Level, levels } from './facilities.ts';
import type { Fault } from './faults.ts';
import type { Bilingual } from './story.ts';

/** Settings as in a `config.json`, laid over the hotel's own. */
export interface Overlay {
  readonly [key: string]: string | number | boolean | readonly string[] | Overlay;
}

interface SituationWords {
  readonly title: string;
  readonly tell: string;
}

/** A case for training and tests: settings, a guest, perhaps a fault. */
export interface Situation {
  /** The end of its link, `/demo/situation/{id}`. */
  readonly id: string;
  readonly ja: SituationWords;
  readonly en: SituationWords;
  readonly guest?: string;
  readonly card?: string;
  readonly settings?: Overlay;
  readonly fault?: Fault;
  /** The tablet's first address; by default home. */
  readonly address?: string;
}

export interface SituationGroup {
  readonly title: Bilingual;
  readonly situations: readonly Situation[];
}

export const OWN_SETTINGS: Situation = {
  id: 'house',
  ja: { title: 'この宿の設定のまま', tell: '設定ファイルのとおりに動きます' },
  en: { title: "The hotel's own settings", tell: 'As the settings file says' },
};

/** A list of situations. @param shared defaults of all @param told each by its id */
export const situationsOf = (
  shared: Pick<Situation, 'guest' | 'settings'>,
  told: Readonly<Record<string, Omit<Situation, 'id'>>>,
): readonly Situation[] => Object.entries(told).map(([id, situation]) => ({ id, ...shared, ...situation }));
export const NOTHING = {};

/** The hotel's situation, whose settings every tablet gets. */
export class Stage {
  #now: Situation = OWN_SETTINGS;

  get now(): Situation {
    return this.#now;
  }

  set(situation: Situation): void {
    this.#now = situation;
  }

  /** The situation's settings over `own`; undefined for no change. */
  settingsOver(own: unknown): unknown {
    return this.#now.settings === undefined ? undefined : layOver(own, this.#now.settings);
  }
}

/** Lays settings over others by group; lists are replaced. */
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

/** Asks the representative for these levels only, without a signature. */
export const onlyAsked = (asked: Readonly<Record<string, Level>>): Overlay => ({
  visibility: {
    representative: { ...levels(0, FIELDS.representative), ...asked },
    companion: levels(0, FIELDS.companion),
  },
});

export const NOTHING_ASKED = onlyAsked({});
