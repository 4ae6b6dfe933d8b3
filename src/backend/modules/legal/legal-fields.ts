import type { BrandFields } from '#/domain/school/brand.ts';
import { type ContractClause, contractClauses } from '#/domain/sale/agreement/contract-clauses.ts';
import type { LegalText } from '#/domain/school/legal-text.ts';
import { schoolFields } from '#/domain/school/school-fields.ts';
import { escapeMarkdown } from '#/domain/text/escape-markdown.ts';

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
  const fields = schoolFields(brand, siteUrl).map(([nome, descricao, valor]) => ({
    nome,
    descricao,
    valor,
    obrigatorio: false,
  }));
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
