import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DisplaySettingsButton, HelpButton } from '~/components/bar-buttons';
import { StandaloneScreen } from '~/components/screen-body';
import { whenIdle } from '~/device/next-task';
import { useConfig, useLanguageChoices, useLocalised, useSettings } from '~/hooks/use-config';
import { useServerAnswers } from '~/hooks/use-server';
import { watchServer } from '~/hotel/outside/server-looks';
import { switchLanguage } from '~/i18n/texts';
import { Button } from '~/ui/button';
import { ChevronRightIcon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import { usePart } from '~/ui/use-part';
import styles from './home.module.css';

const loadHotelHtml = () => import('~/ui/hotel-html').then(({ HotelHtml }) => ({ default: HotelHtml }));
const loadLinkDialog = () => import('~/components/link-dialog');
const loadAttract = () => whenIdle().then(() => import('../attract'));

/** The first screen: check-in or check-out. It shows no guest data. */
export function Home() {
  const { t } = useTranslation();
  const { display, assets, links, notices } = useConfig();
  const source = useSettings((known) => known.source);
  const [link, setLink] = useState<string>();
  const localise = useLocalised();
  const html = localise(notices.additional_html);
  const message = localise(notices.additional_message);
  const closeLink = () => setLink(undefined);
  const HotelHtml = usePart(loadHotelHtml, html !== '');
  const LinkDialog = usePart(loadLinkDialog, link !== undefined, closeLink);

  return (
    <StandaloneScreen path="/" layout="fill">
      <div className={styles.home}>
        <Picture className={styles.view} src={`${assets.url}/checkin.png`} />
        {source === 'defaults' ? <p className={styles.staff}>{t('app.staff_notice')}</p> : null}
        <ServerNotice />
        <div className={styles.choices}>
          <Choice
            action="checkin"
            picture={`${assets.url}/checkin.png`}
            name={t('views.home_view.checkin')}
            hint={t('views.home_view.checkin_hint')}
            attention={localise(notices.checkin_attention)}
          />
          {display.use_checkout ? (
            <Choice
              action="checkout"
              picture={`${assets.url}/checkout.png`}
              name={t('views.home_view.checkout')}
              hint={t('views.home_view.checkout_hint')}
              attention={localise(notices.checkout_attention)}
            />
          ) : null}
        </div>
        <p className={styles.message}>{message}</p>
        {HotelHtml ? <HotelHtml html={html} className={styles.notice} onLink={setLink} /> : null}
      </div>
      <div className={styles.links}>
        {links.payment_law ? (
          <Button action="payment-law" look="quiet" onPress={() => setLink(links.payment_law)}>
            {t('views.home_view.payment_law')}
          </Button>
        ) : null}
        {links.eco_discount ? (
          <Button action="eco-discount" look="quiet" onPress={() => setLink(links.eco_discount)}>
            {t('views.home_view.eco_discount')}
          </Button>
        ) : null}
      </div>
      <div className={styles.foot}>
        <LanguageSelector />
        <div className={styles.tools} data-bar>
          <HelpButton path="/" />
          <DisplaySettingsButton />
        </div>
      </div>
      <AttractPart />
      {LinkDialog && link ? <LinkDialog address={link} onClose={closeLink} /> : null}
    </StandaloneScreen>
  );
}

/** A component of its own, so that home does not render again for it. */
function AttractPart(): ReactNode {
  const Attract = usePart(loadAttract, true);
  return Attract ? <Attract /> : null;
}

/** Watches the server while home is shown, so that no guest starts in vain. */
function ServerNotice(): ReactNode {
  const { t } = useTranslation();
  useEffect(watchServer, []);
  return useServerAnswers() ? null : (
    <p className={styles.offline} role="status">
      {t('app.offline')}
    </p>
  );
}

function Choice({
  action,
  picture,
  name,
  hint,
  attention,
}: {
  readonly action: 'checkin' | 'checkout';
  readonly picture: string;
  readonly name: string;
  readonly hint: string;
  readonly attention: string;
}): ReactNode {
  const navigate = useNavigate();
  const { openServices } = useRouter().options.context;
  const to = `/${action}/search` as const;
  const isOpening = useRouterState({ select: ({ location }) => location.pathname === to });
  return (
    <div className={styles.choice}>
      <button
        type="button"
        className={styles.button}
        data-action={action}
        aria-busy={isOpening || undefined}
        // The finger's way up is time to load. The tap itself says what is missing.
        onPointerDown={() => void openServices().catch(() => undefined)}
        onClick={() => void navigate({ to, search: true })}
      >
        <Picture className={styles.picture} src={picture} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.hint}>{hint}</span>
        </span>
        <ChevronRightIcon size={36} />
      </button>
      <p className={styles.attention}>{attention}</p>
    </div>
  );
}

function LanguageSelector(): ReactNode {
  const { t, i18n } = useTranslation();
  const { language: shownLanguage } = i18n;
  const choices = useLanguageChoices();
  const overlays = useSettings((known) => known.overlays);
  const [chosen, setChosen] = useState<string>();
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.languages}>
      <legend className="hidden">{t('app.language')}</legend>
      {choices.map(({ tag, name }) => (
        <label key={tag} lang={tag} className={styles.language}>
          <input
            type="radio"
            name="language"
            value={tag}
            checked={(chosen ?? shownLanguage) === tag}
            onChange={() => {
              setChosen(tag);
              void switchLanguage(tag, overlays).finally(() => setChosen(undefined));
            }}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
