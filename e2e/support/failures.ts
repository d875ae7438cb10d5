/** What a browser notes by itself when a call fails; everything else in the console is a fault of the app. */
export const NOTED_BY_THE_BROWSER = /^Failed to load resource/;
