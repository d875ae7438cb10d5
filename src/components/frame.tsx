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

/** Says if the top bar is shown, and if it holds the buttons; otherwise they are below the content. */
export function useBar(path: ScreenPath) {
  const showsBar = useConfig().display.show_top_bar;
  const isLow = useSession(({ displaySettings }) => displaySettings.isLow);
  return { showsBar, showsControls: showsBar && !isLow && path !== '/' };
}

/** The top bar and the steps around a screen. */
export function Frame({
  path,
  title: ownTitle,
  steps,
  children,
}: {
  readonly path: ScreenPath;
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

/** Focuses a new screen's title for screen readers. Waits for the first frame, which a focus would delay. */
function useFocusOnTitle(path: ScreenPath, title: TextKey) {
  const heading = useRef<HTMLHeadingElement>(null);
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its own title.
  useEffect(() => {
    if (!router.state.resolvedLocation) return;
    const before = document.activeElement;
    return afterFrame(() => {
      // The guest may have moved the focus meanwhile.
      if (document.activeElement === before) heading.current?.focus({ preventScroll: true });
    });
  }, [router, path, title]);
  return heading;
}

/** Back button, title, logo, and the buttons for help and display settings, which come first in the tab order. */
function TopBar({
  title,
  path,
  showsControls,
  headingRef,
}: {
  readonly title: string;
  readonly path: ScreenPath;
  /** False on home and in the low layout, where the buttons are elsewhere. */
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
