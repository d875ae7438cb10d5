import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTo, faultOf } from '~/errors/fault';
import type { TextKey } from '~/i18n/keys';
import { updateSession } from '~/session/store';
import { useIsLeaving } from './use-task';

/** A function that shows an error, unless another screen is loading. `done` is the hotel's confirmed act, shown above it. */
export function useReport(): (error: unknown, done?: TextKey) => void {
  const router = useRouter();
  const isLeaving = useIsLeaving();
  const { t } = useTranslation();
  return useCallback(
    (error, done) => {
      if (isLeaving()) return;
      const fault = faultOf(error);
      if (fault.kind === 'other') console.error(error);
      const answer = answerTo(fault);
      switch (answer.show) {
        case 'nothing':
          return;
        case 'common-error':
          void router.navigate({ to: '/common-error', search: true });
          return;
        case 'dialog': {
          const text = 'key' in answer.text ? t(answer.text.key) : answer.text.plain;
          const title = done ?? answer.title;
          updateSession({ errorDialog: { title: title && t(title), text } });
        }
      }
    },
    [router, isLeaving, t],
  );
}

/** A function that says that something could not be loaded and can be tried again. */
export function useSayNotLoaded(): () => void {
  const { t } = useTranslation();
  return () => updateSession({ errorDialog: { title: undefined, text: t('app.not_loaded') } });
}
