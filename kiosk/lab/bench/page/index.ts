/** What measures inside a page: it runs before any script of the page's own. */
import './start.ts';
import './change.ts';
import './interaction.ts';
import './stroke.ts';
