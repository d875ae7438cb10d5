import type { i18n as I18n, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The texts of the language shown, and what knows of languages. */
type TextsShown = { readonly t: TFunction; readonly i18n: I18n };

const Context = createContext<TextsShown | undefined>(undefined);

/**
 * Brings the texts to all that is drawn within. Every part of a screen asks for some: one place that follows the language
 * costs a new screen less than as many as it has parts.
 */
export function Texts({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const shown = useMemo(() => ({ t: remembering(t), i18n }), [t, i18n]);
  return <Context value={shown}>{children}</Context>;
}

/** The texts of the language shown; throws outside {@link Texts}. */
export function useTexts(): TextsShown {
  const shown = useContext(Context);
  if (!shown) throw new Error('There are no texts here');
  return shown;
}

/** A text that nothing is put into is looked up once. It holds for one language and one set of texts, as `t` does. */
function remembering(t: TFunction): TFunction {
  const known = new Map<unknown, unknown>();
  return new Proxy(t, {
    apply(target, self, args) {
      if (args.length !== 1) return Reflect.apply(target, self, args);
      const [name] = args;
      if (!known.has(name)) known.set(name, Reflect.apply(target, self, args));
      return known.get(name);
    },
  });
}
