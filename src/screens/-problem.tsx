import { useNavigate } from '@tanstack/react-router';
import type { ScreenPath } from '~/flow/screens';
import type { TextKey } from '~/i18n/keys';
import { Button } from '~/ui/button';
import { Screen } from '~/ui/screen';
import { useTexts } from '~/ui/texts';
import styles from './-problem.module.css';

/**
 * The three screens for what went wrong: a picture, what happened, what to do, and the way to the start. Their title is
 * home's.
 */
export function Problem({
  path,
  heading,
  text,
  picture,
}: {
  readonly path: ScreenPath;
  readonly heading: TextKey;
  readonly text: TextKey;
  readonly picture: string;
}) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <Screen
      path={path}
      layout="middle"
      actions={
        <Button action="main" look="main" onPress={() => void navigate({ to: '/', search: true })}>
          {t('views.error_view.button')}
        </Button>
      }
    >
      <img className={styles.picture} src={picture} alt="" />
      <h2 className={styles.heading}>{t(heading)}</h2>
      <p className={styles.text}>{t(text)}</p>
      <p className={styles.help}>{t('app.front_desk_help')}</p>
    </Screen>
  );
}
