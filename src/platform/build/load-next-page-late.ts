import type { Plugin } from 'vite';

/**
 * Loads the part of the router that loads the next page (4 KB of the scripts) with the other routes, since
 * hydration needs only the part that reads the data of the first page. Both are in one module, which is
 * bundled twice, each time without the exports that aren't imported; it has no state of its own.
 */
export function loadNextPageLate(): Plugin {
  const virtualId = '\0vitrine:load-client';
  let module: string | undefined;
  return {
    name: 'vitrine:load-next-page-late',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== './load-client.js' || !importer?.endsWith('/router-core/dist/esm/router.js')) return;
      module = (await this.resolve(source, importer, { skipSelf: true }))?.id;
      return virtualId;
    },
    load(id) {
      if (id !== virtualId) return;
      return `
        export * from ${JSON.stringify(module)};
        let loaded;
        const load = async () => {
          const { loadClientRoute, preloadClientRoute } = await import(${JSON.stringify(`${module}?next-page`)});
          return (loaded = { loadClientRoute, preloadClientRoute });
        };
        export const loadClientRoute = (...call) =>
          loaded ? loaded.loadClientRoute(...call) : load().then((part) => part.loadClientRoute(...call));
        export const preloadClientRoute = (...call) =>
          loaded ? loaded.preloadClientRoute(...call) : load().then((part) => part.preloadClientRoute(...call));
      `;
    },
    buildEnd(error) {
      if (!error && module === undefined) {
        this.error('@tanstack/router-core no longer imports load-client.js from router.js');
      }
    },
  };
}
