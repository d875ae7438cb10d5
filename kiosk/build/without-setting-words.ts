import { type Plugin, Visitor } from 'vite';

/**
 * Leaves the words of settings out of the app, since a tablet checks settings and explains none: `setting(rule, words)` becomes
 * `rule`. Comes when the sources are plain JavaScript.
 */
export const withoutSettingWords: Plugin = {
  name: 'without-setting-words',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/config\/(schema|groups\/\w+)\.ts$/ },
    handler(code) {
      const cuts: { readonly from: number; readonly to: number }[] = [];
      new Visitor({
        CallExpression({ callee, arguments: [rule], start, end }) {
          if (callee.type === 'Identifier' && callee.name === 'setting' && rule)
            cuts.push({ from: start, to: rule.start }, { from: rule.end, to: end });
        },
      }).visit(this.parse(code));
      // The last first, so that the places of the others stay true.
      return cuts
        .toSorted((one, other) => other.from - one.from)
        .reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), code);
    },
  },
};
