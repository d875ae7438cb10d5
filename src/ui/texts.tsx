import type { i18n as I18n, TFunction } from 'i18next';
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenText } from '~/i18n/texts';
import { translator } from '~/i18n/translator';

/** The translation function of the current language, and the i18next instance. */
type TextsShown = { readonly t: TFunction; readonly i18n: I18n };

/** Must be one constant object: the hook re-initialises when it changes. */
const OPTIONS = { i18n: translator };

const Context = createContext<TextsShown | undefined>(undefined);

/**
 * Provides the texts to its children. Most components need texts, and a single subscription to the language
 * makes drawing a screen faster than one for each component.
 */
export function Texts({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation(undefined, OPTIONS);
  const shown = useMemo(() => ({ t: readingPlainTexts(t), i18n }), [t, i18n]);
  return <Context value={shown}>{children}</Context>;
}

/**
 * The texts of the current language.
 * @throws Error outside {@link Texts}
 */
export function useTexts(): TextsShown {
  const shown = useContext(Context);
  if (!shown) throw new Error('There are no texts here');
  return shown;
}

/** A part of the page that stands outside of the journeys, with texts of its own. */
export function withTexts<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return (props) => (
    <Texts>
      <Part {...props} />
    </Texts>
  );
}

/** What only i18next can fill in: a parameter, or another text. */
const TO_FILL_IN = /\{\{|\$t\(/;

/**
 * Reads a text in which nothing is to be filled in as it is written: i18next takes a slow tablet some 0.3 ms for each, and a
 * long form has sixty.
 */
function readingPlainTexts(t: TFunction): TFunction {
  return new Proxy(t, {
    apply(target, self, args) {
      const [key] = args;
      const text = args.length === 1 && typeof key === 'string' ? writtenText(key) : undefined;
      return text === undefined || TO_FILL_IN.test(text) ? Reflect.apply(target, self, args) : text;
    },
  });
}
