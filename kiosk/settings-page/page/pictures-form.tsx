import { useId, useState } from 'react';
import passport from '../../../src/ui/art/passport-guide.svg';
import signature from '../../../src/ui/art/signature-example.svg';
import { useSay } from './page-context.ts';
import {
  addressOf,
  asFile,
  FOLDER,
  nameFor,
  PICTURE_PLACES,
  type PicturePlace,
  withPicture,
} from './picture-places.ts';
import type { DraftState } from './use-draft.ts';

const BUILT_IN: Readonly<Partial<Record<PicturePlace['id'], string>>> = { signature, passport };

interface PicturesProps {
  readonly draft: DraftState;
  /** Hears of the stop that shows a dropped picture. */
  readonly onPlaced: (stop: string) => void;
}

export function PicturesForm({ draft, onPlaced }: PicturesProps) {
  const say = useSay();
  return (
    <section className="pictures">
      <h2>{say('pictures')}</h2>
      <p className="meaning">{say('picturesMeaning')}</p>
      <div className="fields">
        {PICTURE_PLACES.map((place) => (
          <Place key={place.id} {...{ place, draft, onPlaced }} />
        ))}
      </div>
    </section>
  );
}

function Place({ place, draft, onPlaced }: PicturesProps & { readonly place: PicturePlace }) {
  const say = useSay();
  const id = useId();
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);
  const address = addressOf(place, draft.values);
  const own = draft.pictures.find((name) => `${FOLDER}${name}` === address);
  const shown = address?.startsWith(FOLDER) ? address.slice(FOLDER.length) : place.instead;
  const source = shown ? `${draft.server.pictureAddress(shown)}?${draft.version}` : BUILT_IN[place.id];
  /** Shows changed pictures. `name` is the new one; undefined after a removal. */
  const put = (pictures: readonly string[], name: string | undefined) => {
    draft.setPictures(pictures);
    draft.setValues(withPicture(draft.values, place, name));
    draft.showAgain();
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const name = nameFor(place, file.type);
    if (name === undefined) return setProblem(say(place.file === 'logo.svg' ? 'anyPicture' : 'onlyPixels'));
    try {
      put(await draft.server.putPicture(name, await asFile(file, name)), name);
      setProblem('');
      onPlaced(place.shownOn);
    } catch (error) {
      setProblem(say('notSaved', { reason: error instanceof Error ? error.message : '' }));
    }
  };
  const remove = async (name: string) => put(await draft.server.removePicture(name), undefined);
  return (
    <section
      aria-label={say(`${place.id}Picture`)}
      className={own === undefined ? 'field place' : 'field place own'}
      data-over={isOver}
      data-picture={place.id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <span className="thumb">{source !== undefined && <img src={source} alt="" />}</span>
      <div>
        <b>{say(`${place.id}Picture`)}</b>
        <p className="meaning">{own ?? say('builtInPicture')}</p>
        <span className="drop">
          {say('dropHere')}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
            onChange={({ target }) => {
              void take(target.files?.[0]);
            }}
          />
          <label htmlFor={id}>{say('choosePicture')}</label>
        </span>
        {own !== undefined && (
          <button type="button" className="quiet" onClick={() => void remove(own)}>
            {say('removePicture')}
          </button>
        )}
        {problem !== '' && <p className="problem">{problem}</p>}
      </div>
    </section>
  );
}
