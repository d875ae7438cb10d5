import { type ErrorComponentProps, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StandaloneScreen } from '~/components/screen-body';
import { confirmedAct } from '~/flow/done';
import { openScreen } from '~/flow/open-screens';
import type { ScreenPath } from '~/flow/screens';
import { useConfig } from '~/hooks/use-config';
import { useReturnHome } from '~/hooks/use-return-home';
import { useOpening } from '~/hooks/use-session';
import type { TextKey } from '~/i18n/keys';
import { NotLoaded } from '~/platform/load-once';
import doneArt from '~/ui/art/key.svg';
import trouble from '~/ui/art/trouble.svg';
import { Button } from '~/ui/button';
import styles from './problem.module.css';

/** An error screen with home's title. It first names a finished check-in, payment or check-out. */
export function Problem({
  path,
  heading,
  text,
  picture,
  onRetry,
}: {
  readonly path: ScreenPath;
  readonly heading: TextKey;
  readonly text: TextKey;
  readonly picture: string;
  readonly onRetry?: (() => Promise<void>) | undefined;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isTrying, setTrying] = useState(false);
  const done = useOpening(confirmedAct);
  const said = done && !onRetry ? done.text : text;
  const sendsToDesk =
    said === done?.text || said === 'views.error_view.common_text' || said === 'views.error_view.reload_text';
  const retry = () => {
    setTrying(true);
    void onRetry?.().finally(() => setTrying(false));
  };
  return (
    <StandaloneScreen
      path={path}
      layout="middle"
      actions={
        <>
          {onRetry ? (
            <Button action="reload" look="main" pending={isTrying} onPress={retry}>
              {t('views.error_view.retry')}
            </Button>
          ) : null}
          <Button
            action={onRetry ? 'home' : 'main'}
            look={onRetry ? 'second' : 'main'}
            onPress={() => void navigate({ to: '/', search: true })}
          >
            {t('views.error_view.button')}
          </Button>
        </>
      }
    >
      <img className={styles.picture} src={done ? doneArt : picture} alt="" />
      <h2 className={styles.heading}>{t(done?.title ?? heading)}</h2>
      <p className={styles.text}>{t(said)}</p>
      {sendsToDesk ? null : <p className={styles.help}>{t('app.front_desk_help')}</p>}
    </StandaloneScreen>
  );
}

/** Replaces a screen that failed to render. After a missing script the guest can try again and keeps every answer. */
export function Crash({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = error instanceof NotLoaded;
  useEffect(() => {
    if (!isMissing) reportError(error);
  }, [error, isMissing]);
  const screen = openScreen(router.state.location.pathname, useConfig());
  // A guest on the way from home has no data to keep.
  const notLoaded =
    screen?.needs.length === 0
      ? 'views.error_view.not_loaded_first_text'
      : 'views.error_view.not_loaded_text';
  const problem = (
    <Problem
      path="/common-error"
      heading="views.error_view.common_title"
      text={isMissing ? notLoaded : 'views.error_view.common_text'}
      picture={trouble}
      onRetry={isMissing ? () => router.invalidate() : undefined}
    />
  );
  return screen?.endsItself ? <ReturningHome>{problem}</ReturningHome> : problem;
}

/** Goes home without the question of an idle dialog. */
function ReturningHome({ children }: { readonly children: ReactNode }) {
  useReturnHome();
  return children;
}
