const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** True for a text of which nothing can be seen: empty, or nothing but spaces and invisible characters. */
export const isBlank = (text: string): boolean => !SEEN.test(text);
