import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface RunningProgram {
  /** The next line it prints; rejects when it ends instead. */
  nextLine(): Promise<string>;
  say(line: string): void;
  kill(): Promise<void>;
}

export function runProgram(file: URL, args: readonly string[]): RunningProgram {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(file), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    nextLine: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`the program ended: ${problem}`);
      return value;
    },
    say: (line) => void child.stdin.write(`${line}\n`),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
