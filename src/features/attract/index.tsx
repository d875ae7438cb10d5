import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeNow } from '~/clock/today';
import { offeredLanguages, type Settings } from '~/config/settings';
import { aboutItself, isBuiltIn, isEastAsian, type Language } from '~/domain/languages';
import { dateWriterOf } from '~/domain/reservation';
import { announceReset } from '~/flow/reset';
import { useConfig, useSettings } from '~/hooks/use-config';
import { useServerAnswers } from '~/hooks/use-server';
import { useSession } from '~/hooks/use-session';
import { useUntouched } from '~/hooks/use-untouched';
import { INVITATIONS } from '~/i18n/invitations.gen';
import { endVisit } from '~/session/visit';
import styles from './attract.module.css';

/** Time without a touch on home before the attract view, in ms. */
const UNTOUCHED_MS = 60_000;

/** Ends the visit after a while without a touch on home, and shows the attract view unless home has a message. */
export default function AttractWhenUntouched() {
  const isWanted = useConfig().kiosk.attract;
  const hasSettings = useSettings(({ source }) => source !== 'defaults');
  const serverAnswers = useServerAnswers();
  const hasDeepLink = useSession(({ deepLink }) => deepLink !== undefined);
  const [isShown, setShown] = useState(false);
  const mayShow = isWanted && hasSettings && serverAnswers;

  useEffect(() => {
    // After a message the attract view waits: somebody may be reading home.
    if (!mayShow) setShown(false);
  }, [mayShow]);

  // Independent of `mayShow`: a server that comes and goes is no sign of a guest.
  useUntouched(
    UNTOUCHED_MS,
    (_, wasTouched) => {
      // Without a touch there was no new visit: the last one keeps its reason.
      if (wasTouched || hasDeepLink) announceReset('idle');
      endVisit();
    },
    !isShown,
  );
  useUntouched(UNTOUCHED_MS, () => setShown(true), !isShown && mayShow);

  return isShown && mayShow ? <Attract onClose={() => setShown(false)} /> : null;
}

const MINUTE_MS = 60_000;
/** A sliding or resting finger causes no click. The view closes this long after it lifts, in ms. */
const NO_CLICK_MS = 400;

/** The attract view. It closes on its own click; after a close on touch the click would press a button of home. */
function Attract({ onClose }: { readonly onClose: () => void }) {
  const { language: shown } = useTranslation().i18n;
  const { assets } = useConfig();
  const known = useSettings((all) => all);
  const dialog = useRef<HTMLDialogElement>(null);
  const now = useMinute();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const closeSoon = () => {
    closing.current ??= setTimeout(onClose, NO_CLICK_MS);
  };
  const { card, picture } = spotAt(now ?? new Date());
  const invitations = useMemo(() => invitationsIn(known), [known]);

  return (
    <dialog
      ref={dialog}
      className={styles.attract}
      aria-label={[...invitations.keys()].join(' / ')}
      data-attract
      onClick={onClose}
      onPointerUp={closeSoon}
      onPointerCancel={closeSoon}
      onKeyDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <img
        className={styles.picture}
        style={{ transform: picture }}
        src={assets.attract || `${assets.url}/checkin.png`}
        alt=""
        aria-hidden="true"
        width={800}
        height={600}
      />
      <div className={styles.card} style={{ transform: card }}>
        {now ? (
          <>
            <p className={styles.time}>{timeIn(shown, now)}</p>
            <p className={styles.date}>{dateIn(shown, now)}</p>
          </>
        ) : null}
        <button type="button" className={styles.begin} data-action="begin">
          {[...invitations].map(([words, language]) => (
            <span key={language} lang={language}>
              {words}
            </span>
          ))}
        </button>
      </div>
    </dialog>
  );
}

/** The invitations with their languages, each once; the English one if no language has any. */
function invitationsIn(known: Settings): ReadonlyMap<string, Language> {
  const invitations = new Map<string, Language>();
  for (const language of offeredLanguages(known)) {
    const own = isBuiltIn(language)
      ? INVITATIONS[language]
      : aboutItself(language, known.overlays).invitation;
    if (own !== undefined) invitations.set(own, language);
  }
  if (invitations.size === 0) invitations.set(INVITATIONS.en, 'en');
  return invitations;
}

const timeIn = (language: string, now: Date): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(now);

function dateIn(language: string, now: Date): string {
  const weekday = isEastAsian(language) ? 'short' : 'long';
  return dateWriterOf(language, { month: 'long', day: 'numeric', weekday })(now);
}

/** The current time, if known; renders again on each minute. */
function useMinute(): Date | undefined {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const now = timeNow();
  useEffect(() => {
    const timer = setTimeout(tick, MINUTE_MS - ((now?.getTime() ?? 0) % MINUTE_MS));
    return () => clearTimeout(timer);
  });
  return now;
}

/** Largest offset from the centre: of the card in % of the screen, of the picture in % of its size. */
const CARD = { x: 9, y: 10 } as const;
const PICTURE_PERCENT = 3;
/** The picture exceeds the screen, so that no edge shows. */
const PICTURE_SCALE = 1.08;

/** Positions as CSS transforms, which drift from minute to minute. Coprime periods repeat only after hours. */
export function spotAt(moment: Date) {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const wave = (period: number) => Math.sin((2 * Math.PI * (minute % period)) / period);
  const part = (period: number, most: number) => (wave(period) * most).toFixed(2);
  return {
    card: `translate(${part(13, CARD.x)}vw, ${part(17, CARD.y)}vh)`,
    picture: `scale(${PICTURE_SCALE}) translate(${part(19, PICTURE_PERCENT)}%, ${part(23, PICTURE_PERCENT)}%)`,
  };
}
