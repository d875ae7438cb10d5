import 'i18next';
import type ja from './ja.json';

/** Types the keys of `t` by the Japanese texts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ja };
  }
}
