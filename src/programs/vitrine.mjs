// Plain JavaScript, since it runs before there is a build: builds what a command needs, then runs it. Usage:
// node src/programs/vitrine.mjs start|dev|backend|ledger|admin|backup|restore|doctor|reset|build
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const sources = ['src', 'public', 'app.config.ts', 'vite.config.ts', 'tailwind.config.ts'];
const manifests = ['package.json', 'package-lock.json', 'tsconfig.json'];
// Made from the routes by the build itself.
const generated = 'src/storefront/routeTree.gen.ts';
const builtForStart = 'dist';
const builtForDevelopment = 'dist/development';
const oldestNode = '22.12';

const commands = {
  async build() {
    process.env.NODE_ENV = 'production';
    await buildApp();
  },
  'build-programs': () => buildPrograms(),
  async start() {
    process.env.NODE_ENV = 'production';
    if (!isCurrent()) runApart('build');
    await runProgram(builtForStart, 'start');
  },
  async dev() {
    process.env.NODE_ENV = 'development';
    await buildPrograms();
    await runProgram(builtForDevelopment, 'dev', { rebuild: buildPrograms });
  },
  async backend() {
    process.env.NODE_ENV = 'production';
    if (!isCurrent()) runApart('build-programs');
    await runProgram(isCurrent() ? builtForStart : builtForDevelopment, 'backend');
  },
  ledger: () => runCommand('ledger'),
  admin: () => runCommand('admin'),
  backup: () => runCommand('backup'),
  restore: () => runCommand('restore'),
  doctor: () => runCommand('doctor'),
  reset: () => runCommand('reset'),
};

/** Builds in a separate process, whose memory is freed afterwards. */
function runApart(name) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

/** Ends the program when npm was killed: it would otherwise go on holding its port and its data folder. */
function endWithPackageManager() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    console.error('Whoever started this is gone, stopping.');
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

async function runCommand(name) {
  process.env.NODE_ENV = 'production';
  if (!isCurrent()) runApart('build-programs');
  await runProgram(isCurrent() ? builtForStart : builtForDevelopment, name);
}

async function runProgram(folder, name, helpers) {
  const program = await import(pathToFileURL(join(root, folder, 'programs', `${name}.js`)).href);
  await program.run(helpers);
}

async function buildApp() {
  const startedAt = Date.now();
  console.log('Building the app from the current sources. This takes some seconds.');
  const hash = hashSources();
  // The pages carry it, and builds/latest.json names it.
  process.env.VITE_BUILD_ID = hash.slice(0, 16);
  const builder = await createBuilder(builtForStart);
  for (const [name, label] of [
    ['client', 'pages for the browser'],
    ['ssr', 'pages on the server'],
    ['programs', 'server and backend'],
  ]) {
    report(builder, name, label);
  }
  await builder.buildApp();
  writeFileSync(join(root, builtForStart, 'build-stamp.json'), JSON.stringify({ hash }));
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function buildPrograms() {
  const builder = await createBuilder(builtForDevelopment);
  await builder.build(builder.environments.programs);
}

async function createBuilder(outDir) {
  process.env.VITRINE_OUT_DIR = outDir;
  const vite = await import('vite');
  return vite.createBuilder({ root, logLevel: 'warn' });
}

function report(builder, name, label) {
  const { build } = builder;
  builder.build = async (environment) => {
    if (environment.name !== name) return build(environment);
    const startedAt = Date.now();
    const output = await build(environment);
    console.log(`  ${label}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    return output;
  };
}

function isCurrent() {
  const stamp = join(root, builtForStart, 'build-stamp.json');
  return existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).hash === hashSources();
}

function hashSources() {
  const hash = createHash('sha256');
  const files = sources.filter((path) => existsSync(join(root, path))).flatMap(listFiles);
  for (const file of [...files, ...manifests]) {
    if (file !== generated)
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      return entry.isDirectory() ? listFiles(child) : [child];
    });
}

/** The Node that `npm ci` installed, undefined where there is none for this system. */
function findInstalledNode() {
  const [system, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const path = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
  return existsSync(path) ? path : undefined;
}

/** Runs this file on that Node, for a caller that went past npm with an older one. */
function runOnInstalledNode() {
  const node = findInstalledNode();
  if (!node) {
    console.error(`The shop runs on Node ${oldestNode} or later, this is ${process.versions.node}.`);
    process.exit(1);
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

const command = commands[process.argv[2]];
if (!command) {
  console.error(
    'Usage: node src/programs/vitrine.mjs start|dev|backend|ledger|admin|backup|restore|doctor|reset|build',
  );
  process.exit(1);
}
process.chdir(root);
if (isTooOld(process.versions.node)) runOnInstalledNode();
else await run();

async function run() {
  endWithPackageManager();
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    await command();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
