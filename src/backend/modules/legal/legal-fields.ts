import type { BrandFields } from '#/domain/school/brand.ts';
import { companyOf } from '#/domain/school/company.ts';
import { type ContractClause, contractClauses } from '#/domain/sale/agreement/contract-clauses.ts';
import { formatPhone, phoneDigits } from '#/domain/person/phone.ts';
import type { LegalText } from '#/domain/school/legal-text.ts';

interface LegalField {
  nome: string;
  descricao: string;
  valor: string;
  obrigatorio: boolean;
}

const clauseNames: Record<ContractClause, string> = {
  mudancas_da_turma: 'A regra que a loja cumpre quando uma turma é adiada ou cancelada',
  arrependimento: 'A regra que a loja cumpre para quem desiste em até sete dias',
  desistencia: 'A regra que a loja cumpre para quem desiste depois disso',
};

/** What `{{nome}}` stands for in a text: data of the school, and in contracts what the shop carries out. */
export function legalFields(texto: LegalText, brand: BrandFields, siteUrl: string): LegalField[] {
  const company = companyOf(brand);
  const whatsapp = phoneDigits(brand.whatsapp).replace(/^55/, '');
  const ofSchool = [
    ['escola', 'Nome da escola', brand.nome],
    ['razao_social', 'Razão social', brand.razao_social],
    ['cnpj', 'CNPJ', brand.cnpj],
    ['endereco', 'Endereço completo', brand.logradouro && company.address],
    ['cidade', 'Cidade', brand.cidade],
    ['uf', 'Estado', brand.uf],
    ['telefone', 'Telefone', brand.telefone],
    ['whatsapp', 'WhatsApp', whatsapp && formatPhone(whatsapp)],
    ['email', 'E-mail de atendimento', brand.email],
    ['horario', 'Horário de atendimento', brand.horario],
    ['encarregado', 'Encarregado pela proteção de dados', brand.encarregado],
    ['site', 'Endereço da loja', siteUrl],
  ] as const;
  const fields = ofSchool.map(([nome, descricao, valor]) => ({ nome, descricao, valor, obrigatorio: false }));
  if (texto !== 'contrato') return fields;
  const clauses = Object.entries(contractClauses).map(([nome, valor]) => ({
    nome,
    descricao: clauseNames[nome as ContractClause],
    valor,
    obrigatorio: true,
  }));
  return [...fields, ...clauses];
}

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Fills a text; what isn't known stays as it is typed. */
export function fillFields(source: string, fields: readonly LegalField[]) {
  const problemas = new Set<string>();
  const used = new Set<string>();
  const texto = source.replaceAll(placeholder, (typed: string, inner: string) => {
    const name = inner.trim().toLowerCase();
    const field = fields.find(({ nome }) => nome === name);
    if (!field) {
      problemas.add(`O campo ${typed} não existe. Use um dos campos da lista.`);
      return typed;
    }
    used.add(name);
    if (field.valor === '') problemas.add(`O campo ${typed} está vazio: preencha-o em Dados da escola.`);
    return field.obrigatorio ? field.valor : escapeMarkdown(field.valor);
  });
  for (const { nome, obrigatorio } of fields) {
    if (obrigatorio && !used.has(nome)) {
      problemas.add(
        `Falta o campo {{${nome}}}: a loja cumpre esta regra sozinha, e o contrato precisa dizer qual é.`,
      );
    }
  }
  return { texto, problemas: [...problemas] };
}

/** A name is a name, whatever signs it has. */
const escapeMarkdown = (text: string) => text.replaceAll(/[\\*_[\]<>#!&`{}]/g, String.raw`\$&`);
