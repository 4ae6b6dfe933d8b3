import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import { precompress } from './precompress.ts';

/** Each runs as a process or thread of its own: commands, workers of `npm start`, and what fills its data. */
const programs = [
  'start',
  'storefront-worker',
  'dev',
  'backend',
  'backend-worker',
  'prepare-data',
  'ledger',
  'admin',
  'reset',
];

/** Commands for who runs the shop. */
const upkeep = ['backup', 'restore', 'doctor'];

/** Threads of the backend. */
const threads = {
  'files-worker': 'course-desk/import',
  'pdf-worker': 'enrolment/document',
  'pdf-page-worker': 'enrolment/document',
};

/** The build of the programs that Node runs beside the app. */
export function programsEnvironment(outDir: string): EnvironmentOptions {
  return {
    consumer: 'server',
    build: {
      ssr: true,
      outDir: join(outDir, 'programs'),
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(programs.map((name) => [name, `src/programs/${name}.ts`])),
          ...Object.fromEntries(upkeep.map((name) => [name, `src/programs/upkeep/${name}.ts`])),
          ...Object.fromEntries(
            Object.entries(threads).map(([name, folder]) => [
              name,
              `src/backend/modules/${folder}/${name}.ts`,
            ]),
          ),
        },
        // All in one folder, where the commands look for the thread's file beside their own.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}

/** After the app, `vite build` builds the programs, then compresses the files for the browser. */
export function buildPrograms(outDir: string): Plugin {
  return {
    name: 'vitrine:build-programs',
    buildApp: {
      order: 'post',
      async handler(builder) {
        await builder.build(builder.environments['programs']!);
        await writeBuildManifest(join(outDir, 'client', 'builds'));
        await precompress(join(outDir, 'client'));
      },
    },
    async buildStart() {
      // The stamp marks a finished build; src/programs/vitrine.mjs writes it at the end.
      await rm(join(outDir, 'build-stamp.json'), { force: true });
    },
  };
}

/** Pages ask `builds/latest.json` for the id of the newest build, and carry the id of their own. */
async function writeBuildManifest(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'latest.json'), JSON.stringify({ id: process.env['VITE_BUILD_ID'] ?? null }));
}
