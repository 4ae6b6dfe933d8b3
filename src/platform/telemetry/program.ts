export type Program = 'storefront' | 'backend';
