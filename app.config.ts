import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { createBrowserChunks } from './src/programs/build/browser-chunks.ts';
import { precompress } from './src/programs/build/precompress.ts';
import { keepClosuresYoung } from './src/programs/build/young-closures.ts';

/**
 * What runs on Node in front of and beside the app: one file for each command, for the processes and the
 * thread that `npm start` may have besides its own, and for what fills its data.
 */
const programs = [
  'start',
  'storefront-worker',
  'dev',
  'backend',
  'backend-worker',
  'prepare-data',
  'ledger',
  'reset',
];

/** What the backend runs in threads of their own. */
const threads = ['pdf-worker', 'pdf-page-worker'];

/**
 * What has to be asked for together with a page that is gone to: neither the page itself, whose import asks
 * for it, nor what every page has. The list of it all would be in every page.
 */
function findLaterParts(page: string, parts: string[]): string[] {
  return parts.filter((part) => part !== page && !/\/(index|rolldown-runtime)-[^/]+$/.test(part));
}

export default defineConfig(appConfig('src'));

/**
 * The build of the app whose routes, router and start file lie in the given folder; the tests have one of
 * their own.
 */
export function appConfig(srcDirectory: string): UserConfig {
  // Development and the tests build beside, so that the build of `npm start` stays whole.
  const outDir = process.env['VITRINE_OUT_DIR'] || 'dist';
  return {
    build: { outDir },
    // React has the hook that this brings for older ones.
    resolve: {
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: createBrowserChunks() } },
          },
          modulePreload: { resolveDependencies: findLaterParts },
        },
      },
      programs: {
        consumer: 'server',
        build: {
          ssr: true,
          outDir: join(outDir, 'programs'),
          copyPublicDir: false,
          rolldownOptions: {
            input: {
              ...Object.fromEntries(programs.map((name) => [name, `src/programs/${name}.ts`])),
              ...Object.fromEntries(
                threads.map((name) => [name, `src/backend/modules/enrolment/document/${name}.ts`]),
              ),
            },
            // All in one folder, where the commands look for the thread's file beside their own.
            output: { chunkFileNames: '[name]-[hash].js' },
          },
        },
      },
    },
    plugins: [
      tailwindcss(),
      tanstackStart({
        srcDirectory,
        // A loader comes with its page: only what chooses the page and heads it is in the script of every
        // page.
        router: {
          codeSplittingOptions: {
            defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
          },
        },
        server: { entry: './server/entry.ts' },
        serverFns: { generateFunctionId: nameServerFunction },
        importProtection: {
          behavior: 'error',
          client: {
            files: [
              '**/*.server.*',
              '**/src/gateway/**',
              '**/src/server/**',
              '**/src/backend/**',
              '**/src/programs/**',
            ],
          },
        },
      }),
      react(),
      callServerLate(),
      loadNextPageLate(),
      nameNoRoutes(),
      compileWhileLoading(),
      keepClosuresYoung(),
      servePdfWorker(),
      buildWholeApp(outDir),
    ],
  };
}

/**
 * What speaks with server functions (a twentieth of the scripts, most of it seroval) comes once the page is
 * in use: a page comes alive without it. Who is quicker than that waits for it, and for the answer as before.
 */
function callServerLate(): Plugin {
  const door = '\0vitrine:server-calls';
  const whenInUse = join(import.meta.dirname, 'src/blocks/late/when-in-use.ts');
  let fetcher = '';
  return {
    name: 'vitrine:call-server-late',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== './serverFnFetcher.js' || !importer?.endsWith('/client-rpc/createClientRpc.js')) return;
      fetcher = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? '';
      return door;
    },
    load(id) {
      if (id !== door) return;
      return `
        import { whenInUse } from ${JSON.stringify(whenInUse)};
        const load = () => import(${JSON.stringify(fetcher)});
        export const serverFnFetcher = async (...call) => (await load()).serverFnFetcher(...call);
        whenInUse(() => load().catch(() => {}));
      `;
    },
  };
}

/**
 * What loads the next page (4 KB of the scripts) comes with the other routes, before which nobody moves: of
 * the same module, a page comes alive with what reads the data it was sent. The module is taken twice,
 * each time without what isn't asked of it; it keeps nothing between two calls.
 */
function loadNextPageLate(): Plugin {
  const door = '\0vitrine:load-client';
  let module = '';
  return {
    name: 'vitrine:load-next-page-late',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== './load-client.js' || !importer?.endsWith('/router-core/dist/esm/router.js')) return;
      module = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? '';
      return door;
    },
    load(id) {
      if (id !== door) return;
      return `
        export * from ${JSON.stringify(module)};
        let there;
        const load = async () => {
          const { loadClientRoute, preloadClientRoute } = await import(${JSON.stringify(`${module}?next-page`)});
          return (there = { loadClientRoute, preloadClientRoute });
        };
        export const loadClientRoute = (...call) =>
          there ? there.loadClientRoute(...call) : load().then((late) => late.loadClientRoute(...call));
        export const preloadClientRoute = (...call) =>
          there ? there.preloadClientRoute(...call) : load().then((late) => late.preloadClientRoute(...call));
      `;
    },
  };
}

/**
 * The name a server function is called by, such as `course-fetchCourse`, short and readable where the library
 * takes a hash of 64 digits, of which the scripts of a page held forty. No two files have the same name.
 */
function nameServerFunction({ filename, functionName }: { filename: string; functionName: string }): string {
  return `${basename(filename, '.functions.ts')}-${functionName.replace(/_createServerFn_handler.*/, '')}`;
}

/** The tree of routes names each child once more, for its types; the router takes a list as well. */
function nameNoRoutes(): Plugin {
  return {
    name: 'vitrine:name-no-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: /\/routeTree\.gen\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(
          /^(const \w+Children) = \{([^}]*)\}/gm,
          (_all, name: string, children: string) => `${name} = [${children.replaceAll(/\w+: /g, '')}]`,
        ),
        map: null,
      }),
    },
  };
}

/**
 * Has V8 compile all of what every page runs in the background, while it comes over the line, instead of each
 * function once it is called. The comment counts as a file's first line only.
 */
function compileWhileLoading(): Plugin {
  return {
    name: 'vitrine:compile-while-loading',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

/** The half of pdf.js that runs in a thread, at the address the browser starts it from. */
function servePdfWorker(): Plugin {
  const fileName = 'js/pdf.worker.min.js';
  const packages = createRequire(import.meta.url);
  const source = () => readFileSync(packages.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs'));
  return {
    name: 'vitrine:pdf-worker',
    configureServer: (server) => {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(source());
      });
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}

/** `vite build` makes the app, then the programs, then packs the files for the browser. */
function buildWholeApp(outDir: string): Plugin {
  return {
    name: 'vitrine:build-whole-app',
    buildApp: {
      order: 'post',
      async handler(builder) {
        await builder.build(builder.environments['programs']!);
        await writeBuildManifest(join(outDir, 'client', 'builds'));
        await precompress(join(outDir, 'client'));
      },
    },
    async buildStart() {
      // From here on the folder is no finished build; src/programs/vitrine.mjs writes the stamp at the end.
      await rm(join(outDir, 'build-stamp.json'), { force: true });
    },
  };
}

/**
 * What pages ask for to learn of a newer build: `builds/latest.json` with the id that the pages of this one
 * carry.
 */
async function writeBuildManifest(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'latest.json'), JSON.stringify({ id: process.env['VITE_BUILD_ID'] ?? null }));
}
