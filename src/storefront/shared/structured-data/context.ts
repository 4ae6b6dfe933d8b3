export const context = 'https://schema.org';
