/** Internal header with the ids of courses whose cached pages must be dropped. */
export const forgetPagesHeader = 'x-forget-pages';
