import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#/backend/db/database.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { tryTypeCard, typeCard } from './type-card.ts';

const lines: string[] = [];
const backend = withBackend({ log: (line) => lines.push(line) });
const get = (path: string) => fetch(`${backend.current.cardOrigin}${path}`, { redirect: 'manual' });
const codigo = '01JABCDEFGHJKMNPQRSTVWXYZ0';

describe('the page where cards are typed (CARD-2)', () => {
  it('lets nothing in or out but its own, and only the shop frame it', async () => {
    const framed = await get('/cartao');
    const policy = framed.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:3000 http:\/\/127\.0\.0\.1:3000$/);
    expect(framed.headers.get('x-frame-options')).toBeNull();
    // The frame is set in the shop's own font.
    expect(policy).toContain("font-src 'self'");
    const font = await get('/archivo.woff2');
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(
      Buffer.from(await font.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
    expect(await (await get('/cartao.css')).text()).toContain("url('/archivo.woff2')");
    const whole = await get(`/cartao/pagina?compra=${codigo}&parcelas=3`);
    expect(whole.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const { headers } of [framed, whole]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    for (const path of ['/', '/desafio/nada', '/cartao/pagina?compra=1', '/bandeiras/outra.svg']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('says what is wrong with each field, and takes test cards only (CARD-3, CARD-9, FORM-8)', async () => {
    const errorsOf = async (card: Record<string, string>) => {
      const response = await tryTypeCard(backend.current.cardOrigin, card);
      return [response.status, ((await response.json()) as { problemas: unknown }).problemas];
    };
    expect(await errorsOf({ numero: '', validade: '13/30', codigo: '12', nome: ' ' })).toEqual([
      422,
      {
        numero: 'Este campo é obrigatório.',
        nome: 'Este campo é obrigatório.',
        validade: 'O ano ou mês inserido é inválido.',
        codigo: 'O código de segurança tem 3 dígitos.',
      },
    ]);
    expect(await errorsOf({ numero: '4111111111111112' })).toEqual([
      422,
      { numero: 'O número do cartão é inválido.' },
    ]);
    expect(await errorsOf({ numero: '4012888888881881' })).toEqual([
      422,
      { numero: expect.stringContaining('nunca um cartão de verdade') },
    ]);
  });

  it('reads no more of what is sent than a card takes, however it is announced', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        if (sent > 64 * 1_048_576) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(97));
      },
    });
    const refused = await fetch(`${backend.current.cardOrigin}/cartao/pagina`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(refused.status).toBe(413);
    expect(sent).toBeLessThan(64 * 1_048_576);
  });

  it('leads back with a token, and never shows again what was typed', async () => {
    const post = (numero: string) =>
      fetch(`${backend.current.cardOrigin}/cartao/pagina`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          compra: codigo,
          parcelas: '3',
          numero,
          nome: 'ANA',
          validade: '12/39',
          codigo: '736',
        }),
      });
    const wrong = await post('4111 1111 1111 1112');
    const page = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(page).not.toMatch(/1112|736/);
    const done = await post('4111 1111 1111 1111');
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(
        new RegExp(`^http://localhost:3000/minhas-compras/${codigo}\\?cartao=[\\w-]{32}&parcelas=3$`),
      ),
    ]);
  });

  it('leaves no number in the log or the database', async () => {
    await typeCard(backend.current.cardOrigin, '4000000000009995');
    await expect.poll(() => lines.join('\n')).toContain('/tokens');
    expect(lines.join('\n')).not.toMatch(/4000 ?0000 ?0000 ?9995|4111 ?1111 ?1111 ?111/);
    const rows = await selectRows(backend.current.db, sql`SELECT * FROM simulated_bank_card_tokens`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/400000000000|411111111111/);
  });
});
