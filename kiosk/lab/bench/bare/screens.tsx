import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  useChildMatches,
  useRouter,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { elementOf, type Part } from './elements';

/** A screen of the app that was written down. */
export interface Screen {
  readonly path: string;
  /** The `data-action` of the tap that leads on. */
  readonly taps: string;
  /** All that the app had drawn in its first frame. */
  readonly first: Part;
  /** What was there when the guest left it. */
  readonly whole: Part;
}

const SCREENS = new Map(__SCREENS__.map((screen) => [screen.path, screen]));
const screenAt = (path: string): Screen => {
  const screen = SCREENS.get(path) ?? __SCREENS__[0];
  if (!screen) throw new Error('No screen was written down');
  return screen;
};

/** The frame of the app's screens stays, and what is in it is drawn again: as the app does. */
function Layout() {
  const path = useChildMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  return elementOf(screenAt(path).first, { ...nothing, main: <Outlet /> });
}

const nothing = { taps: '', onTap: () => undefined };

function Content({ of, next }: { readonly of: Screen; readonly next: string }) {
  const { history } = useRouter();
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return elementOf(mainOf(isWhole ? of.whole : of.first), {
    taps: of.taps,
    onTap: () => history.push(next),
  });
}

/** @throws Error where there is none */
function mainOf(part: Part): Part {
  const found = findMain(part);
  if (!found) throw new Error('The screen has no content');
  return found;
}

function findMain(part: Part): Part | undefined {
  if (typeof part === 'string') return undefined;
  const [name, , ...children] = part;
  if (name === 'main') return part;
  for (const child of children) {
    const found = findMain(child);
    if (found) return found;
  }
  return undefined;
}

const root = createRootRoute({ component: Layout });
const routes = __SCREENS__.map((screen, index) => {
  const next = __SCREENS__[index + 1]?.path ?? '/';
  return createRoute({
    getParentRoute: () => root,
    path: screen.path,
    component: () => <Content of={screen} next={next} />,
  });
});

/** Takes the place of `router.tsx` in the page dressed as the journey: one route for each of its screens. */
export const createBareRouter = () =>
  createRouter({ routeTree: root.addChildren(routes), scrollRestoration: false });
