/** Names of our own validation rules. check-config has a message for each; the tablet logs only the name. */
export const RULES = [
  'address',
  'web-address',
  'web-address-or-none',
  'header-text',
  'colour',
  'level',
  'localised',
  'integrity',
  'pin-hash',
  'token',
  'prompt-before-timeout',
  'default-supported',
] as const;

/** The name of a rule. */
export type Rule = (typeof RULES)[number];

/** The name of a rule, in the place of the schema library's message. */
export const rule = (name: Rule): Rule => name;
