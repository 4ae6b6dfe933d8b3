import { exactVersions, noMachinePath, noRegistryHost, wholeLockfile } from './repository.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('dependencies are pinned', exactVersions, {
  breaks: {
    'a caret': { 'package.json': '{ "dependencies": { "vite": "^8.0.0" } }' },
    'a star': { 'package.json': '{ "devDependencies": { "vite": "*" } }' },
    'a tag': { 'package.json': '{ "optionalDependencies": { "vite": "latest" } }' },
    'an address': { 'package.json': '{ "dependencies": { "vite": "github:vitejs/vite" } }' },
  },
  keeps: { 'one version': { 'package.json': '{ "dependencies": { "vite": "8.0.0-beta.1" } }' } },
});

describeRule('no registry is named', noRegistryHost, {
  breaks: {
    'a host in the lockfile': {
      'package-lock.json': '{\n  "resolved": "https://registry.example/vite.tgz"\n}',
    },
    'a registry in .npmrc': { '.npmrc': 'registry=https://registry.example' },
  },
  keeps: { 'a lockfile without hosts': { 'package-lock.json': '{ "integrity": "sha512-x" }' } },
});

describeRule('no path of a machine is named', noMachinePath, {
  breaks: {
    'a home': { 'docs/start.md': 'cd /home/maria/shop' },
    'a home on a Mac': { 'README.md': 'cd /Users/maria/shop' },
    'a home on Windows': { 'README.md': String.raw`cd C:\Users\maria` },
    'the folder of this very checkout': {
      'src/a.ts': `const here = '${process.cwd().split(/[/\\]/).length > 2 ? process.cwd() : '/home/maria'}/src';`,
    },
  },
  keeps: {
    'paths of the system': { 'README.md': 'CHROMIUM_PATH=/usr/bin/chromium, see src/storefront/routes/home' },
  },
});

describeRule('the lockfile is whole', wholeLockfile, {
  breaks: {
    'a platform left out': {
      'package-lock.json': JSON.stringify({
        packages: { 'node_modules/oxlint': { optionalDependencies: { '@oxlint/darwin-arm64': '1.0.0' } } },
      }),
    },
  },
  keeps: {
    'platforms beside and above': {
      'package-lock.json': JSON.stringify({
        packages: {
          'node_modules/tsx/node_modules/esbuild': {
            optionalDependencies: { 'esbuild-a': '1', 'esbuild-b': '1' },
          },
          'node_modules/tsx/node_modules/esbuild-a': {},
          'node_modules/esbuild-b': {},
        },
      }),
    },
  },
});
