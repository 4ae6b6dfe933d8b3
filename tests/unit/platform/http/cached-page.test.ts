import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { keepPage } from '#/platform/rendering/page-cache/cached-page.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the policy of a kept page names the scripts that had the nonce, and no other', () => {
  const html = `<body><script nonce="n1">ours()</script><script>planted()</script><script nonce="other">guessed()</script></body>`;
  const headers = new Headers({ 'content-security-policy': "script-src 'self' 'nonce-n1'" });
  const stored = keepPage({ html: Buffer.from(html), headers }, {})!;
  expect(stored.headers['content-security-policy']).toBe(`script-src 'self' ${hashOf('ours()')}`);
});
