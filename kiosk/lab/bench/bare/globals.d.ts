/** The app's home, set by the build of the dressed page (`dressed-home.ts`). */
declare const __HOME__: import('./elements').Part;
/** The app's screens in the order of the journey, set by the build of the page dressed as them (`dressed-journey.ts`). */
declare const __SCREENS__: readonly import('./screens').Screen[];
