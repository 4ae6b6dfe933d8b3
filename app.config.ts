import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { buildPrograms, programsEnvironment } from './src/platform/build/build-programs.ts';
import { createBrowserChunks, preloadedChunks } from './src/platform/build/browser-chunks.ts';
import { compileEntryEarly } from './src/platform/build/compile-entry-early.ts';
import { keepClosuresYoung } from './src/platform/build/young-closures.ts';
import { loadLate } from './src/platform/build/load-late.ts';
import { repairPostgresDriver } from './src/platform/build/repair-postgres-driver.ts';
import { nameServerFunction } from './src/platform/build/name-server-function.ts';
import { serverOnly } from './src/platform/build/server-only.ts';
import { servePdfWorker } from './src/platform/build/serve-pdf-worker.ts';

/** The build of an app whose routes and router lie in `srcDirectory`; the tests build one of their own. */
export function appConfig(srcDirectory: string): UserConfig {
  const outDir = process.env['VITRINE_OUT_DIR'] || 'dist';
  return {
    build: { outDir },
    // React has the hook that this package brings for older versions.
    resolve: {
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: createBrowserChunks() } } },
          modulePreload: { resolveDependencies: preloadedChunks },
        },
      },
      programs: programsEnvironment(outDir),
    },
    plugins: [
      tailwindcss(),
      tanstackStart({
        srcDirectory,
        // A loader is loaded with its page: the entry script holds only what matches a route and its head.
        router: {
          codeSplittingOptions: {
            defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
          },
        },
        serverFns: { generateFunctionId: nameServerFunction },
        importProtection: { behavior: 'error', client: { files: serverOnly } },
      }),
      react(),
      loadLate(),
      compileEntryEarly(),
      keepClosuresYoung(),
      repairPostgresDriver(),
      servePdfWorker(),
      buildPrograms(outDir),
    ],
  };
}

export default defineConfig(appConfig('src/storefront'));
