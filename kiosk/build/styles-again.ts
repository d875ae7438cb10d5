import type { Plugin } from 'vite';

/** Chromium takes a page in place of a stylesheet for one without rules. */
const FAILED = 'e.type === "error" || !link.sheet?.cssRules.length';

/** What Vite writes, and what takes its place: a stylesheet that has failed leaves nothing behind, so another import asks for it again. */
const CHANGES = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', `if (${FAILED}) link.remove(), rej(`],
] as const;

/**
 * Lets an import fail as long as a stylesheet of its script is missing. Vite asks for each stylesheet once: after a failure
 * the next import succeeds without it, and a screen is shown without its styles.
 */
export const stylesAgain: Plugin = {
  name: 'styles-again',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      return CHANGES.reduce((text, [from, to]) => {
        if (!text.includes(from)) this.error(`Vite loads stylesheets in another way now: no ${from}`);
        return text.replace(from, to);
      }, code);
    },
  },
};
