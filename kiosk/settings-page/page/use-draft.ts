import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Values, withDefaults, withoutDefaults } from './differences.ts';
import { type Checked, type Files, newDraft, type Opened, Refused, serverOf } from './server.ts';

/** How long nothing is typed until the draft is sent, in ms. */
const PAUSE_MS = 350;

/** The draft of the page and what the server says of it. */
export type DraftState = ReturnType<typeof useDraft>;

/** Keeps the draft, and sends it when nothing was typed for a moment. */
export function useDraft(opened: Opened) {
  const [{ id, port }, setPlace] = useState({ id: opened.id, port: opened.port });
  const server = useMemo(() => serverOf(id), [id]);
  const [values, setValues] = useState<Values>(() => withDefaults(opened.config));
  const [texts, setTexts] = useState(opened.texts);
  const [pictures, setPictures] = useState(opened.pictures);
  const [checked, setChecked] = useState<Checked>();
  const [isReachable, setReachable] = useState(true);
  const [version, setVersion] = useState(0);
  const sent = useRef(0);
  const shown = useRef('');
  const files = useCallback((): Files => ({ config: withoutDefaults(values), texts }), [values, texts]);
  const settle = useCallback(async () => {
    sent.current += 1;
    const mine = sent.current;
    try {
      const now = files();
      const told = await server.send(now);
      // A later draft is on its way.
      if (mine !== sent.current) return told;
      setReachable(true);
      setChecked(told);
      const print = JSON.stringify(now);
      if (told.isShown && print !== shown.current) setVersion((last) => last + 1);
      if (told.isShown) shown.current = print;
      return told;
    } catch (error) {
      // The draft waited too long for this window; what is typed goes into a new one, which brings the pictures of the folder.
      const begun =
        error instanceof Refused && error.status === 404 ? await newDraft().catch(() => null) : null;
      if (begun === null) setReachable(false);
      else {
        setPictures(begun.pictures);
        setPlace({ id: begun.id, port: begun.port });
      }
      return undefined;
    }
  }, [files, server]);
  useEffect(() => {
    const timer = setTimeout(() => void settle(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settle]);
  return {
    server,
    /** Where the app with this draft is served. */
    origin: `${window.location.protocol}//${window.location.hostname}:${port}`,
    /** Every setting, defaults too. */
    values,
    setValues,
    texts,
    setTexts,
    /** Names of the hotel's own pictures, which the server keeps. */
    pictures,
    setPictures,
    checked,
    isReachable,
    /** Another one for each draft that the preview shows. */
    version,
    /** Takes the place of everything. */
    replace: (next: Files) => {
      setValues(withDefaults(next.config));
      setTexts(next.texts);
    },
    /** The same draft looks different: a picture was changed. */
    showAgain: () => setVersion((last) => last + 1),
    /** Sends what was typed last, and waits for the word on it. */
    settle,
    /** The files as they are saved. */
    files,
  };
}
