/** The bare page has no settings; the one that is dressed as home does (`dressed-settings.ts`). */
export const takeSettings = (): Promise<void> => Promise.resolve();
