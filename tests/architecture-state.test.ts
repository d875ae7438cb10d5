import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './support/source';

/** The module-level state of src with its reason; parts of an app belong to `mountApp`, a guest's to the session. */
const KEPT: Readonly<Record<string, string>> = {
  'src/clock/passed.ts: clock': 'the clocks of the page, which every time limit compares',
  'src/clock/today.ts: lastAnswer': 'the time of the hotel, which every card and age is judged by',
  'src/config/saved.ts: leftOut': 'a start of the page goes back from settings once',
  'src/config/setting.ts: SETTING_WORDS':
    'zod keeps what is said of a rule in a registry; the build leaves it out',
  'src/config/settings.ts: store': 'the one store of the settings, which is read where there is no React',
  'src/session/store.ts: sessionStore': 'the one store of guest data, which is read where there is no React',
  'src/session/store.ts: unansweredPayments':
    'outlasts the visit, so that nobody pays twice; ends with the app',
  'src/session/visit.ts: current': 'the tablet has one visit at a time, whichever code asks',
  'src/session/visit.ts: lastId': 'no visit of the page has the number of another',
  'src/session/visit.ts: cleaners': 'the one end of a visit clears what is registered here',
  'src/errors/fault.ts: counts':
    'errors are counted from the start of the page, before any heartbeat is there',
  'src/i18n/texts.ts: choices': 'i18next is one for the page, and the last choice of a language wins',
  'src/hotel/outside/server-looks.ts: store':
    'home knows at once what the last home has found out of the server',
  'src/app/service-worker/keep-up-to-date.ts: isUrgent':
    'the page has one service worker, which staff may hurry',
  'src/device/device-id.ts: unnamed': 'a tablet without storage keeps its name as long as the page',
  'src/device/staff/install.ts: offer': 'the browser offers once for the page',
  'src/device/staff/lock.ts: attempts': 'closing the dialog does not forgive a wrong PIN',
  'src/ui/after-frame.ts: isDrawn': 'the page has one first frame',
  'src/ui/keypad/pad.tsx: lastHeight': 'the pad is as high on this tablet as the last time',
  'src/ui/keypad/control.ts: pressed': 'stands only while an event is dispatched',
  'src/ui/keypad/field-position.ts: reached': 'goes with the elements that it names',
  'src/ui/text-input.tsx: composing': 'goes with the elements that it names',
  'src/app/router.ts: guarded': 'all routers of a page share the components of its routes',
  'src/speech/listen.ts: isOn': 'the page is read aloud once at a time',
  'src/speech/voices.ts: reported': 'browsers load their voices when they are first asked for',
  'src/domain/reservation.ts: writers': 'date formats are slow to make, and hold nothing of a guest',
  'src/features/checkin/guests/use-countries.ts: kept':
    'names of countries are slow to make, and hold nothing of a guest',
};

/** A declaration at module level: kind, name, type, start of its value. */
const DECLARED = /^(?:export )?(let|var|const) (\w+|[[{][^=]+?)(?:: ([^=\n]+?))?(?: =(?: (.*))?)?;?$/gmu;
/** Changeable values, unless their type says otherwise. */
const CHANGEABLE =
  /^(new (Weak)?(Map|Set)\b|new (EventTarget|AbortController|QueryClient|\w*Context)\b|createStore\b|(\[\]|\{\});?$)/u;

const isChanged = (name: string, text: string): boolean =>
  /^\w+$/u.test(name) &&
  new RegExp(
    `^.*(?<!const )\\b${name}(\\.\\w+|\\[[^\\]]+\\])+ (\\+|-|\\?\\?|\\|\\||&&)?= |\\b${name}\\.(push|pop|shift|splice|set|add|delete|clear|setState)\\(`,
    'mu',
  ).test(text);

const SRC = sourceFiles('src');

const keptBy = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(DECLARED)]
    .filter(([, kind, name = '', type = '', value = '']) => {
      if (kind !== 'const') return true;
      return (CHANGEABLE.test(value) && !/^(Readonly|readonly)/u.test(type)) || isChanged(name, text);
    })
    .map(([, , name]) => `${path}: ${name}`);

describe('what a module keeps', () => {
  it('is named here with a reason, else it is made by mountApp or is in the session', () => {
    const found = SRC.flatMap(keptBy);
    expect(found.filter((name) => KEPT[name] === undefined)).toEqual([]);
    expect(Object.keys(KEPT).filter((name) => !found.includes(name))).toEqual([]);
  });

  it.each([
    ['let open = false;', ['open']],
    ['let open: boolean | undefined;', ['open']],
    ['export const known = new Map<string, string>();', ['known']],
    ['const known: ReadonlyMap<string, string> = new Map();', []],
    ['const store = createStore(() => 0);', ['store']],
    ['const held = { at: 0 };\nheld.at = 1;', ['held']],
    ['const held: string[] = [];', ['held']],
    ["const held = ['a'];\nheld.push('b');", ['held']],
    ["const held = ['a'];\nconst at = held[0];", []],
    ['function inside() {\n  let open = false;\n}', []],
  ])('is found: %j', (text, names) => {
    expect(keptBy({ path: 'src/x.ts', text })).toEqual(names.map((name) => `src/x.ts: ${name}`));
  });
});

describe('state is read in one way', () => {
  const named = (files: readonly SourceFile[], pattern: RegExp) =>
    files.flatMap(({ path, text }) => {
      const found = pattern.exec(text);
      return found ? [`${path}: ${found[1]}`] : [];
    });
  const isIn = (folders: string) =>
    SRC.filter(({ path }) => new RegExp(`^src/(${folders})/`, 'u').test(path));

  it('where it is shown: by useSession, useOpening, useSettings, useConfig and useTranslation', () => {
    const reads =
      /import \{[^}]*\b(session|sessionStore|config|settings|settingsStore|currentLanguage)\b[^}]*\} from '~\/(?:session|config|i18n)\/\w+'/u;
    const hooks = ['src/hooks/use-session.ts', 'src/hooks/use-config.ts'];
    const shown = isIn('hooks|components|features|routes').filter(({ path }) => !hooks.includes(path));
    expect(named(shown, reads)).toEqual([]);
  });

  it('elsewhere: by session(), config() and settings()', () => {
    const lower = SRC.filter(({ path }) => path !== 'src/session/store.ts');
    expect(named(lower, /\b((?:session|settings)Store\.getState)\b/u)).toEqual([]);
  });

  it('from a store: in hooks/ alone', () =>
    expect(named(isIn('(?!hooks).*'), /\b(useStore)\b/u)).toEqual([]));

  it('from the router’s history: through one file', () => {
    const files = ['src', 'kiosk', 'tests', 'e2e'].flatMap((folder) => sourceFiles(folder));
    const paths = files.filter(({ text }) => /__TSR_(index|key)/u.test(text)).map(({ path }) => path);
    expect(paths).toEqual(['src/platform/history-entry.ts', 'tests/platform/history-entry.test.ts']);
  });
});
