/** Largest request body that storefront and backend accept, in bytes. */
export const maxBodyBytes = 1_048_576;
