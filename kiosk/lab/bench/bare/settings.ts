/** The bare page has no settings; the page of a hotel has (`hotel-settings.ts`). */
export const takeSettings = (): Promise<unknown> => Promise.resolve();
