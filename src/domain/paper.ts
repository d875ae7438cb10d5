/** The background of every screen: the token `--paper` of `ui/tokens.css`, which a test compares with this. */
export const PAPER = '#faf6ef';
