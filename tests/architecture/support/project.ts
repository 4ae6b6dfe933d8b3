import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

export type Project = ReadonlyMap<string, string>;

const textFile =
  /\.(tsx?|mjs|cjs|js|json|css|md|sql|yml|yaml|html|svg|txt|webmanifest)$|(^|\/)[^.]*$|\/?\.[a-z]+$/;

let current: Project | undefined;

/** This project: what git tracks, and what it would track. */
export function thisProject(): Project {
  current ??= readProject();
  return current;
}

function readProject(): Project {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = listed
    .split('\0')
    .filter((path) => textFile.test(path) && existsSync(path) && statSync(path).isFile());
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

export function plant(files: Record<string, string>): Project {
  return new Map(Object.entries(files));
}
