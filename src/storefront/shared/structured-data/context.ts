/** The vocabulary of structured data. */
export const context = 'https://schema.org';
