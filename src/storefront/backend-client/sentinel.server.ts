/** A string that must never turn up in the built client; a test searches for it. */
export const serverOnlySentinel = 'vitrine-server-only-2f1c9d';
