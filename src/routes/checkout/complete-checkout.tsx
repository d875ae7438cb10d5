import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import greeting from '~/components/greeting.module.css';
import { ReturnHome } from '~/components/return-home';
import { Screen } from '~/components/screen';
import styles from '~/features/checkout/checkout.module.css';
import { useConfig } from '~/hooks/use-config';
import { Scene } from '~/ui/scene';

export const Route = createFileRoute('/checkout/complete-checkout')({ component: CompleteCheckout });

/** Paragraphs that a tenant's texts may add: a title, a body, or both. */
const GUIDANCE = [
  { title: 'guidance_1_title', body: 'guidance_1_body' },
  { title: 'guidance_2_title', body: 'guidance_2_body' },
  { title: 'guidance_3_title', body: 'guidance_3_body' },
  { title: 'guidance_4_title', body: 'guidance_4_body' },
] as const;

/** The last screen of a check-out, with the hotel's guidance, if any. */
function CompleteCheckout() {
  const { t, i18n } = useTranslation();
  const tenantText = (name: string): string | undefined => {
    const path = ['views', 'checkout', 'complete_checkout_view', name].join('.');
    const text: unknown = i18n.getResource(i18n.language, 'translation', path);
    return typeof text === 'string' && text.trim() !== '' ? text : undefined;
  };
  const { assets } = useConfig();
  const guidance = GUIDANCE.map(({ title, body }) => ({
    name: title,
    title: tenantText(title),
    body: tenantText(body),
  })).filter(({ title, body }) => title !== undefined || body !== undefined);
  return (
    <Screen layout="middle" button={t('views.checkout.complete_checkout_view.button')} aside={<ReturnHome />}>
      <Scene src={`${assets.url}/ic_success.png`}>
        <p className={greeting.greeting}>{t('views.checkout.complete_checkout_view.text')}</p>
        <p className={greeting.key}>{t('views.checkout.complete_checkout_view.guidance')}</p>
        {guidance.length > 0 ? (
          <div className={styles.guidance}>
            {guidance.map(({ name, title, body }) => (
              <section key={name}>
                {title === undefined ? null : <h2>{title}</h2>}
                {body === undefined ? null : <p>{body}</p>}
              </section>
            ))}
          </div>
        ) : null}
      </Scene>
    </Screen>
  );
}
