import { describe, expect, test } from 'vitest';
import { addRelease, type Commit, describeRelease } from '../../../../tools/release/changelog.ts';
import { nextVersion } from '../../../../tools/release/next-version.ts';

const commit = (subject: string, body = ''): Commit => ({ hash: 'abcdef0123456789', subject, body });

describe('changelog', () => {
  test('names what is new and mended, with what to do first above', () => {
    const commits = [
      commit('fix(pix): show the <code>'),
      commit('feat: add a desk'),
      commit('feat(api)!: drop /api/old'),
      commit('perf: read less', 'Why.\n\nBREAKING CHANGE: set KEY_SECRET\nbefore the start.\n\nSeen: yes'),
      commit('test: more'),
      commit('Merge something'),
    ];
    expect(describeRelease('1.0.0', '2026-11-30', commits)).toBe(
      [
        '## 1.0.0 · 2026-11-30',
        '### Before you upgrade\n- drop /api/old (abcdef01)\n- set KEY\\_SECRET before the start. (abcdef01)',
        '### New\n- **api**: drop /api/old (abcdef01)\n- add a desk (abcdef01)',
        '### Fixed\n- **pix**: show the \\<code\\> (abcdef01)',
        '### Faster\n- read less (abcdef01)',
      ].join('\n\n'),
    );
  });

  test('says of the first release that it is the first', () => {
    expect(describeRelease('0.1.0', '2026-11-30', undefined)).toMatch(
      /^## 0\.1\.0 · 2026-11-30\n\nThe first release\./,
    );
  });

  test('puts a release above those before it', () => {
    const first = addRelease('# Changelog\n', '## 0.1.0 · a');
    expect(addRelease(first, '## 0.2.0 · b')).toBe('# Changelog\n\n## 0.2.0 · b\n\n## 0.1.0 · a\n');
  });
});

describe('version of a release', () => {
  test.each([
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.9.3', 'major', '2.0.0'],
    ['0.1.0', '0.1.0', '0.1.0'],
    ['0.9.0', '0.10.0', '0.10.0'],
  ])('%s, %s: %s', (current, wanted, next) => {
    expect(nextVersion(current, wanted)).toBe(next);
  });

  test.each([
    [undefined, 'Say what it is'],
    ['1.2', 'Say what it is'],
    ['v1.3.0', 'Say what it is'],
    ['1.2.2', '1.2.2 is earlier than 1.2.3.'],
  ])('%s is refused', (wanted, reason) => {
    expect(() => nextVersion('1.2.3', wanted)).toThrow(reason);
  });
});
