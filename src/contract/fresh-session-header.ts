/**
 * Header of a call with session cookies that the browser doesn't have yet: the storefront got them in the same request, and
 * its answer may still be lost. The backend then doesn't count them as received.
 */
export const freshSessionHeader = 'x-fresh-session';
