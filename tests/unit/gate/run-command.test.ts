import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../tools/gate/run-command.ts';

let folder: string;
let shown = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-command-'));
  shown = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += String(text);
    return true;
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function script(text: string): string {
  const file = join(folder, 'tool.mjs');
  writeFileSync(file, text);
  return file;
}

test('a tool is shown while it runs; its code and its last words are kept', async () => {
  const tool = script("console.log('first'); console.error('last words'); process.exitCode = 3;");
  const { code, lastWords } = await runCommand({ tool, minutes: 1 });
  expect(code).toBe(3);
  expect(lastWords).toContain('last words');
  expect(shown).toBe(lastWords);
});

test('what a tool leaves running holds up nothing', async () => {
  const tool = script(`
    import { spawn } from 'node:child_process';
    const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { detached: true, stdio: 'inherit' });
    console.log(left.pid);
    left.unref();`);
  const { code, lastWords } = await runCommand({ tool, minutes: 1 });
  process.kill(Number(lastWords.trim()));
  expect(code).toBe(0);
});

test('what takes too long is stopped, and says so', async () => {
  const { code, lastWords } = await runCommand({
    tool: script('setInterval(() => {}, 1000);'),
    minutes: 0.01,
  });
  expect(code).toBe(1);
  expect(lastWords).toContain('took more than 0.01 minutes and was stopped');
});
