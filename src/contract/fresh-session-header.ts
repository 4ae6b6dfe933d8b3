/**
 * Header of a call with session cookies that the browser doesn't have yet: the storefront got them in the
 * same request, and its answer may still be lost. The backend then doesn't count them as received. With a
 * secret between the two it is believed only together with that: whoever stole cookies and refreshes them
 * first would stay unnoticed by it.
 */
export const freshSessionHeader = 'x-fresh-session';
