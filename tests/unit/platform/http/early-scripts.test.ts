import { expect, test } from 'vitest';
import { runScriptBeforeStyle } from '#/platform/rendering/early-scripts.ts';

const style = '<link rel="stylesheet" href="/a.css" nonce="n"/>';
const data = '<script type="application/ld+json">{"@type":"$&"}</script>';
const script = '<script nonce="n">{\nconst price = "$&";\n}</script>';

test("a head's script runs before its style sheet, and nothing else moves", () => {
  expect(
    runScriptBeforeStyle(`<head><meta charSet="utf-8"/>${style}${data}${script}</head><body></body>`),
  ).toBe(`<head><meta charSet="utf-8"/>${script}${style}${data}</head><body></body>`);
});

test('what is added runs with the script that the head has', () => {
  const html = `<head>${style}${script}</head><body></body>`;
  expect(runScriptBeforeStyle(html, 'later("$&");')).toBe(
    `<head>${script.replace('}</script>', () => '}later("$&");</script>')}${style}</head><body></body>`,
  );
});

test.each([
  `<head>${style}${data}</head><body>${script}</body>`,
  `<head>${script}</head><body></body>`,
  `<head></head><body>${style}${script}</body>`,
])('a page stays as it is that has none: %s', (html) => {
  expect(runScriptBeforeStyle(html)).toBe(html);
});
