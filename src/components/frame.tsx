import { useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenRow } from '~/flow/screen-row';
import { SCREENS, type ScreenPath } from '~/flow/screens';
import { useConfig } from '~/hooks/use-config';
import { useSession } from '~/hooks/use-session';
import type { TextKey } from '~/i18n/keys';
import { afterFrame } from '~/ui/after-frame';
import { BackButton } from '~/ui/back-button';
import { Picture } from '~/ui/picture';
import { DisplaySettingsButton, HelpButton } from './bar-buttons';
import styles from './screen.module.css';
import barStyles from './top-bar.module.css';

/** Whether the hotel wants the top bar, and whether its buttons are in it; below the content otherwise. */
export function useBar(path: ScreenPath) {
  const showsBar = useConfig().display.show_top_bar;
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
  const { t } = useTranslation();
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

/**
 * The top bar: the back button, a title of one or two lines, the hotel's logo if there is one, and the buttons for help and
 * for the display settings, which come first in the tab order.
 */
function TopBar({
  title,
  path,
  showsControls,
  headingRef,
}: {
  readonly title: string;
  readonly path: ScreenPath;
  /** Whether the buttons are in the bar; on home and in the low layout they are elsewhere. */
  readonly showsControls: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const row: ScreenRow = SCREENS[path];
  const { display, assets } = useConfig();
  return (
    <header className={`${barStyles.bar} ${showsControls ? barStyles.withControls : ''}`}>
      <div className={`${barStyles.side} ${barStyles.end}`}>
        {row.logo && display.use_full_logo ? (
          <Picture className={barStyles.logo} src={`${assets.url}/logo.svg`} />
        ) : null}
        {showsControls ? (
          <>
            <HelpButton path={path} />
            <DisplaySettingsButton />
          </>
        ) : null}
      </div>
      <div className={barStyles.side}>{showsControls && row.back !== 'none' ? <BackButton /> : null}</div>
      <h1 key={path} ref={headingRef} tabIndex={-1} className={barStyles.title}>
        {title.split('\n').map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h1>
    </header>
  );
}
