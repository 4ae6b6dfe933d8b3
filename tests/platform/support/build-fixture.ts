import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createBuilder } from 'vite';
import { fixtureDir } from './fixture-dir.ts';

export async function setup(): Promise<void> {
  process.env['VITRINE_OUT_DIR'] = fixtureDir;
  const nodeEnv = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  process.env['VITE_BUILD_ID'] = 'fixture';
  rmSync(fixtureDir, { recursive: true, force: true });
  const builder = await createBuilder({
    configFile: 'tests/platform/fixture/vite.config.ts',
    logLevel: 'warn',
  });
  await builder.buildApp();
  process.env['NODE_ENV'] = nodeEnv;
  delete process.env['VITRINE_OUT_DIR'];
  delete process.env['VITE_BUILD_ID'];
  if (!existsSync(`${fixtureDir}/server/server.js`)) throw new Error('the fixture app was not built');
  writeFileSync(`${fixtureDir}/client/robots.txt`, 'User-agent: *\n');
}
