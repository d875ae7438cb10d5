/** Measures inside a page, before its own scripts. */
import './start.ts';
import './change.ts';
import './interaction.ts';
import './stroke.ts';
