import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Inside the project, where Vite is found.
const project = 'dist/test-bootstrap';
const write = (file: string, content: string) => writeFileSync(join(project, file), content);
const setProgram = (says: string) =>
  write('src/programs/start.ts', `export const run = () => console.log(${JSON.stringify(says)} as string);`);

const viteConfig = `
const outDir = process.env.VITRINE_OUT_DIR + '/programs';
const build = { ssr: true, outDir, rolldownOptions: { input: { start: 'src/programs/start.ts' } } };
export default {
  environments: { programs: { consumer: 'server', build } },
  builder: { buildApp: (builder) => builder.build(builder.environments.programs) },
};`;

const onOldNode =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })';

function start(...flags: string[]): { output: string; code: number | null } {
  const script = join(project, 'src/programs/vitrine.mjs');
  const env = { PATH: process.env['PATH'] };
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, script, 'start'], {
    encoding: 'utf8',
    env,
  });
  return { output: stdout + stderr, code: status };
}

beforeAll(() => {
  rmSync(project, { recursive: true, force: true });
  for (const folder of ['src/programs', 'src/storefront'])
    mkdirSync(join(project, folder), { recursive: true });
  cpSync('src/programs/vitrine.mjs', join(project, 'src/programs/vitrine.mjs'));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) write(file, '{"type":"module"}');
  write('vite.config.ts', viteConfig);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('a start', () => {
  it('builds and says so when nothing is built, and runs at once the next time', () => {
    setProgram('first');
    expect(start().output).toMatch(/^Building[^]*Built in[^]*first\n$/);
    expect(start()).toEqual({ output: 'first\n', code: 0 });
  });

  it.each([
    ['a source', () => setProgram('second')],
    ['a new file', () => write('src/new.ts', '')],
    ['the lock file', () => write('package-lock.json', '{"lockfileVersion":3}')],
    ['a source that is as it was before', () => setProgram('first')],
  ])('builds again after a change of %s', (_what, change) => {
    change();
    expect(start().output).toContain('Building');
    expect(start().output).not.toContain('Building');
  });

  it('does not take the generated route tree for a change', () => {
    write('src/storefront/routeTree.gen.ts', '// made by the build');
    expect(start().output).not.toContain('Building');
  });

  it('exits with 1 when the build fails, and tries again next time', () => {
    write('src/programs/start.ts', `import './missing.ts'; export const run = () => {};`);
    expect(start()).toMatchObject({ code: 1, output: expect.stringContaining('missing.ts') as string });
    setProgram('mended');
    expect(start().output).toContain('mended');
  });

  it.skipIf(process.platform === 'win32')(
    'runs on the Node that npm ci installed when started on an older one',
    () => {
      const old = () => start('--import', onOldNode);
      expect(old()).toEqual({ output: 'The shop runs on Node 22.12 or later, this is 20.20.2.\n', code: 1 });
      const installed = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
      mkdirSync(join(project, dirname(installed)), { recursive: true });
      write(installed, '#!/bin/sh\necho "installed Node: $2"\nexit 3\n');
      chmodSync(join(project, installed), 0o755);
      expect(old()).toEqual({ output: 'installed Node: start\n', code: 3 });
    },
  );
});
