/** Saves phones the next larger picture. */
export const acrossPhone = '88vw';
