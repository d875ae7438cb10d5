import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { config, settingsStore } from '~/config/settings';
import { SCREENS, type ScreenPath } from '~/flow/screens';
import { useSession } from '~/hooks/use-session';
import type { TextKey } from '~/i18n/keys';
import { afterFrame } from '~/ui/after-frame';
import { useTexts } from '~/ui/texts';
import styles from './screen.module.css';
import { TopBar } from './top-bar';

/** Whether the hotel wants the top bar, and whether its buttons are in it; below the content otherwise. */
export function useBar(path: ScreenPath) {
  const showsBar = useStore(settingsStore, () => config().display.show_top_bar);
  const isLow = useSession(({ displaySettings }) => displaySettings.isLow);
  return { showsBar, showsControls: showsBar && !isLow && path !== '/' };
}

/** What is around the content of a screen: the top bar and the steps. */
export function Frame({
  path,
  title: ownTitle,
  steps,
  children,
}: {
  readonly path: ScreenPath;
  /** Stands in place of the title in the table of screens. */
  readonly title?: TextKey | undefined;
  readonly steps?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  const titleKey = ownTitle ?? SCREENS[path].title;
  const title = t(titleKey);
  const pageTitle = `${title.replace('\n', ' ')} | ${t('app.name')}`;
  const heading = useFocusOnTitle(path, titleKey);
  const { showsBar, showsControls } = useBar(path);
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <div className={styles.frame}>
      {showsBar ? (
        <TopBar title={title} path={path} showsControls={showsControls} headingRef={heading} />
      ) : (
        <h1 key={path} className="hidden" ref={heading} tabIndex={-1}>
          {title}
        </h1>
      )}
      {steps}
      {children}
    </div>
  );
}

/**
 * Moves the focus to the new screen's title, so that a screen reader announces it; not at the app's start. It waits for
 * the first frame, because focusing forces a layout and would delay that frame.
 */
function useFocusOnTitle(path: ScreenPath, title: TextKey) {
  const heading = useRef<HTMLHeadingElement>(null);
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its own title.
  useEffect(() => {
    if (!router.state.resolvedLocation) return;
    const before = document.activeElement;
    return afterFrame(() => {
      // Does not take the focus from a guest who has moved it meanwhile.
      if (document.activeElement === before) heading.current?.focus({ preventScroll: true });
    });
  }, [router, path, title]);
  return heading;
}
