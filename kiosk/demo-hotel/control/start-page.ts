import { html, raw } from 'hono/html';
import type { Situation } from '../situation.ts';

/**
 * The page behind a situation's link: its script chooses the situation and makes this browser's tablet start as a new one.
 * @param startsByItself otherwise it waits for its button: the link may be on another site
 */
export function startPage(
  { id, ja, en, address = '/' }: Situation,
  startsByItself: boolean,
): ReturnType<typeof html> {
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${ja.title}</title>
<link rel="stylesheet" href="/demo/control.css">
<script type="module" src="/demo/start.js"></script>
</head>
<body>
<div class="starting"><h1>${ja.title}<small lang="en">${en.title}</small></h1>
<p>このデモホテルのすべてのタブレットが、この場面の設定になります。<span lang="en">Every tablet of this demo hotel gets this situation's settings.</span></p>
<p><button type="submit" id="start" data-situation="${id}" data-address="${address}"${startsByItself ? raw(' data-starts-by-itself') : ''}>タブレット画面を開く <span lang="en">Open the tablet</span></button></p></div>
<p id="trouble" role="alert" hidden>デモホテルに接続できません。<span lang="en">The demo hotel does not answer.</span></p>
</body>
</html>`;
}
