import { createRoot } from 'react-dom/client';
import { PAGE_WORDS } from '../words/page-words.ts';
import { ownDraft, Refused } from './server.ts';
import { SettingsPage } from './settings-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
ownDraft().then(
  (opened) => createRoot(root).render(<SettingsPage opened={opened} />),
  (error: unknown) => {
    // The server names an unreadable tenant's file.
    const reason = error instanceof Refused ? error.message : '';
    root.textContent = reason || `${PAGE_WORDS.unreachable.ja} / ${PAGE_WORDS.unreachable.en}`;
  },
);
