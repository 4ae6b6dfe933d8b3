/**
 * Header by which the app tells its server which course's pages, kept for everybody, are no longer so: the
 * course's id. It never leaves the server.
 */
export const forgetPagesHeader = 'x-forget-pages';
