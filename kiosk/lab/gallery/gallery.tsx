import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { defaultSettings } from '~/config/read';
import { adoptSettings } from '~/config/settings';
import { isBuiltIn, LANGUAGES } from '~/domain/languages';
import { startTexts, switchLanguage } from '~/i18n/texts';
import { Keypad } from '~/ui/keypad/keypad';
import { ControlStates } from './control-states';
import styles from './gallery.module.css';
import { OtherStates } from './other-states';

/** The gallery, in development only: every component in every state on one page. */

/** Attributes of the root that change all looks; the first value is the usual one. */
const LOOKS = { contrast: ['', 'high'], text: ['', '2', '3'], low: ['', 'true'] };

function choose(name: string, value: string): void {
  if (isBuiltIn(value)) void switchLanguage(value, {});
  else if (value === '') delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

const never = () => false;

function Gallery() {
  return (
    <div className={styles.sheet}>
      <nav className={styles.switches}>
        {Object.entries({ language: Object.keys(LANGUAGES), ...LOOKS }).map(([name, values]) => (
          <label key={name}>
            {name}
            <select name={name} onChange={(event) => choose(name, event.target.value)}>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value === '' ? 'usual' : value}
                </option>
              ))}
            </select>
          </label>
        ))}
      </nav>
      <main className={styles.states}>
        <h1>Components</h1>
        <ControlStates />
        <OtherStates />
      </main>
      <Keypad screen="gallery" isLeaving={never} />
    </div>
  );
}

adoptSettings(defaultSettings());
await startTexts('ja', {});
/** The sample screen has the search's address. */
const path = '/checkin/search';
const rootRoute = createRootRoute();
const search = createRoute({ path, getParentRoute: () => rootRoute, component: Gallery });
const history = createMemoryHistory({ initialEntries: [path] });
const router = createRouter({ routeTree: rootRoute.addChildren([search]), history });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
export const gallery = createRoot(root);
gallery.render(<RouterProvider router={router} />);
