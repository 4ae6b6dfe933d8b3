import type { Database } from '#/backend/db/database.ts';
import type { SocialNetwork } from '#/contract/content/footer.ts';
import { DEFAULT_LAYOUT, parseSiteLayout, type SiteLayout } from '#/domain/site/site-layout.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { foldText } from '#/domain/text/slug.ts';
import { isWebLink } from '#/domain/text/web-link.ts';
import {
  selectCertificates,
  selectLayoutInUse,
  selectPaymentMethods,
  selectSocialNetworks,
  type SocialNetworkRow,
} from './footer-repository.ts';

/** Names of the brands on the wire (SHELL-7), by the list a record belongs to. */
const brandNames = {
  sctec: 'SCTEC',
  estrategia: 'ESTRATEGIA CATARINA',
  sesi: 'SESI',
  senai: 'SENAI',
} as const;
type Brand = keyof typeof brandNames;

export async function listSocialNetworks(db: Database): Promise<Record<Brand, SocialNetwork[]>> {
  const rows = withoutRepeatedLinks(await selectSocialNetworks(db));
  const ofBrand = (brand: Brand) => rows.filter(({ chave }) => chave === brand).map(toSocialNetwork);
  return {
    sesi: ofBrand('sesi'),
    senai: ofBrand('senai'),
    sctec: ofBrand('sctec'),
    estrategia: ofBrand('estrategia'),
  };
}

/** As {@link listSocialNetworks}, by the brands' names; SENAI without Whatsapp (SHELL-7). */
export async function listSocialNetworksByBrand(db: Database): Promise<Record<string, SocialNetwork[]>> {
  const byBrand = await listSocialNetworks(db);
  const lists = Object.entries(brandNames).map(([brand, name]) => {
    const networks = byBrand[brand as Brand];
    return [name, brand === 'senai' ? networks.filter((network) => !isWhatsapp(network)) : networks];
  });
  return Object.fromEntries(lists) as Record<string, SocialNetwork[]>;
}

export async function listAllSocialNetworks(db: Database): Promise<SocialNetwork[]> {
  return (await selectSocialNetworks(db)).map(toSocialNetwork);
}

export async function listCertificates(db: Database) {
  const rows = await selectCertificates(db);
  return rows.map(({ id_certificado, titulo, link, arquivo, descricao_acessibilidade }) => ({
    id_certificado,
    titulo,
    link: { arquivo: link !== null && isWebLink(link) ? link : null },
    anexo: { arquivo, descricao_acessibilidade },
  }));
}

export async function listPaymentMethods(db: Database) {
  const rows = await selectPaymentMethods(db);
  return rows.map(({ id_forma_pagamento, titulo, arquivo }) => ({
    id_forma_pagamento,
    titulo,
    anexo: { arquivo },
  }));
}

/** Those that the school has, WhatsApp included: pages that show a list leave it out. */
export async function listContacts(db: Database, settings: Parameters<typeof readBrand>[1]) {
  const brand = await readBrand(db, settings);
  const city = [brand.cidade, brand.uf].filter(Boolean).join('/');
  const contacts = [
    ['CONTATO_SITE_TELEFONE', brand.telefone],
    ['CONTATO_SITE_EMAIL', brand.email],
    ['CONTATO_SITE_ENDERECO', [brand.logradouro, city, brand.cep].filter(Boolean).join(', ')],
    ['CONTATO_SITE_HORARIO', brand.horario],
    ['CONTATO_SITE_WHATSAPP', brand.whatsapp],
  ] as const;
  return contacts.filter(([, valor]) => valor !== '').map(([chave, valor]) => ({ chave, valor }));
}

/**
 * The brand's layout that a value names, accents and case aside; for any other value that which
 * the shop uses.
 */
export async function findLayout(
  db: Database,
  value: string,
  settings: Parameters<typeof readBrand>[1],
): Promise<SiteLayout> {
  const named = parseSiteLayout(value);
  if (named && named !== DEFAULT_LAYOUT) return named;
  const { layout } = await readBrand(db, settings);
  return parseSiteLayout(layout) ?? parseSiteLayout(await selectLayoutInUse(db)) ?? DEFAULT_LAYOUT;
}

function withoutRepeatedLinks(rows: readonly SocialNetworkRow[]): SocialNetworkRow[] {
  return rows.filter((row, index) => rows.findIndex(({ link }) => link === row.link) === index);
}

function toSocialNetwork(row: SocialNetworkRow): SocialNetwork {
  return {
    id_rede_social: row.id_rede_social,
    titulo: row.titulo,
    link: { arquivo: row.link },
    anexo: { arquivo: row.arquivo, descricao_acessibilidade: row.descricao_acessibilidade },
    chave: row.chave,
  };
}

function isWhatsapp({ titulo }: SocialNetwork): boolean {
  return foldText(titulo).startsWith('whatsapp');
}
