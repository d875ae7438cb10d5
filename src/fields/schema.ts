import type { Guest } from '~/domain/guest';
import { z } from '~/domain/zod';
import { errorsOf, type FormRules } from './form';

/** The schema of one guest's form: the form library asks it, and its messages are names of texts. */
export const guestSchema = (rules: FormRules) =>
  z.custom<Guest>().check((context) => {
    for (const [field, message] of errorsOf(context.value, rules)) {
      context.issues.push({ code: 'custom', path: [field], message, input: context.value });
    }
  });
