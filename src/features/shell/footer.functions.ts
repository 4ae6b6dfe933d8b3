import { createServerFn } from '@tanstack/react-start';
import { siteLayouts, type SiteLayout } from '#/domain/site/site-layout.ts';
import * as v from 'valibot';
import { backend } from '#/gateway/backend.server.ts';
import { readSharedOr } from '#/gateway/shared-cache.server.ts';
import { withOwnTime } from '#/gateway/visitor.server.ts';
import { groupByTitle, readBrandLists, readGroupedLists } from './social-groups.ts';

/** Milliseconds for which the footer may be older than the backend's. */
const freshMs = 60_000;

/** Milliseconds that the brands' lists may take (SHELL-8). */
const brandListsTimeoutMs = 5000;

/** Each list fails alone and silently: a missing one leaves its part of the footer empty (SHELL-6). */
const readList = <Value>(name: string, call: () => Promise<Value>, empty: Value): Promise<Value> =>
  readSharedOr(`footer ${name}`, freshMs, call, empty);

/** The contacts, and apart from them that for the messaging app, which is never displayed (SHELL-9). */
export const fetchContacts = createServerFn({ method: 'GET' }).handler(async () => {
  const contacts = await readList('contacts', () => backend().footer.listContacts(), []);
  const isChat = ({ chave }: { chave: string }) => chave === 'CONTATO_SITE_WHATSAPP';
  return {
    shown: contacts.filter((contact) => !isChat(contact) && contact.valor !== ''),
    chatNumber: contacts.find(isChat)?.valor ?? null,
  };
});
export type FooterContact = Awaited<ReturnType<typeof fetchContacts>>['shown'][number];

export const fetchPaymentMethods = createServerFn({ method: 'GET' }).handler(async () => {
  const methods = await readList('payment-methods', () => backend().footer.listPaymentMethods(), []);
  return methods.map(({ id_forma_pagamento, titulo, anexo }) => ({
    id: id_forma_pagamento,
    title: titulo,
    picture: anexo.arquivo,
  }));
});

export const fetchCertificates = createServerFn({ method: 'GET' }).handler(async () => {
  const certificates = await readList('certificates', () => backend().footer.listCertificates(), []);
  return certificates.map(({ id_certificado, titulo, link, anexo }) => ({
    id: id_certificado,
    title: titulo,
    href: link.arquivo,
    picture: anexo.arquivo,
    description: anexo.descricao_acessibilidade,
  }));
});
export type FooterCertificate = Awaited<ReturnType<typeof fetchCertificates>>[number];

/** The brands' own lists; while they can't be had, the list of all networks, put in order here. */
export const fetchSocialGroups = createServerFn({ method: 'GET' }).handler(async () => {
  const [lists, records] = await Promise.all([
    readList(
      'brand-lists',
      () => withOwnTime(brandListsTimeoutMs, () => backend().footer.listSocialNetworksByBrand()),
      {},
    ),
    readList('all-networks', () => backend().footer.listAllSocialNetworks(), []),
  ]);
  const groups = readBrandLists(lists);
  return groups.length > 0 ? groups : groupByTitle(records);
});

const noNetworks = { sesi: [], senai: [], sctec: [], estrategia: [] };

/** The networks of the compact footer. */
export const fetchCompactGroups = createServerFn({ method: 'GET' }).handler(async () =>
  readGroupedLists(
    await readList('grouped-networks', () => backend().footer.listSocialNetworks(), noNetworks),
  ),
);

/** The layout to show for one that was asked for: 'Padrão' gives that which the shop uses now. */
export const fetchLayout = createServerFn({ method: 'GET' })
  .validator(v.object({ layout: v.picklist(siteLayouts) }))
  .handler(({ data: { layout } }) =>
    readList<SiteLayout>(`layout ${layout}`, () => backend().footer.getLayout({ value: layout }), layout),
  );
