import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HotelText, useHotelText } from '~/components/hotel-text';
import { Screen } from '~/components/screen';
import type { Stroke } from '~/domain/stroke';
import { useConfig } from '~/hooks/use-config';
import { useNext } from '~/hooks/use-next';
import { useSayNotLoaded } from '~/hooks/use-report';
import { useSession } from '~/hooks/use-session';
import { calls } from '~/hotel/calls';
import { updateSession } from '~/session/store';
import { afterFrame } from '~/ui/after-frame';
import japanese from '~/ui/art/signature-example.svg';
import han from '~/ui/art/signature-example-han.svg';
import hangul from '~/ui/art/signature-example-hangul.svg';
import latin from '~/ui/art/signature-example-latin.svg';
import { Button } from '~/ui/button';
import { MessageDialog } from '~/ui/dialog';
import { End } from '~/ui/more';
import { PenIcon, UndoIcon } from '~/ui/screen-icons';
import { SignaturePad, useReadyImage } from '~/ui/signature/pad';
import { isBlank, isUnsigned } from '~/ui/signature/paint';
import { usePart } from '~/ui/use-part';
import styles from './term.module.css';

export const Route = createFileRoute('/checkin/term')({ component: Term });

const loadSignByName = () => import('~/features/checkin/agreement/sign-by-name');

function Term() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { assets } = useConfig();
  const next = useNext();
  const strokes = useSession((known) => known.strokes);
  const [cssWidth, setCssWidth] = useState(0);
  const name = useSession((known) => known.signedName);
  const signature = useMemo(() => ({ strokes, name }), [strokes, name]);
  const { image, hold } = useReadyImage(signature, cssWidth);
  const [showsExample, setShowsExample] = useState(false);
  const [asksName, setAsksName] = useState(false);
  const sayNotLoaded = useSayNotLoaded();
  const SignByName = usePart(loadSignByName, asksName, () => {
    setAsksName(false);
    sayNotLoaded();
  });
  useEffect(() => afterFrame(() => void loadSignByName().catch(() => undefined)), []);
  const agreement = useHotelText(calls.agreement);

  // An image of earlier strokes or of another name is no longer the signature.
  const draw = (drawn: readonly Stroke[]) =>
    updateSession({ strokes: drawn, signedName: '', signature: undefined });
  const signByName = (signedName: string) => {
    updateSession({ strokes: [], signedName, signature: undefined });
    setAsksName(false);
  };
  const proceed = () => {
    const jpeg = image();
    if (jpeg === undefined) {
      updateSession({ errorDialog: { title: undefined, text: t('app.general_error_message') } });
      return;
    }
    updateSession({ signature: jpeg });
    next();
  };
  return (
    <Screen
      layout="fill"
      button={t('views.checkin.term_view.button')}
      // Before the canvas is measured, the image would have another line width.
      disabled={agreement.data === undefined || isUnsigned(signature) || cssWidth === 0}
      onPress={proceed}
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
          <div className={styles.pad} onPointerDown={hold}>
            <SignaturePad
              signature={signature}
              label={
                name === ''
                  ? t('views.checkin.term_view.signature_canvas')
                  : t('views.checkin.term_view.signed_as', { name })
              }
              onChange={draw}
              onResize={setCssWidth}
            />
            {isBlank(signature) ? (
              <p className={styles.hint}>
                <PenIcon size={24} />
                {t('views.checkin.term_view.signature_hint')}
              </p>
            ) : null}
          </div>
          <div className={styles.foot}>
            <Button action="sign-by-name" look="quiet" onPress={() => setAsksName(true)}>
              {t('views.checkin.term_view.sign_by_name')}
            </Button>
            <Button
              action="undo"
              icon={<UndoIcon />}
              disabled={isBlank(signature)}
              onPress={() => draw(strokes.slice(0, -1))}
            >
              {name === '' ? t('views.checkin.term_view.undo') : t('views.checkin.term_view.undo_name')}
            </Button>
          </div>
          <End className={styles.end} />
        </section>
      </div>
      {showsExample ? (
        <MessageDialog
          title={t('views.checkin.term_view.example_title')}
          onClose={() => setShowsExample(false)}
        >
          <p>{t('views.checkin.term_view.example_text')}</p>
          <img
            className={styles.example}
            src={assets.signature_example || signatureExample(language)}
            alt={t('views.checkin.term_view.example_picture')}
          />
        </MessageDialog>
      ) : null}
      {SignByName ? <SignByName onCancel={() => setAsksName(false)} onSign={signByName} /> : null}
    </Screen>
  );
}

/** By the ISO 15924 code of the script. */
const EXAMPLES: ReadonlyMap<string | undefined, string> = new Map([
  ['Jpan', japanese],
  ['Hans', han],
  ['Hant', han],
  ['Kore', hangul],
]);

/** The picture of a signature in the script of a language, or in Latin letters. */
const signatureExample = (language: string): string =>
  EXAMPLES.get(new Intl.Locale(language).maximize().script) ?? latin;
