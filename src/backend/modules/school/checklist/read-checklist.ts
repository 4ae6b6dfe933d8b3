import type { Database } from '#/backend/db/database.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import {
  checklistKeys,
  type ChecklistItem,
  type ChecklistKey,
  type PaymentSetting,
} from '#/contract/school/checklist.ts';
import { apiPixNames, mercadoPagoNames } from '#/backend/payment-settings.ts';
import type { Brand } from '#/contract/school/brand.ts';
import { standing, type Standing } from '#/domain/school/standing.ts';
import { countOpenDataRequests } from '#/backend/modules/data-requests/answer-requests.ts';
import { countShopFacts, type ShopFacts } from './checklist-repository.ts';

const { done, warned, missing } = standing;

/** What is there before the school can sell, and what isn't. */
export async function readChecklist(
  db: Database,
  now: Date,
  settings: BackendSettings,
): Promise<ChecklistItem[]> {
  const [brand, facts, requests] = await Promise.all([
    readBrand(db, settings),
    countShopFacts(db, now),
    countOpenDataRequests(db, now),
  ]);
  const standings: Record<ChecklistKey, Standing> = {
    escola: companyStanding(brand),
    contato:
      brand.telefone || brand.email
        ? done('Quem compra sabe como falar com a escola.')
        : missing('Falta um telefone ou um e-mail de atendimento.'),
    logo: brand.imagens.some(({ papel, enviada }) => papel === 'logo' && enviada)
      ? done('O logo da escola está na loja.')
      : warned('Sem logo, a loja mostra o nome da escola.'),
    curso:
      facts.courses > 0
        ? done(counted(facts.courses, 'curso na loja', 'cursos na loja'))
        : missing('Crie um curso e publique na loja.'),
    turma: offerStanding(facts),
    contrato:
      facts.terms === null ? missing('Não há contrato em vigor.') : done(`Contrato ${facts.terms} em vigor.`),
    banco: bankStanding(settings),
    email: mailStanding(settings),
    endereco: settings.production
      ? done('A loja abre por https.')
      : warned('A loja abre por http, sem cifra. Antes de vender, dê a ela um endereço https (SITE_URL).'),
    equipe:
      facts.administrators > 1
        ? done(counted(facts.administrators, 'pessoa na administração', 'pessoas na administração'))
        : warned('Uma só pessoa na administração: se ela perder o acesso, só o servidor devolve.'),
    solicitacoes: requestStanding(requests),
  };
  return checklistKeys.map((chave) => ({ chave, ...standings[chave] }));
}

/** Whether each setting is there: those of one bank are there together or not at all. */
export function readSettings({ apiPix, mercadoPago, mail, dns }: BackendSettings): PaymentSetting[] {
  const all = (names: readonly string[], definido: boolean) => names.map((nome) => ({ nome, definido }));
  return [
    ...all(apiPixNames, apiPix !== undefined),
    ...all(mercadoPagoNames, mercadoPago !== undefined),
    { nome: 'SMTP_URL', definido: mail.kind === 'smtp' },
    { nome: 'MAIL_FROM', definido: mail.kind === 'smtp' && mail.from !== undefined },
    { nome: 'DKIM_SELECTOR', definido: dns.dkimSelector !== undefined },
  ];
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}.`;

function companyStanding(brand: Brand): Standing {
  const fields = [
    ['razao_social', 'razão social'],
    ['cnpj', 'CNPJ'],
    ['logradouro', 'endereço'],
    ['cidade', 'cidade'],
    ['uf', 'estado'],
    ['cep', 'CEP'],
  ] as const;
  const empty = fields.filter(([field]) => brand[field] === '').map(([, label]) => label);
  if (empty.length > 0) return missing(`Falta: ${empty.join(', ')}. A lei pede estes dados em toda loja.`);
  return brand.demonstracao
    ? warned('Estes são os dados da demonstração. Troque pelos da sua escola.')
    : done('Os dados da empresa aparecem no rodapé, nos contratos e nos boletos.');
}

function requestStanding({ open, overdue }: { open: number; overdue: number }): Standing {
  if (overdue > 0)
    return warned(counted(overdue, 'solicitação fora do prazo da lei', 'solicitações fora do prazo da lei'));
  return open > 0
    ? warned(counted(open, 'solicitação espera resposta', 'solicitações esperam resposta'))
    : done('Nenhuma solicitação espera resposta.');
}

function offerStanding({ courses, openOffers }: ShopFacts): Standing {
  if (openOffers > 0)
    return done(counted(openOffers, 'turma com inscrições abertas', 'turmas com inscrições abertas'));
  return missing(
    courses > 0
      ? 'Nenhum curso da loja tem turma com inscrições abertas.'
      : 'Depois do curso, crie uma turma com inscrições abertas.',
  );
}

function bankStanding({ apiPix, mercadoPago, simulatedBank }: BackendSettings): Standing {
  if (apiPix || mercadoPago) {
    const providers = [apiPix && 'Pix direto do banco', mercadoPago && 'Mercado Pago'].filter(Boolean);
    return done(`Recebe por ${providers.join(' e ')}.`);
  }
  return simulatedBank
    ? warned('Banco simulado: serve para testar, e qualquer pessoa paga sem dinheiro.')
    : missing('Nenhum banco configurado no servidor (API_PIX ou MERCADO_PAGO).');
}

function mailStanding({ mail }: BackendSettings): Standing {
  if (mail.kind === 'smtp') return done('Os e-mails saem pelo servidor configurado.');
  return mail.kind === 'mailbox'
    ? warned('Os e-mails não saem: ficam na caixa de entrada da demonstração.')
    : missing('Os e-mails esperam: falta o servidor de envio (SMTP_URL).');
}
