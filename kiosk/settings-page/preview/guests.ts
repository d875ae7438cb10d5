/** The preview's guests: one with everything that a screen can show, one who stays in the queue. */
export const WITH_EVERYTHING = 'ミホン ハナコ';
export const IN_QUEUE = 'ミホン ジロウ';

export const UNKNOWN_NAME = 'ミホン ナナシ';
