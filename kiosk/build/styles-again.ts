import type { Plugin } from 'vite';

/** Chromium takes a page for a stylesheet without rules. */
const FAILED = 'e.type === "error" || !link.sheet?.cssRules.length';

/** Vite's code and its replacement: a failed stylesheet leaves nothing behind, so another import asks again. */
const CHANGES = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', `if (${FAILED}) link.remove(), rej(`],
] as const;

/**
 * Fails an import while a stylesheet of its script is missing. Vite asks for each stylesheet once: the import after a
 * failure would succeed without it and show a screen without its styles.
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
