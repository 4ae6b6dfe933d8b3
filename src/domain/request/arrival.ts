/**
 * The header under which our own server hands on when a request arrived, in milliseconds of its process. What
 * a caller sends under this name is taken off.
 */
export const arrivalHeader = 'x-arrived-at';
