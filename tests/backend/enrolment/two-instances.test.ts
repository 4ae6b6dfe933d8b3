import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { enrolmentDocuments } from '#/backend/db/schema/enrolment.ts';
import { MAX_DOCUMENTS } from '#/domain/enrolment/enrolment-document.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { Buyer } from '../checkout/buyer.ts';
import { apply } from './applicant.ts';

const backend = withBackend({ clock: noon });

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(db, {
    id_produto: 1,
    id_oferta: 1,
    tipo_oferta: 'GRATUITO',
    preco_original_centavos: 0,
    preco_promocional_centavos: null,
    documentos: ['Documento de identidade'],
    confere_documentos: true,
  });
});

function pictureOf(number: number): Promise<Buffer> {
  const background = { r: 10 * number, g: 0, b: 0 };
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

it('documents sent to two instances at once are ten in all, each of them once (ENROLMENT-14)', async () => {
  const { db, url } = backend.current;
  const other = await startTestBackend({ clock: noon, database: { db } });
  try {
    const ana = await Buyer.register(url);
    const { protocolo } = await apply(ana, 1);
    const instances = [ana, ana.at(other.url)];
    // Each of the first four comes to both.
    const numbers = [...Array.from({ length: 14 }, (_, index) => index), 0, 1, 2, 3];
    const pictures = await Promise.all(numbers.slice(0, 14).map(pictureOf));
    const answers = await Promise.all(
      numbers.map((number, index) =>
        instances[(index + (index > 13 ? 1 : 0)) % 2]!.client.post(`/api/inscricao/${protocolo}/documento`, {
          tipo: 'Documento de identidade',
          nome: `rg-${number}.png`,
          conteudo: pictures[number]!.toString('base64'),
        }),
      ),
    );
    const stored = await db.select({ sha256: enrolmentDocuments.sha256 }).from(enrolmentDocuments);
    expect([stored.length, new Set(stored.map(({ sha256 }) => sha256)).size]).toEqual([
      MAX_DOCUMENTS,
      MAX_DOCUMENTS,
    ]);
    for (const { status, body } of answers) {
      if (status !== 201) expect(body).toMatchObject({ codigo: 'MUITOS_DOCUMENTOS' });
    }
  } finally {
    await other.stop();
  }
});
