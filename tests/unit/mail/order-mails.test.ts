import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { describe, expect, it } from 'vitest';
import type { MailKind, MailProps } from '#/backend/mail/templates/mail-templates.ts';
import { renderMail } from '#/backend/mail/templates/render-mail.tsx';
import { orderKinds, type OrderKind } from '#/domain/sale/order/order-kind.ts';
import { sampleMails, shopUrl } from '../../support/mail/sample-mails.ts';

type Reader = 'buyer' | 'guardian' | 'student' | 'named';

/** A sample mail about another kind of order, to another reader, without addresses and small print. */
async function read(kind: MailKind, change: object): Promise<string> {
  const props = { ...sampleMails[kind].props, student: 'Bia Souza', ...change } as MailProps<typeof kind>;
  const { subject, text } = await renderMail(kind, props, shopUrl, demoBrand);
  const [said] = `${subject}\n${text}`.replaceAll(/https:\S+/g, '').split('Você recebeu este e-mail');
  return said!.replaceAll(/\s+/g, ' ');
}

const unpaid: OrderKind[] = ['EMPLOYER', 'GRANT', 'FREE'];
const ofUnpaid = [
  ['matricula-confirmada', {}],
  ['turma-confirmada', {}],
  ['turma-cancelada-sem-pagamento', {}],
  ['novo-aceite-pedido', { isPaid: false }],
  ['novo-aceite-lembrete', { isPaid: false }],
  ['turma-adiada', { isPaid: false }],
  ['desistencia-registrada', { refundedCents: 0 }],
  ['responsavel-convidado', {}],
  ['responsavel-trocado', {}],
  ['responsavel-sem-resposta', {}],
] as const satisfies readonly (readonly [MailKind, object])[];

// PURCHASE-24
describe('a mail about an order', () => {
  it.each(unpaid.flatMap((kind) => ofUnpaid.map(([mail, change]) => [kind, mail, change] as const)))(
    'that costs nothing speaks of no money: %s, %s',
    async (kind, mail, change) => {
      const said = (await read(mail, { kind, totalCents: 0, ...change })).replaceAll(
        /não há nada a pagar/gi,
        '',
      );
      expect(said).not.toMatch(/\bpag|dinheiro|devol|voltam|R\$|\bcompra|boleto|\bPix\b|cobr/i);
    },
  );

  it.each(orderKinds)('that was not paid promises nothing back: %s', async (kind) => {
    for (const mail of ['novo-aceite-pedido', 'novo-aceite-lembrete', 'turma-adiada'] as const)
      expect(await read(mail, { kind, isPaid: false })).not.toMatch(/devol|dinheiro|de volta/);
  });

  it('of a company on an unpaid invoice promises nothing back', async () => {
    const said = await read('desistencia-registrada', { kind: 'COMPANY', refundedCents: 0 });
    expect(said).toContain('As vagas foram liberadas e a fatura deixou de valer: não há nada a pagar.');
    expect(said).not.toMatch(/R\$ 0,00|voltam/);
  });

  it.each([
    ['guardian', 'matricula-confirmada', 'A matrícula de Bia Souza está confirmada.'],
    ['guardian', 'pagamento-recebido', 'a vaga de Bia Souza está garantida.'],
    ['guardian', 'turma-confirmada', 'a turma de Bia Souza chegou'],
    ['guardian', 'cobranca-criada', 'A vaga está guardada por 30 minutos.'],
    ['student', 'pagamento-recebido', 'Recebemos o pagamento do seu responsável'],
    ['student', 'matricula-confirmada', 'Sua matrícula está confirmada.'],
    ['guardian', 'pagamento-contestado', 'A vaga continua guardada'],
    ['named', 'pagamento-recebido', 'Recebemos o pagamento da sua matrícula e sua vaga está garantida.'],
    ['named', 'matricula-confirmada', 'Sua matrícula está confirmada. Na página da compra quem comprou'],
    ['named', 'turma-confirmada', 'a turma em que você se matriculou chegou'],
  ] as const satisfies readonly (readonly [Reader, MailKind, string])[])(
    'says whose seat and whose money it is: to a %s, %s',
    async (reader, mail, said) => {
      const text = await read(mail, { reader });
      expect(text).toContain(said);
      if (reader === 'guardian') expect(text).not.toMatch(/[Ss]ua (?:vaga|matrícula)/);
      else expect(text).not.toContain('seu pagamento');
      // Neither the amount nor the page is theirs.
      if (reader === 'named') expect(text).not.toMatch(/R\$|Cartão|Ver minha/);
    },
  );

  it.each(['pagamento-recebido', 'turma-confirmada', 'cobranca-criada', 'boleto-criado'] as const)(
    'of a company speaks of its seats: %s',
    async (mail) => {
      expect(await read(mail, { kind: 'COMPANY' })).not.toMatch(
        /[Ss]ua (?:vaga|matrícula)|você se matriculou/,
      );
    },
  );
});
