/** The part of jsdom that the bench uses; the package has no types of its own. */
declare module 'jsdom' {
  export const JSDOM: {
    /** Parses HTML; nothing in it is loaded, run or styled. */
    fragment(html: string): DocumentFragment;
  };
}
