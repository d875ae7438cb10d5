import 'i18next';
import type speech from '../speech/words/ja.json';
import type ja from './ja.json';

/** Types the keys of `t` by the Japanese texts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof ja; speech: typeof speech };
  }
}
