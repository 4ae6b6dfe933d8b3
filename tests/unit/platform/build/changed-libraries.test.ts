import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { loadNextPageLate } from '#/platform/build/load-next-page-late.ts';
import { loadServerCallsLate } from '#/platform/build/load-server-calls-late.ts';

/** Builds an entry that imports a library's module, whose text may be another than that of the library. */
async function buildWith(plugin: Plugin, module: string, text: string) {
  const path = join('/copy/node_modules/@tanstack', module);
  const files: Plugin = {
    name: 'copy',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (source === 'entry') return '\0entry';
      if (source.startsWith('/copy/')) return source;
      if (importer === path || importer?.startsWith('/copy/')) return join(path, '..', source);
      return undefined;
    },
    load: (id) => {
      if (id === '\0entry') return `export * from ${JSON.stringify(path)};`;
      if (id === path) return text;
      if (id.startsWith('/copy/'))
        return 'export const loadClientRoute = () => 1, preloadClientRoute = () => 2, serverFnFetcher = () => 3;';
      return undefined;
    },
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, files],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  });
}

describe.each([
  [
    'the part of the router that loads the next page',
    loadNextPageLate,
    'router-core/dist/esm/router.js',
    "export { loadClientRoute } from './load-client.js';",
    "export { loadClientRoute } from './load-route.js';",
  ],
  [
    'the client of server functions',
    loadServerCallsLate,
    'start-client-core/dist/esm/client-rpc/createClientRpc.js',
    "export { serverFnFetcher } from './serverFnFetcher.js';",
    "export { serverFnFetcher } from './fetcher.js';",
  ],
])('%s', (_what, plugin, module, text, changed) => {
  it('is loaded late', async () => {
    await expect(buildWith(plugin(), module, text)).resolves.toBeDefined();
  });

  it('fails the build when the library has changed', async () => {
    await expect(buildWith(plugin(), module, changed)).rejects.toThrow(/no longer imports/);
  });
});
