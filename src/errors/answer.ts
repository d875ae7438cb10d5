import type { TextKey } from '~/i18n/keys';
import type { Fault } from './fault';

/** What the guest is shown for a fault. */
export type Answer =
  | {
      readonly show: 'dialog';
      readonly title?: TextKey;
      readonly text: { readonly key: TextKey } | { readonly plain: string };
    }
  | { readonly show: 'common-error' }
  | { readonly show: 'nothing' };

const dialog = (key: TextKey): Answer => ({ show: 'dialog', text: { key } });

/**
 * Chooses what the guest is shown for a fault. Exhaustive: a new kind of fault does not compile without an
 * answer.
 */
export function answerTo(fault: Fault): Answer {
  switch (fault.kind) {
    case 'message':
      return { show: 'dialog', text: { plain: fault.text } };
    case 'invalid-format':
      return dialog('api.base_api.error_invalid_format');
    case 'status':
      return dialog('api.base_api.error_status_error');
    case 'network':
      return dialog('api.base_api.error_network');
    case 'timeout':
      return dialog('api.base_api.error_request_timeout');
    case 'general':
      return dialog('app.general_error_message');
    case 'facilities':
      return {
        show: 'dialog',
        title: 'views.checkin.search_view.facilities_error',
        text: { key: 'views.checkin.search_view.facilities_error_message' },
      };
    case 'card':
    case 'card-script':
      return dialog('api.gmo.error_common');
    case 'payment-unknown':
      return dialog('views.payment.check_payment_view.unanswered');
    case 'load-error':
      return { show: 'common-error' };
    case 'dropped':
      return { show: 'nothing' };
    case 'other':
      return dialog('api.base_api.error_other');
    default:
      return unreachable(fault);
  }
}

function unreachable(fault: never): never {
  throw new Error(`No answer to fault ${JSON.stringify(fault)}`);
}
