import { useRef, useState } from 'react';
import { giveFile, packed, unpacked } from './archive.ts';
import { useSay } from './page-context.ts';
import { fetchPicture } from './server.ts';
import type { DraftState } from './use-draft.ts';

export function Toolbar({ draft, folder }: { readonly draft: DraftState; readonly folder: string | null }) {
  const say = useSay();
  const [said, setSaid] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const open = async (chosen: File) => {
    try {
      const found = unpacked(chosen.name, new Uint8Array(await chosen.arrayBuffer()));
      // An opened archive replaces everything; a config.json alone leaves texts and pictures.
      if (chosen.name.endsWith('.zip')) {
        for (const name of draft.pictures) await draft.server.removePicture(name);
        draft.setPictures([]);
        for (const [name, bytes] of found.pictures)
          draft.setPictures(await draft.server.putPicture(name, new Blob([bytes])));
      }
      draft.replace(chosen.name.endsWith('.zip') ? found : { ...found, texts: draft.texts });
      setSaid(say('opened', { file: chosen.name }));
    } catch {
      setSaid(say('notOpened', { file: chosen.name }));
    }
  };
  /** Acts on the last input if tablets would take it, and tells the reason if not. */
  const withGoodDraft = async (act: () => Promise<void>) => {
    try {
      const told = await draft.settle();
      if (told === undefined || told.problems.length > 0) throw new Error(say('bad'));
      await act();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setSaid(say('notSaved', { reason }));
    }
  };
  const save = async () => {
    let saved = await draft.server.save(false);
    const isForeign = 'refused' in saved && saved.refused === 'changed-meanwhile';
    if (isForeign && window.confirm(say('changedMeanwhile'))) saved = await draft.server.save(true);
    if ('files' in saved) setSaid(say('saved', { files: saved.files.join(', ') }));
    else setSaid(isForeign ? say('leftAsItIs') : say('bad'));
  };
  const download = async () => {
    const pictures = await Promise.all(
      draft.pictures.map(
        async (name) => [name, await fetchPicture(draft.server.pictureAddress(name))] as const,
      ),
    );
    giveFile('tenant.zip', packed({ ...draft.files(), pictures: new Map(pictures) }));
  };
  return (
    <div className="toolbar">
      <input
        ref={file}
        type="file"
        accept=".json,.zip"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void open(chosen);
          target.value = '';
        }}
      />
      <button type="button" title={say('openHint')} onClick={() => file.current?.click()}>
        {say('open')}
      </button>
      <button type="button" onClick={() => void withGoodDraft(download)}>
        {say('download')}
      </button>
      {folder !== null && (
        <button type="button" className="main" onClick={() => void withGoodDraft(save)}>
          {say('save')}
        </button>
      )}
      <span className="said" role="status">
        {said || (folder === null ? say('noFolder') : say('folder', { folder }))}
      </span>
    </div>
  );
}
