/** What measures inside a page: it runs before any script of the page's own. */
import './start.ts';
import './change.ts';
import './stroke.ts';
import './visit.ts';
import './scroll.ts';
import './tap.ts';
import './screens.ts';
