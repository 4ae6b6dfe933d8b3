import { expect, it } from 'vitest';
import { mayBeUpload, takesDocuments } from '#/domain/request/request-limits.ts';
import {
  requireMinimumRate,
  SlowBodyError,
  UploadTurns,
} from '#/storefront/backend-client/uploads/upload-turns.server.ts';

const from = (personId: number, address: string | null) => ({ personId, address });
const megabyte = 1_048_576;

it('takes eight documents at a time, and asks one more to come again (ENROLMENT-14)', () => {
  const turns = new UploadTurns();
  const ends = Array.from({ length: 8 }, (_, index) => turns.take(from(index, `203.0.113.${index}`)));
  expect(ends).not.toContain(undefined);
  expect(turns.take(from(9, '203.0.113.9'))).toBeUndefined();
  ends[0]!();
  expect(turns.take(from(9, '203.0.113.9'))).toBeDefined();
});

it('takes four of one network and two of one person, and those of others all the same (ENROLMENT-14)', () => {
  const turns = new UploadTurns();
  for (let index = 0; index < 4; index += 1) {
    expect(turns.take(from(index, `2001:db8::${index + 1}`))).toBeDefined();
  }
  expect(turns.take(from(5, '2001:db8::5')), 'the same /64').toBeUndefined();
  expect(turns.take(from(6, '203.0.113.1'))).toBeDefined();
  expect(turns.take(from(6, '203.0.113.2'))).toBeDefined();
  expect(turns.take(from(6, '203.0.113.3')), 'the same person').toBeUndefined();
  expect(turns.take(from(7, '203.0.113.3'))).toBeDefined();
});

it('counts an address that may be everyone’s under none', () => {
  const turns = new UploadTurns();
  for (let person = 0; person < 8; person += 1) expect(turns.take(from(person, null))).toBeDefined();
});

it.each([
  [String(megabyte), false],
  [String(megabyte + 1), true],
  [undefined, true],
])('a body of a length told as %s may bring a document: %s', (length, expected) => {
  const headers = new Headers(length === undefined ? {} : { 'content-length': length });
  expect(mayBeUpload({ headers })).toBe(expected);
});

it.each([
  ['/inscricao/1001/2001', true],
  ['/gestao/loja/imagens', true],
  ['/gestao/cursos/1001/imagem/', true],
  ['/gestao/programas/dados-no-escritorio/imagem', true],
  ['/gestao/professores/marlene-kuhn/foto', true],
  ['/gestao/conteudo/blog/1/capa', true],
  ['/gestao/programas/dados-no-escritorio', false],
  ['/gestao/professores/novo', false],
])('a form of %s may bring a file: %s', (path, expected) => {
  expect(takesDocuments(path)).toBe(expected);
});

/** A request whose body comes in pieces, one each `ms`. */
function slowly(pieces: string[], ms: number): Request {
  const rest = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, ms));
      const piece = rest.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return new Request('http://loja.test/', init);
}

it('gives a body up that comes a byte at a time', async () => {
  const request = requireMinimumRate(slowly([...'abcdefghij'.repeat(20)], 20), { bytes: 10, windowMs: 100 });
  await expect(request.text()).rejects.toThrow(SlowBodyError);
});

it('takes a body that comes fast enough, whole', async () => {
  const request = requireMinimumRate(slowly(['ab'.repeat(20), 'cd'.repeat(20)], 20), {
    bytes: 10,
    windowMs: 60,
  });
  expect(await request.text()).toBe('ab'.repeat(20) + 'cd'.repeat(20));
});
