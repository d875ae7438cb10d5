import { readFileSync } from 'node:fs';

/** The size of the picture, in CSS px. */
export const LOBBY = { width: 1600, height: 1000 } as const;

const scene = readFileSync(new URL('./lobby.svg', import.meta.url), 'utf8');
/** Battens of the counter's front. */
const SLATS = Array.from(
  { length: 67 },
  (_, index) => `<path fill="url(#slat)" d="M${index * 24} 914h17v86h-17z"/>`,
).join('');

/** The wooden block in which the tablet stands: before its lower edge. */
const BLOCK = `<svg class="block" viewBox="0 0 420 76" width="420" height="76">
  <defs><linearGradient id="block" x2="0" y2="1"><stop stop-color="#b98a5b"/><stop offset="1" stop-color="#8f6540"/></linearGradient></defs>
  <path fill="#5a3a22" opacity=".35" d="M14 66h392l10 10H4z"/>
  <path fill="url(#block)" d="M8 14c0-5 3-8 8-8h388c5 0 8 3 8 8v48c0 6-3 9-9 9H17c-6 0-9-3-9-9z"/>
  <path fill="#dcb583" d="M16 4h388c5 0 8 4 8 9H8c0-5 3-9 8-9z"/>
  <path fill="none" stroke="#6f4a2b" stroke-opacity=".35" stroke-width="2" d="M10 30c90 5 150-5 240 0s120 2 160-1M10 50c70-4 170 6 260 1s100-3 140 2"/>
</svg>`;

/**
 * A page that shows home on a tablet, on the counter of a lobby.
 * @param home the address of a picture of home
 */
export const lobbyPage = (home: string): string => `<style>
  body { margin: 0; width: ${LOBBY.width}px; height: ${LOBBY.height}px; overflow: hidden; position: relative }
  svg { position: absolute; left: 0; top: 0 }
  .tablet { position: absolute; left: 300px; top: 158px; width: 964px; padding: 18px; border-radius: 30px;
    background: linear-gradient(160deg, #3c4644, #1a2121 30%, #101616);
    box-shadow: inset 0 0 0 2px #6b7671, 0 26px 30px -16px rgb(58 35 18 / 0.6), 0 10px 40px rgb(58 35 18 / 0.22) }
  .tablet img { display: block; width: 100%; border-radius: 14px }
  .tablet::before { content: ''; position: absolute; left: 50%; top: 6px; width: 7px; height: 7px; border-radius: 50%; background: #46524e }
  .tablet::after { content: ''; position: absolute; inset: 18px; border-radius: 14px;
    background: linear-gradient(115deg, rgb(255 255 255 / 0.2), rgb(255 255 255 / 0) 30%) }
  .block { left: 590px; top: 776px }
</style>${scene.replace('<g id="slats"/>', SLATS)}<div class="tablet"><img src="${home}"></div>${BLOCK}`;
