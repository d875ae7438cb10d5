import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stroke } from '~/domain/stroke';
import { calls } from '~/hotel/calls';
import { updateSession } from '~/session/store';
import signatureExample from '~/ui/art/signature-example.svg';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Screen } from '~/ui/screen';
import { PenIcon, UndoIcon } from '~/ui/screen-icons';
import { SignaturePad } from '~/ui/signature/pad';
import { signatureImage } from '~/ui/signature/paint';
import { useSession } from '~/ui/use-session';
import { HotelText, useHotelText } from '../-hotel-text';
import styles from './-term.module.css';
import { useNext } from './-use-next';

export const Route = createFileRoute('/checkin/term')({ component: Term });

function Term() {
  const { t } = useTranslation();
  const { journey } = Route.useRouteContext();
  const next = useNext('/checkin/term');
  const strokes = useSession((known) => known.strokes);
  const [cssWidth, setCssWidth] = useState(0);
  const [showsExample, setShowsExample] = useState(false);
  const agreement = useHotelText(journey.hotel, calls.agreement);

  // What was made of other strokes is no longer the guest's signature.
  const draw = (drawn: readonly Stroke[]) => updateSession({ strokes: drawn, signature: undefined });
  const goOn = () => {
    updateSession({ signature: signatureImage(strokes, cssWidth) });
    next();
  };
  return (
    <Screen
      path="/checkin/term"
      layout="fill"
      actions={
        <Button
          action="main"
          look="main"
          disabled={agreement.data === undefined || strokes.length === 0}
          onPress={goOn}
        >
          {t('views.checkin.term_view.button')}
        </Button>
      }
    >
      <div className={styles.term}>
        <HotelText
          query={agreement}
          label={t('views.checkin.term_view.agreement')}
          loading={t('views.checkin.term_view.loading')}
          failed={t('views.checkin.term_view.failed')}
          retry={t('views.checkin.term_view.retry')}
        />
        <section className={styles.signature}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('views.checkin.term_view.signature')}</h2>
            <Button action="example" look="quiet" onPress={() => setShowsExample(true)}>
              {t('views.checkin.term_view.example')}
            </Button>
          </div>
          <SignaturePad
            strokes={strokes}
            label={t('views.checkin.term_view.signature_canvas')}
            onChange={draw}
            onResize={setCssWidth}
          />
          <div className={styles.foot}>
            <p className={styles.hint}>
              <PenIcon size={24} />
              {t('views.checkin.term_view.signature_hint')}
            </p>
            <Button
              action="undo"
              icon={<UndoIcon />}
              disabled={strokes.length === 0}
              onPress={() => draw(strokes.slice(0, -1))}
            >
              {t('views.checkin.term_view.undo')}
            </Button>
          </div>
        </section>
      </div>
      {showsExample ? (
        <Dialog
          title={t('views.checkin.term_view.example_title')}
          onDismiss={() => setShowsExample(false)}
          actions={
            <Button action="close" onPress={() => setShowsExample(false)} autoFocus>
              {t('app.close')}
            </Button>
          }
        >
          <p>{t('views.checkin.term_view.example_text')}</p>
          <img
            className={styles.example}
            src={signatureExample}
            alt={t('views.checkin.term_view.example_picture')}
          />
        </Dialog>
      ) : null}
    </Screen>
  );
}
