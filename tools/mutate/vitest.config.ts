import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { recordFunctions } from './function-coverage.ts';
import { changes } from './changes.ts';

const root = resolve(import.meta.dirname, '../..');

function changeModules(): Plugin {
  return {
    name: 'mutate',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0]!;
      const path = relative(root, file).replaceAll('\\', '/');
      const { mutant, recorded } = changes;
      if (path === mutant?.path) {
        const text = readFileSync(file, 'utf8');
        return text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end);
      }
      return recorded.has(path) ? recordFunctions(path, readFileSync(file, 'utf8')) : undefined;
    },
  };
}

interface ProjectConfig {
  test: { name: string };
}

const projects = (base.test?.projects ?? []) as ProjectConfig[];

export default defineConfig({
  ...base,
  root,
  plugins: [changeModules()],
  test: {
    ...base.test,
    // A test that hangs under a mutant has noticed it; waiting longer proves nothing.
    testTimeout: 90_000,
    // The cache's key ignores this plugin: without a fault, or with another one, it would serve the same
    // module.
    fsModuleCache: false,
    setupFiles: ['tools/mutate/record-covered.ts'],
    projects: projects
      .filter(({ test }) => /^(unit|backend)/.test(test.name))
      .map((project) => ({ ...project, test: { ...project.test, retry: 0 } })),
  },
});
