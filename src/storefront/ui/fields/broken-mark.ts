export const brokenMark = '✗ ';
