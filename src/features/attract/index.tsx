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

/** How long home must be untouched before it is reset and the attract view is shown, in ms. */
const UNTOUCHED_MS = 60_000;

/**
 * Ends the visit when home has been untouched for a while, and shows the attract view over it. No attract view if the
 * settings turn it off, or while home shows a message: its server does not answer, or there are no settings.
 */
export default function AttractWhenUntouched() {
  const isWanted = useConfig().kiosk.attract;
  const hasSettings = useSettings(({ source }) => source !== 'defaults');
  const serverAnswers = useServerAnswers();
  const hasDeepLink = useSession(({ deepLink }) => deepLink !== undefined);
  const [isShown, setShown] = useState(false);
  const mayShow = isWanted && hasSettings && serverAnswers;

  useEffect(() => {
    // Closed by a message, the attract view does not return on its own while somebody may be reading home.
    if (!mayShow) setShown(false);
  }, [mayShow]);

  // Independent of `mayShow`, because a server that comes and goes is not a sign that the guest is still there.
  useUntouched(
    UNTOUCHED_MS,
    (_, wasTouched) => {
      // Otherwise nobody has been here since the last visit, whose end keeps its reason.
      if (wasTouched || hasDeepLink) announceReset('idle');
      endVisit();
    },
    !isShown,
  );
  useUntouched(UNTOUCHED_MS, () => setShown(true), !isShown && mayShow);

  return isShown && mayShow ? <Attract onClose={() => setShown(false)} /> : null;
}

const MINUTE_MS = 60_000;
/** A sliding or resting finger causes no click; the view then closes this long after the finger is lifted, in ms. */
const NO_CLICK_MS = 400;

/**
 * The attract view over home: the hotel's picture, the time, and how to begin. It closes on its own click, not on the
 * first touch: the click that follows a touch would otherwise press a button of home.
 */
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

/** The invitations with their languages, each once; in English where no language has one. */
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

/** Such as 11月24日（火） or Tuesday 24 November. */
function dateIn(language: string, now: Date): string {
  const weekday = isEastAsian(language) ? 'short' : 'long';
  return dateWriterOf(language, { month: 'long', day: 'numeric', weekday })(now);
}

/** The current time, if it is known; renders again once per minute, on the minute. */
function useMinute(): Date | undefined {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const now = timeNow();
  useEffect(() => {
    const timer = setTimeout(tick, MINUTE_MS - ((now?.getTime() ?? 0) % MINUTE_MS));
    return () => clearTimeout(timer);
  });
  return now;
}

/** The largest offset from the centre: of the card in % of the screen, of the picture in % of its own size. */
const CARD = { x: 9, y: 10 } as const;
const PICTURE_PERCENT = 3;
/** The picture is larger than the screen, so that no edge shows when it moves. */
const PICTURE_SCALE = 1.08;

/**
 * The positions of card and picture at a moment, as CSS transforms: both drift slowly from one minute's to the next. The periods, in minutes,
 * are coprime, so that the movement repeats only after hours.
 */
export function spotAt(moment: Date) {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const wave = (period: number) => Math.sin((2 * Math.PI * (minute % period)) / period);
  const part = (period: number, most: number) => (wave(period) * most).toFixed(2);
  return {
    card: `translate(${part(13, CARD.x)}vw, ${part(17, CARD.y)}vh)`,
    picture: `scale(${PICTURE_SCALE}) translate(${part(19, PICTURE_PERCENT)}%, ${part(23, PICTURE_PERCENT)}%)`,
  };
}
