import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { formatCpf } from '#/domain/person/cpf.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface Field {
  name: string;
  value: string;
  /** What a person types; the rest of a form is sent as it is. */
  isTyped: boolean;
  isSecret: boolean;
  /** Its value is the text of a file. */
  isFile?: true;
}

export interface PageForm {
  /** The same for the same form on another page. */
  key: string;
  action: string;
  isMultipart: boolean;
  fields: Field[];
}

/** The forms of a page that send something to the shop, filled in as a person would. */
export function findForms(html: string): PageForm[] {
  const forms = [...elementsOf(parse(html), 'form')];
  return forms.flatMap((form) => {
    if (attributeOf(form, 'method')?.toLowerCase() !== 'post') return [];
    const fields = fillFields(form);
    const action = attributeOf(form, 'action') ?? '';
    const names = [...new Set(fields.map(({ name }) => name))].toSorted().join(' ');
    const kind = fields.find(({ name }) => name === 'formulario')?.value ?? '';
    return [
      {
        key: `${kind} ${names}`,
        action,
        isMultipart: attributeOf(form, 'enctype') === 'multipart/form-data',
        fields,
      },
    ];
  });
}

/** Values by the names of all controls of a page. */
export function readValues(html: string): Set<string> {
  const values = new Set<string>();
  for (const control of elementsOf(parse(html), 'input', 'textarea')) {
    const value = valueOf(control);
    values.add(`${attributeOf(control, 'name')} ${value}`);
  }
  return values;
}

function fillFields(form: Element): Field[] {
  const fields: Field[] = [];
  const radios = new Set<string>();
  let button: Field | undefined;
  for (const control of elementsOf(form, 'input', 'textarea', 'select', 'button')) {
    const name = attributeOf(control, 'name');
    const type = attributeOf(control, 'type') ?? (control.tagName === 'button' ? 'submit' : 'text');
    // With `form` it belongs to another one.
    if (['disabled', 'form'].some((each) => attributeOf(control, each) !== undefined)) continue;
    if (control.tagName === 'button') {
      if (type === 'submit' && name) button ??= sent(name, attributeOf(control, 'value') ?? '');
      continue;
    }
    if (!name || type === 'submit') continue;
    if (type === 'file') {
      fields.push({ ...sent(name, picture), isFile: true });
      continue;
    }
    if (control.tagName === 'select') {
      fields.push(sent(name, chosenOf(control)));
    } else if (type === 'checkbox') {
      const isWanted = ['checked', 'required'].some((each) => attributeOf(control, each) !== undefined);
      if (isWanted) fields.push(sent(name, attributeOf(control, 'value') ?? 'on'));
    } else if (type === 'radio') {
      const isFirst = !radios.has(name);
      const isChecked = attributeOf(control, 'checked') !== undefined;
      radios.add(name);
      const value = attributeOf(control, 'value') ?? 'on';
      const other = fields.findIndex((field) => field.name === name);
      if (isFirst) fields.push(sent(name, value));
      else if (isChecked) fields[other] = sent(name, value);
    } else if (type === 'hidden') {
      fields.push(sent(name, valueOf(control)));
    } else {
      const before = valueOf(control);
      const isSecret = type === 'password';
      const value = before === '' ? typedInto(control, name, type) : before;
      fields.push({ name, value, isTyped: true, isSecret });
    }
  }
  return button ? [...fields, button] : fields;
}

const sent = (name: string, value: string): Field => ({ name, value, isTyped: false, isSecret: false });

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360"/></svg>';

const cpf = formatCpf('52998224725');

const typed: readonly [pattern: RegExp, value: string][] = [
  [/cpf/i, cpf],
  [/cnpj/i, '11.222.333/0001-81'],
  [/e-?mail|destinat/i, 'quem.digitou@exemplo.com.br'],
  [/telefone|celular|whatsapp/i, '(47) 99123-4567'],
  [/^(?:dia|bday-day)$/, '12'],
  [/^(?:mes|bday-month)$/, '05'],
  [/^(?:ano|bday-year)$/, '1990'],
  [/cep|postal/i, '89010-025'],
  [/codigo_?(?:verificacao|fator)|one-time|^codigo$/i, '123456'],
  [/^senhaAtual$/, 'Vitrine2026'],
  [/^tituloEleitor$/, '123456780140'],
  [/^cnh$/, '12345678901'],
  [/^renach$/, 'SC123456789'],
  [/^carga_horaria$/, '40'],
  [/^cursos$/, '22377, 22378'],
  [/^percentual$/, '10'],
  [/^video_url$/, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  [/^conteudo$/, 'Fundamentos (40 horas)\nO que se digitou'],
  [/pre[cç]o|valor$|renda|desconto|reais|minimo/i, '123,45'],
  [/ultim|fim$|ate$/i, '2027-06-01'],
  [/data|inicio|desde|primeiro_dia|_de$/i, '2027-03-01'],
  [/quantidade|vagas|pessoas|numero|parcelas|ordem|posicao|usos|idade_/i, '7'],
  [/slug|tag|arquivo/i, 'quem-digitou-espera'],
  [/url|link/i, 'https://exemplo.com.br/quem-digitou'],
];

function typedInto(control: Element, name: string, type: string): string {
  if (type === 'password' && name !== 'senhaAtual') return 'Kx7mangue42';
  if (type === 'email') return 'quem.digitou@exemplo.com.br';
  if (type === 'date') return '2027-03-01';
  if (type === 'time') return '19:00';
  if (type === 'number') return attributeOf(control, 'min') ?? '7';
  const described = `${name} ${attributeOf(control, 'autocomplete') ?? ''}`;
  const known = typed.find(([pattern]) => described.split(' ').some((word) => pattern.test(word)));
  if (known) return known[1];
  return control.tagName === 'textarea'
    ? 'Quem digitou este texto não quer digitá-lo outra vez.'
    : 'Quem Digitou';
}

function chosenOf(select: Element): string {
  const options = [...elementsOf(select, 'option')];
  const selected = options.find((option) => attributeOf(option, 'selected') !== undefined);
  const first = options.find((option) => optionValue(option) !== '');
  const chosen = selected && optionValue(selected) !== '' ? selected : first;
  return chosen ? optionValue(chosen) : '';
}

const optionValue = (option: Element) => attributeOf(option, 'value') ?? textOf(option);

const valueOf = (control: Element) =>
  control.tagName === 'textarea' ? textOf(control) : (attributeOf(control, 'value') ?? '');

const attributeOf = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function* elementsOf(node: Node, ...tags: string[]): Generator<Element> {
  if ('tagName' in node && tags.includes(node.tagName)) yield node;
  // A form of a template is none.
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child, ...tags);
}
