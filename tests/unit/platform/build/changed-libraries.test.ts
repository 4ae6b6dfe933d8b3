import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { loadNextPageLate } from '#/platform/build/load-next-page-late.ts';
import { loadServerCallsLate } from '#/platform/build/load-server-calls-late.ts';
import { loadValibotLate } from '#/platform/build/load-valibot-late.ts';

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

describe('what the catalogue does without of valibot', () => {
  const bundle = (module: string) => {
    const text = `import { string, uuid } from ${JSON.stringify(module)}; globalThis.rules = [string, uuid];`;
    const entry: Plugin = {
      name: 'entry',
      enforce: 'pre',
      resolveId: (source) => (source === 'entry' ? '\0entry' : source === module ? source : undefined),
      load: (id) =>
        id === '\0entry'
          ? text
          : id === '/copy/node_modules/valibot/dist/other.mjs'
            ? 'export const string = 1, uuid = 2;'
            : undefined,
    };
    return build({
      configFile: false,
      logLevel: 'silent',
      plugins: [loadValibotLate(), entry],
      build: {
        write: false,
        rolldownOptions: {
          input: 'entry',
          output: { codeSplitting: { groups: [{ name: 'late', test: /\?late$/ }] } },
        },
      },
    });
  };

  it('lies apart from what it runs', async () => {
    const { output } = (await bundle(
      createRequire(import.meta.url)
        .resolve('valibot')
        .replace(/cjs$/, 'mjs'),
    )) as Rolldown.RolldownOutput;
    const codes = output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code] as const] : []));
    const holding = (text: string) => codes.filter(([, code]) => code.includes(text)).map(([name]) => name);
    expect(holding('`uuid`')).toEqual(['late']);
    expect(holding('type:`string`')).toEqual(['_entry']);
  });

  it('fails the build when the library has changed', async () => {
    await expect(bundle('/copy/node_modules/valibot/dist/other.mjs')).rejects.toThrow(/no longer one module/);
  });
});
