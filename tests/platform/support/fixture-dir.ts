/**
 * Inside the project, because what is built takes its packages from node_modules; ignored by git with dist.
 */
export const fixtureDir = 'dist/test-fixture';
