import type { AnyRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { addHeadScript, streamWithHeadScript } from '#/platform/rendering/head-script.ts';

const router = { options: { ssr: { nonce: 'abc' } } } as unknown as AnyRouter;
const streamed = (...chunks: string[]) => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return streamWithHeadScript(new Response(body, { status: 404 }), router);
};

it('comes first in the head, with the nonce of the page', () => {
  const html = addHeadScript('<html><head><link rel="stylesheet"/></head></html>', router, 'added()');
  expect(html).toMatch(/^<html><head><script nonce="abc">[^]*added\(\)<\/script><link rel="stylesheet"\/>/);
});

it('comes into a page that streams, wherever its chunks end', async () => {
  const response = streamed('<!DOCTYPE html><ht', 'ml><he', 'ad><title>ção', '</title></head>', '</html>');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html><head><script nonce="abc">/);
  expect(html).toMatch(/<\/script><title>ção<\/title><\/head><\/html>$/);
});

it('leaves what is no page as it is', async () => {
  expect(await streamed('texto').text()).toBe('texto');
});

it('fails where React writes another head', () => {
  expect(() => addHeadScript('<html><head lang="pt">', router)).toThrow(/no longer writes/);
});
