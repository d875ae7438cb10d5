import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Values, withDefaults, withoutDefaults } from './differences.ts';
import { type Checked, type Files, newDraft, type Opened, Refused, serverOf } from './server.ts';

/** Milliseconds without typing before the draft is sent. */
const PAUSE_MS = 350;

export type DraftState = ReturnType<typeof useDraft>;

/** Keeps the draft, and sends it after a pause in typing. */
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
      // The draft waited too long for this window; a new one takes the input and the folder's pictures.
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
    /** The app with this draft. */
    origin: `${window.location.protocol}//${window.location.hostname}:${port}`,
    /** Defaults included. */
    values,
    setValues,
    texts,
    setTexts,
    pictures,
    setPictures,
    checked,
    isReachable,
    version,
    replace: (next: Files) => {
      setValues(withDefaults(next.config));
      setTexts(next.texts);
    },
    /** Shows the draft again after a changed picture. */
    showAgain: () => setVersion((last) => last + 1),
    settle,
    files,
  };
}
