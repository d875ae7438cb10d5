/** The marks that names may not have. A rule refuses a text in which there is one; the guest is told which. */

/** Not in a family or given name: digits, emoji, control characters, marks that turn the reading direction, U+FFFD. */
export const NOT_IN_NAMES =
  /[0-9０-９\p{Extended_Pictographic}\p{Regional_Indicator}\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD]/u;
/** Not in a reading: all but katakana with long vowel mark and middle dot, letters of both widths, spaces. */
export const NOT_IN_KANA = /[^\u30A0-\u30FFA-Za-zＡ-Ｚａ-ｚ\s]/u;
/** Not in the name of a reservation: all but what a reading may have, and digits. */
export const NOT_IN_RESERVATION_NAMES = /[^\u30A0-\u30FFA-Za-zＡ-Ｚａ-ｚ0-9０-９\s]/u;
/** Not in the name on a card: all but capital letters and spaces. */
export const NOT_IN_HOLDERS = /[^A-Z ]/u;
