import { type Plugin, Visitor } from 'vite';

/** Leaves settings' words out of the app: `setting(rule, words)` becomes `rule`. Runs on plain JavaScript. */
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
      // From the end, so that earlier places stay true.
      return cuts
        .toSorted((one, other) => other.from - one.from)
        .reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), code);
    },
  },
};
