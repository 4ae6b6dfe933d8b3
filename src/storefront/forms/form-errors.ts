import { PHONE_REQUIRED_MESSAGE } from '#/domain/person/phone.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { labelProblem, REQUIRED_MESSAGE, requiredFieldMessage } from '#/domain/text/required.ts';
import { joinServerMessages } from '#/domain/request/server-messages.ts';
import { brokenMark } from '#/storefront/ui/fields/broken-mark.ts';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface Failure {
  codigo: string;
  message: string;
  fieldErrors: FieldErrors;
  status?: number;
}

/** Whether the same input may be sent again: no response, or a server error. */
export function maySendAgain({ status }: Failure): boolean {
  return status === undefined || status >= 500 || status === 408;
}

const offline =
  'Não conseguimos falar com o site. Confira sua internet e tente de novo. Nada do que você digitou se perdeu.';

/**
 * Server fields by the last part of their path: `aluno.cpf` is `cpf`, `responsaveis.0.cpf` is `cpf-0`,
 * `telefones.1` is `telefones-1`, `responsavel.cpf` is `responsavel-cpf`.
 */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof PublicError)) return { codigo: 'SEM_CONEXAO', message: offline, fieldErrors: {} };
  const fieldErrors = Object.entries(error.campos ?? {}).map(([path, messages]) => [
    nameOf(path),
    joinServerMessages(messages),
  ]);
  return {
    codigo: error.codigo,
    message: error.mensagem,
    fieldErrors: Object.fromEntries(fieldErrors),
    status: error.status,
  };
}

function nameOf(path: string): string {
  if (path.startsWith('responsavel.')) return path.replace('.', '-');
  const parts = path.split('.');
  const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? path;
  const place = parts.find((part) => /^\d+$/.test(part));
  return place === undefined ? name : `${name}-${place}`;
}

export function listErrors(fieldErrors: FieldErrors): { field: string; message: string }[] {
  return Object.entries(fieldErrors).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

const fieldLabels: Readonly<Record<string, string>> = {
  identificador: 'CPF, e-mail ou nome de usuário',
  nome: 'Nome completo',
  cpf: 'CPF',
  nascimento: 'Data de nascimento',
  telefone: 'Telefone',
  email: 'E-mail',
  senha: 'Senha',
  senhaAtual: 'Senha atual',
  senhaNova: 'Nova senha',
  nomeSocial: 'Nome social',
  nomeMae: 'Nome da mãe',
  nomePai: 'Nome do pai',
  situacaoEscolar: 'Situação da escolaridade',
  tituloEleitor: 'Título de eleitor',
  cnh: 'CNH',
  renach: 'RENACH',
  outroTelefone: 'Outro telefone',
  cep: 'CEP',
  logradouro: 'Rua ou avenida',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  uf: 'Estado',
  'responsavel-nome': 'Nome do responsável',
  'responsavel-cpf': 'CPF do responsável',
  'responsavel-telefone': 'Telefone do responsável',
  'responsavel-email': 'E-mail do responsável',
  'responsavel-parentesco': 'Parentesco',
  responsavel: 'Nome do responsável',
  cpf_responsavel: 'CPF do responsável',
  email_responsavel: 'E-mail do responsável',
  recebido_em: 'Dia em que o dinheiro chegou',
  comprovante: 'Número do comprovante',
  pago_em: 'Dia em que o dinheiro saiu',
  recusa: 'O que não confere',
  encerra: 'O que acontece com a matrícula',
  limite: 'Limite de faturas',
  empresa: 'Nome da empresa',
  razao_social: 'Nome da empresa',
  cnpj: 'CNPJ',
  codigo: 'Código',
  pessoas: 'Quantas pessoas vão aprender',
  familiar: 'Renda da casa',
  moradores: 'Pessoas na casa',
};

/** A problem as a line of the summary above the form: named, and of a list of rules those that are broken. */
export function summarize({ field, message }: { field: string; message: string }): { message: string } {
  // One of a list is named by its place: `cpf-1`.
  const label = fieldLabels[field.replace(/-\d+$/, '')];
  if (!label) return { message };
  if (isRequired(message)) return { message: requiredFieldMessage(label) };
  return { message: labelProblem(label, message.includes('\n') ? brokenRules(message) : message) };
}

function brokenRules(message: string): string {
  const broken = message.split('\n').filter((line) => line.startsWith(brokenMark));
  if (broken.length === 0) return 'veja as regras desse campo';
  return broken.map((line) => line.slice(brokenMark.length)).join('. ');
}

function isRequired(message: string): boolean {
  return message === REQUIRED_MESSAGE || message === PHONE_REQUIRED_MESSAGE;
}
