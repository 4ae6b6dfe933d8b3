/** Milliseconds of the server's clock at which a request arrived. Removed from callers' requests. */
export const arrivalHeader = 'x-arrived-at';
