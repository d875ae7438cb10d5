/** The app's home, set by the build of the dressed page (`dressed-home.ts`). */
declare const __HOME__: import('./elements').Part;
