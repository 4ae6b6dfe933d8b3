import { firstName } from '#/domain/person/full-name.ts';
import type { BrandFields } from '#/domain/school/brand.ts';
import { schoolFields } from '#/domain/school/school-fields.ts';
import { escapeMarkdown } from '#/domain/text/escape-markdown.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { strangersWords } from '#/domain/text/strangers-words.ts';

export interface MailField {
  nome: string;
  descricao: string;
  valor: string;
  /** People type it themselves, so that no subject may say it. */
  soNoTexto: boolean;
}

/** What `{{nome}}` stands for in the words of a school for a mail about `props`. */
export function mailFields(props: object, brand: BrandFields, siteUrl: string): MailField[] {
  const ofSchool = schoolFields(brand, siteUrl).map(([nome, descricao, valor]) => ({
    nome,
    descricao,
    valor,
    soNoTexto: false,
  }));
  return [...fieldsOf(props), ...ofSchool];
}

function fieldsOf(props: object): MailField[] {
  const read = props as Readonly<Record<string, unknown>>;
  const bought = read['bought'] as Readonly<Record<string, unknown>> | undefined;
  const isOfCourse = 'titulo' in read || 'bought' in read;
  const { nome, codigo, protocolo, until, due, expiraEm } = read;
  const fields: MailField[] = [];
  const add = (name: string, descricao: string, value: unknown, soNoTexto = false) => {
    if (typeof value === 'string') fields.push({ nome: name, descricao, valor: oneLine(value), soNoTexto });
  };
  if (typeof nome === 'string')
    add('nome', 'Primeiro nome de quem recebe', strangersWords(firstName(nome)), true);
  // A course may be gone from the catalogue when its mail is sent.
  if (isOfCourse) {
    add('curso', 'Nome do curso', read['titulo'] ?? bought?.['titulo'] ?? 'seu curso');
    add('turma', 'Cidade, turno e início da turma', read['turma'] ?? bought?.['turma'] ?? 'sua turma');
  }
  if ('totalCents' in read) add('compra', 'Código da compra', codigo);
  add('protocolo', 'Protocolo da inscrição', protocolo);
  add('prazo', 'Até quando', until ?? due ?? (expiraEm instanceof Date ? formatDeadline(expiraEm) : null));
  return fields;
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

const placeholder = /\{\{([^{}]*)\}\}/g;
/** Fields as other programs write them, and braces that close nothing. */
const foreignField =
  /\$\{[^}]*\}?|#\{[^}]*\}?|\{%.*?%\}|<%.*?%>|\*\|[^|]*\|\*|\[\[[^\]]*\]\]|%[\p{L}_]+%|\{+[^{}]*\}*|\}+/u;

/** Fills a text line by line; `problemas` says what can't be sent, and in which line. */
export function fillMailText(source: string, fields: readonly MailField[], isSubject: boolean) {
  const problemas: string[] = [];
  const lines = source.split('\n').map((line, index) => {
    const report = (text: string) => problemas.push(isSubject ? text : `Linha ${index + 1}: ${text}`);
    const filled = line.replaceAll(placeholder, (typed: string, inner: string) => {
      const field = fields.find(({ nome }) => nome === inner.trim().toLowerCase());
      if (!field) report(`o campo ${typed} não existe neste e-mail. Use um dos campos da lista.`);
      else if (isSubject && field.soNoTexto) report(`o campo ${typed} não pode ficar no assunto.`);
      else if (field.valor === '') report(`o campo ${typed} está vazio: preencha-o em Dados da escola.`);
      else return isSubject ? field.valor : escapeMarkdown(field.valor);
      return typed;
    });
    const foreign = foreignField.exec(line.replaceAll(placeholder, ''));
    if (foreign) report(`“${foreign[0]}” não é um campo da loja. Campos se escrevem assim: {{escola}}.`);
    return filled;
  });
  return { texto: lines.join('\n'), problemas };
}
