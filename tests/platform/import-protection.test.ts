import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, createServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appConfig } from '../../app.config.ts';

// An app whose only page shows something that must not leave the server.
const app = 'dist/test-leak';
const files = {
  'router.tsx': `
    import { createAppRouter } from '#/storefront/create-router.ts';
    import { routeTree } from './routeTree.gen.ts';
    export const getRouter = () => createAppRouter(routeTree);`,
  'server.ts': `export { default } from '#/storefront/server.ts';`,
  'routes/__root.tsx': `
    import { createRootRoute, Outlet } from '@tanstack/react-router';
    export const Route = createRootRoute({ component: () => <Outlet /> });`,
};

const leaks = {
  'src/platform': `import { logger as leak } from '#/platform/log/logger.ts';`,
  'src/storefront/backend-client': `import { backend as leak } from '#/storefront/backend-client/backend.server.ts';`,
  'src/programs': `import { exitWithProblem as leak } from '#/programs/life-cycle.ts';`,
  'a .server file': `import { leak } from '../secret.server.ts';`,
};

const pageShowing = (line: string) => `
  import { createFileRoute } from '@tanstack/react-router';
  ${line}
  export const Route = createFileRoute('/')({ component: () => <p>{String(leak)}</p> });`;

function write(file: string, content: string): void {
  const path = join(app, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
}

beforeAll(() => {
  rmSync(app, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) write(file, content);
  write('secret.server.ts', 'export const leak = () => 1;');
});
// Before each: what is stubbed earlier is taken back, and the build would replace that of the shop.
beforeEach(() => void vi.stubEnv('VITRINE_OUT_DIR', 'dist/test-leak/built'));
afterAll(() => rmSync(app, { recursive: true, force: true }));

it('anything else may reach it', async () => {
  write('routes/index.tsx', pageShowing(`import { isCpf as leak } from '#/domain/person/cpf.ts';`));
  const builder = await createBuilder({ ...appConfig(app), configFile: false, logLevel: 'silent' });
  await expect(builder.build(builder.environments['client']!)).resolves.toBeDefined();
});

describe.each(Object.entries(leaks))('what lies in %s', (_where, line) => {
  it('is denied to the browser when building', async () => {
    write('routes/index.tsx', pageShowing(line));
    const builder = await createBuilder({ ...appConfig(app), configFile: false, logLevel: 'silent' });
    await expect(builder.build(builder.environments['client']!)).rejects.toThrow(
      'Import denied in client environment',
    );
  });

  it('is denied to the browser in development', async () => {
    write('routes/index.tsx', pageShowing(line));
    const server = await createServer({
      ...appConfig(app),
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
    });
    try {
      const load = server.environments.client.transformRequest(
        `/${app}/routes/index.tsx?tsr-split=component`,
      );
      await expect(load).rejects.toThrow('Import denied in client environment');
    } finally {
      await server.close();
    }
  });
});
