import { createRoot } from 'react-dom/client';
import { PAGE_WORDS } from '../words/page-words.ts';
import { openDraft } from './server.ts';
import { SettingsPage } from './settings-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
openDraft().then(
  (opened) => createRoot(root).render(<SettingsPage opened={opened} />),
  () => {
    root.textContent = `${PAGE_WORDS.ja.unreachable} / ${PAGE_WORDS.en.unreachable}`;
  },
);
