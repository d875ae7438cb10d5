/** The variables of the random walks of `npm test`. */
export const WALKS: Readonly<Record<string, string>>;
