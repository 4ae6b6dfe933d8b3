/** Where on the contact page the form of 'Ligamos para você' stands, as a fragment. */
export const callbackPlace = '#ligamos';
