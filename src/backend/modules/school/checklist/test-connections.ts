import type { Database } from '#/backend/db/database.ts';
import { checkSenderDomain } from '#/backend/mail/sender/sender-domain.ts';
import { addressSender } from '#/backend/mail/sender/sender.ts';
import { reportSending } from '#/backend/mail/sender/report-sending.ts';
import { sendTestMail } from '#/backend/mail/sender/send-test-mail.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { newReference } from '#/backend/payments/new-reference.ts';
import { ProviderError } from '#/backend/payments/provider-error.ts';
import type { RequestContext, Session } from '#/backend/request/context.ts';
import { standing, type Standing } from '#/domain/school/standing.ts';

const CENTS = 1;
const CHARGE_MS = 5 * 60_000;

const { done, warned, missing } = standing;

type ChargeDeps = Pick<RequestContext, 'pix' | 'boleto' | 'card' | 'forms' | 'simulatedBank' | 'systemClock'>;

/**
 * Registers a Pix charge of R$ 0,01 and cancels it at once; forms that take no such sum are asked for a
 * charge that isn't there, which proves the credentials. Nothing of it is stored as a purchase.
 */
export async function testCharge(deps: ChargeDeps): Promise<Standing[]> {
  const { pix, boleto, card, forms, simulatedBank } = deps;
  if (forms.length === 0) return [missing('Nenhum banco configurado: não há a quem cobrar.')];
  const lines: Standing[] = [];
  if (simulatedBank) lines.push(warned('Banco simulado: o teste não sai desta loja.'));
  if (forms.includes('pix')) lines.push(await testPix(pix, deps.systemClock()));
  if (forms.includes('boleto')) lines.push(await testAnswer('Boleto', boleto));
  if (forms.includes('cartao')) lines.push(await testAnswer('Cartão', card));
  return lines;
}

/** Asks each provider for a charge that isn't there, which proves address and credentials. */
export async function askProviders({
  pix,
  boleto,
  card,
  forms,
}: Pick<ChargeDeps, 'pix' | 'boleto' | 'card' | 'forms'>): Promise<Standing[]> {
  if (forms.length === 0) return [missing('Nenhum banco configurado: não há a quem cobrar.')];
  const named = { pix: ['Pix', pix], boleto: ['Boleto', boleto], cartao: ['Cartão', card] } as const;
  return Promise.all(
    forms.map((form) => {
      const [name, provider] = named[form];
      return testAnswer(name, provider);
    }),
  );
}

async function testPix(pix: ChargeDeps['pix'], now: Date): Promise<Standing> {
  const txid = newReference();
  try {
    await pix.createCharge({
      txid,
      cents: CENTS,
      description: 'Teste da loja',
      createdAt: now,
      expiresAt: new Date(now.getTime() + CHARGE_MS),
    });
  } catch (error) {
    return missing(`Pix: ${readable(error)}`);
  }
  try {
    await pix.cancelCharge(txid);
  } catch (error) {
    return warned(
      `Pix: cobrança de R$ 0,01 registrada, mas não cancelada; ela vence em 5 minutos. ${readable(error)}`,
    );
  }
  return done('Pix: cobrança de R$ 0,01 registrada e cancelada. Nada foi cobrado.');
}

async function testAnswer(
  form: string,
  provider: { findCharge(reference: string): Promise<unknown> },
): Promise<Standing> {
  try {
    await provider.findCharge(newReference());
    return done(`${form}: o provedor respondeu e aceitou as credenciais.`);
  } catch (error) {
    return missing(`${form}: ${readable(error)}`);
  }
}

/** What a provider answered, in words of the desk; its own text could hold anything. */
function readable(error: unknown): string {
  const status = error instanceof ProviderError ? error.status : undefined;
  if (status === undefined)
    return 'o provedor não respondeu a tempo ou a conexão falhou (endereço, certificado).';
  if (status === 401 || status === 403) return `o provedor recusou as credenciais (HTTP ${status}).`;
  if (status === 404) return 'o provedor não conhece esse endereço (HTTP 404): confira a configuração.';
  if (status === 429) return 'o provedor pediu para esperar (HTTP 429). Tente em alguns minutos.';
  return status >= 500
    ? `o provedor está com problemas (HTTP ${status}). Tente em alguns minutos.`
    : `o provedor recusou o pedido (HTTP ${status}): confira chave e contrato com ele.`;
}

type MailDeps = Pick<RequestContext, 'mail' | 'settings' | 'systemClock'> & { db: Database };

/** Sends a mail to who asks, and looks at what the sender's domain says. */
export async function testMail(deps: MailDeps, { person }: Session): Promise<Standing[]> {
  const { db, settings } = deps;
  const brand = await readBrand(db, settings);
  const sender = addressSender(brand, settings);
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  const [sent, findings] = await Promise.all([
    reportSending(deps.mail !== null, person.email, () => sendTestMail(deps, brand, person.email)),
    checkSenderDomain(domain, settings.dns),
  ]);
  return [sent, ...findings];
}
