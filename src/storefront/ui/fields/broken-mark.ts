/** Before a rule of a message that is broken, where others of them are kept. */
export const brokenMark = '✗ ';
