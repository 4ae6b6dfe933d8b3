export const callbackPlace = '#ligamos';
