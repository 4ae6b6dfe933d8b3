import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { bodyOf } from './buyer.ts';
import { askGuardian, openLink, tokenOf } from './guardian-of.ts';
import { freeSeats } from './seats.ts';

const database = withDatabase();
let backend: TestBackend;
let nextOffer = 1;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  backend = await startTestBackend({ database, clock: noon });
});
afterAll(() => backend.stop());

async function ask() {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(database.db, { id_produto: 1, id_oferta, ...days });
  const asked = await askGuardian(backend.url, id_oferta);
  return { ...asked, id_oferta, token: await tokenOf(asked.student, asked.codigo) };
}

describe('student and guardian at the same time', () => {
  it('opens a link that is pressed ten times at once for its guardian, each time', async () => {
    const { guardian, token, codigo } = await ask();
    const answers = await Promise.all(Array.from({ length: 10 }, () => openLink(guardian, token)));
    for (const answer of answers) expect(bodyOf(answer)).toMatchObject({ codigo, contratante: true });
  });

  it('accepts or cancels, and never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { student, guardian, token, codigo, purchase, id_oferta } = await ask();
      bodyOf(await openLink(guardian, token));
      const [accepted, cancelled] = await Promise.all([
        guardian.client.post(`/api/compra/${codigo}/aceite`, purchase.contrato),
        student.tryCancel(codigo),
      ]);
      const paying = await guardian.tryPay(codigo);
      const { estado } = await student.purchase(codigo);
      expect(cancelled.status).toBe(200);
      expect(estado).toBe('CANCELADA');
      expect([200, 409]).toContain(accepted.status);
      expect(paying.status).toBe(409);
      expect(await freeSeats(database.db, id_oferta)).toBe(20);
    }
  });

  it('opens the old link or none once a new one is being sent, and the new one after', async () => {
    for (let round = 0; round < 5; round++) {
      const { student, guardian, token, codigo } = await ask();
      backend.moveBusinessClock(60_000);
      const [sent, opened] = await Promise.all([
        student.client.post(`/api/compra/${codigo}/responsavel/reenviar`),
        openLink(guardian, token),
      ]);
      // Opened first, the purchase is the guardian's already; the new link leads to it all the same.
      expect(sent.status).toBe(200);
      expect([200, 410]).toContain(opened.status);
      bodyOf(await openLink(guardian, await tokenOf(student, codigo)));
      expect((await openLink(guardian, token)).status).toBe(410);
    }
  });
});
