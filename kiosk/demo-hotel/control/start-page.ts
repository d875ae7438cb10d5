import { html } from 'hono/html';
import type { Situation } from '../situation.ts';

/** The page behind a situation's link: it makes this browser's tablet start as a new one, with the settings just chosen. */
export function startPage({ title, address = '/' }: Situation): ReturnType<typeof html> {
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.ja}</title>
<link rel="stylesheet" href="/demo/control.css">
<script type="module" src="/demo/start.js"></script>
</head>
<body>
<p class="starting"><a class="button" href="${address}" id="tablet">タブレット画面を開く <span lang="en">Open the tablet</span></a></p>
</body>
</html>`;
}
