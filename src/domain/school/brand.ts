import * as v from 'valibot';
import { isCnpj, formatCnpj } from '../person/cnpj.ts';
import { emailSchema } from '../person/email.ts';
import { hasKnownDdd, phoneDigits } from '../person/phone.ts';
import { formatCep, isCep } from '../person/postal-code.ts';
import { REQUIRED_MESSAGE, typedText } from '../text/required.ts';
import { textUpTo } from '../text/text-rules.ts';
import { isSiteAddress, isWebLink } from '../text/web-link.ts';
import { siteLinkKeys, type SiteLinkKey } from '../site/site-link.ts';
import { siteLayouts } from '../site/site-layout.ts';
import { homeRails, parseHomeRails, type HomeRail } from './home-rails.ts';
import { isShopPhone, SHOP_PHONE_MESSAGE } from './shop-phone.ts';

const line = (max: number) =>
  v.pipe(
    textUpTo(max),
    v.check((text) => !/[\r\n]/.test(text), 'Escreva em uma linha só.'),
  );
const emptyOr = (accepts: (text: string) => boolean, message: string, max = 200) =>
  v.pipe(
    line(max),
    v.check((text) => text === '' || accepts(text), message),
  );

/** As wa.me takes it: country code, area code, number. */
const isWhatsapp = (text: string) => /^55\d{10,11}$/.test(text) && hasKnownDdd(text.slice(2));

const link = emptyOr(
  (text) => text.startsWith('https://') && isWebLink(text),
  'Informe um endereço completo, que comece com https://',
);
const email = v.pipe(
  typedText(),
  v.check((text) => text === '' || v.is(emailSchema, text), 'Informe um e-mail válido'),
);

const siteAddress = emptyOr(
  isSiteAddress,
  'Informe um endereço completo, que comece com https://, ou uma página da loja, que comece com /',
);
const fieldsNamed = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

export const railTitleField = <Rail extends HomeRail>(rail: Rail) => `trilho_${rail}` as const;
export const siteLinkField = <Key extends SiteLinkKey>(key: Key) => key.toLowerCase() as Lowercase<Key>;

export const brandArticles = ['', 'a', 'o'] as const;

/** What a school says of itself; everything but the name may be empty. */
export const brandFieldsSchema = v.object({
  nome: v.pipe(line(60), v.nonEmpty(REQUIRED_MESSAGE)),
  artigo: v.picklist(brandArticles, 'Escolha uma das opções.'),
  razao_social: line(120),
  cnpj: v.pipe(
    typedText(),
    v.toUpperCase(),
    v.transform(formatCnpj),
    v.check((text) => text === '' || isCnpj(text), 'CNPJ inválido.'),
  ),
  logradouro: line(120),
  cidade: line(80),
  uf: emptyOr((text) => /^[A-Z]{2}$/.test(text), 'Informe a sigla do estado, como SC.'),
  cep: v.pipe(
    typedText(),
    v.transform(formatCep),
    v.check((text) => text === '' || isCep(text), 'Informe um CEP válido'),
  ),
  telefone: emptyOr(isShopPhone, SHOP_PHONE_MESSAGE),
  whatsapp: v.pipe(
    typedText(),
    v.transform((text) => phoneDigits(text).replace(/^(?=\d{10,11}$)(?!55\d{10})/, '55')),
    v.check((text) => text === '' || isWhatsapp(text), 'Informe o número com DDD.'),
  ),
  email,
  horario: line(120),
  encarregado: line(120),
  remetente_nome: emptyOr((text) => !/[<>"@]/.test(text), 'Escreva só o nome, sem < > " ou @.', 60),
  remetente_email: email,
  chamada: line(80),
  titulo_inicio: line(120),
  descricao_inicio: line(300),
  direitos: line(120),
  rede_instagram: link,
  rede_facebook: link,
  rede_youtube: link,
  rede_linkedin: link,
  subchamada: line(200),
  trilhos: emptyOr(
    (text) => parseHomeRails(text).join(',') === text,
    'Escolha pelo menos uma fileira, cada uma em um lugar.',
  ),
  ...fieldsNamed(homeRails.map(railTitleField), line(40)),
  ...fieldsNamed(siteLinkKeys.map(siteLinkField), siteAddress),
  layout: emptyOr((text) => siteLayouts.some((layout) => layout === text), 'Escolha uma das opções.'),
});
export type BrandFields = v.InferOutput<typeof brandFieldsSchema>;
export type BrandField = keyof BrandFields;
export const brandFields = Object.keys(brandFieldsSchema.entries) as BrandField[];

/** A brand of which nothing is known but its name. */
export function emptyBrand(nome: string): BrandFields {
  const empty = Object.fromEntries(brandFields.map((field) => [field, ''])) as BrandFields;
  return { ...empty, nome };
}
