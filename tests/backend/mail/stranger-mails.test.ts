import { eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { logins, outbox, rateLimits } from '#/backend/db/schema/identity.ts';
import { storedMails } from '#/backend/db/schema/mailbox.ts';
import { insertMessage } from '#/backend/mail/outbox-repository.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon });
const stranger = 'vizinha@exemplo.com.br';

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  for (let id_oferta = 1; id_oferta <= 40; id_oferta++) await addOffer(db, { id_produto: 1, id_oferta });
});
beforeEach(async () => {
  await backend.current.db.delete(rateLimits);
  await backend.current.db.delete(storedMails);
});

const countTo = (email: string) => backend.current.db.$count(storedMails, eq(storedMails.para, email));

async function orderFor(buyer: Buyer, email: string, times: number, from = 1) {
  for (let turn = 0; turn < times; turn++) {
    const response = await buyer.tryBuy(from + turn, { aluno: { email } });
    if (response.status !== 201) throw new Error(JSON.stringify(response.body));
    await buyer.accept(response.body);
    await buyer.tryPay(response.body.codigo);
    await buyer.tryCancel(response.body.codigo);
  }
}

it('a student’s address that isn’t the buyer’s own gets ten mails an hour, counted over all buyers (SECURITY-8)', async () => {
  const { url } = backend.current;
  const [ana, bia] = [await Buyer.register(url), await Buyer.register(url)];
  await orderFor(ana, stranger, 8);
  await orderFor(bia, stranger, 8);
  await sendMails(backend.current.services);
  expect(await countTo(stranger)).toBe(10);
});

it('a buyer’s own confirmed address is written to as often as there is something to tell', async () => {
  const { db, url } = backend.current;
  const carla = await Buyer.register(url);
  const { email } = carla.student;
  await db.update(logins).set({ email_confirmado_em: noon() }).where(eq(logins.email, email));
  await sendMails(backend.current.services);
  await db.delete(storedMails);
  await orderFor(carla, email, 9, 20);
  const { codigo } = await carla.buy(30);
  const dados = { codigo_compra: codigo, nome: 'Carla Souza', total_centavos: 100 };
  for (let time = 0; time < 5; time++) {
    await insertMessage(db, { tipo: 'cobranca-criada', destinatario: email, dados }, noon());
  }
  await sendMails(backend.current.services);
  expect(await countTo(email)).toBe(14);
});

it('an address no one has confirmed is bounded too, and what purchases use up leaves the way back in open', async () => {
  const { db, url } = backend.current;
  const visitor = new ApiClient(url);
  const { email } = await registerShopper(visitor);
  await sendMails(backend.current.services);
  await db.delete(storedMails);
  await db.delete(rateLimits);
  for (let time = 0; time < 20; time++) {
    const dados = { nome: 'Ana Souza', pessoas: 3 };
    await insertMessage(db, { tipo: 'empresa-contato-recebido', destinatario: email, dados }, noon());
  }
  await sendMails(backend.current.services);
  expect(await countTo(email)).toBe(10);
  await visitor.post('/api/esqueci-senha', { identificador: email });
  await sendMails(backend.current.services);
  expect(await countTo(email)).toBe(11);
  expect(await db.$count(outbox, eq(outbox.tipo, 'esqueci-senha'))).toBe(0);
});

it('an address that isn’t known to be the asker’s own gets thirty mails a day', async () => {
  const { db } = backend.current;
  for (let hour = 0; hour < 4; hour++) {
    await db.delete(rateLimits).where(like(rateLimits.key, 'stranger-mail-hour:%'));
    for (let time = 0; time < 10; time++) {
      const dados = { nome: 'Ana Souza', pessoas: 3 };
      await insertMessage(db, { tipo: 'empresa-contato-recebido', destinatario: stranger, dados }, noon());
    }
    await sendMails(backend.current.services);
  }
  expect(await countTo(stranger)).toBe(30);
});
