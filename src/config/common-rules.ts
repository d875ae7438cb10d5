import { HEADER_WORD_OR_NONE } from '~/platform/header-text';
import { z } from '~/platform/zod';
import { rule } from './problems';

/** Rules that several settings share: each new rule would slow a first start. */

export const ON = z._default(z.boolean(), true);
export const OFF = z._default(z.boolean(), false);
export const whole = (min: number, max: number, standard: number) =>
  z._default(z.int().check(z.minimum(min), z.maximum(max)), standard);

const URL_OR_PATH = /^(https?:\/\/[^\s]+|\/[^\s]*)?$/;
/** Addresses and lists go into headers, which servers and browsers limit. */
export const SHORT = z.maxLength(2000);
export const urlOrPath = z.string().check(SHORT, z.regex(URL_OR_PATH, rule('address')));
export const URL_OR_NONE = z._default(urlOrPath, '');
export const HEADER_WORD = z._default(
  z.string().check(z.regex(HEADER_WORD_OR_NONE, rule('header-text'))),
  '',
);
