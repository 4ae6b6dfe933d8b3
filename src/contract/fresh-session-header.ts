/**
 * Header of a call with session cookies that the browser doesn't have yet: the storefront got them in the
 * same request, and its response may still be lost. The backend then doesn't count them as received. Where
 * both share a secret, the header counts only together with it: a thief who refreshes stolen cookies could
 * otherwise hide it.
 */
export const freshSessionHeader = 'x-fresh-session';
