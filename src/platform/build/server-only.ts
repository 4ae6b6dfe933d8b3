/** What must never come into the browser's scripts: the build fails where a page imports it. */
export const serverOnly = [
  '**/*.server.*',
  '**/storefront/backend-client/**',
  '**/platform/http/**',
  '**/platform/log/**',
  '**/src/backend/**',
  '**/src/programs/**',
];
