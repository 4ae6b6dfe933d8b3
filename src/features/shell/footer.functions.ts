import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { DEFAULT_LAYOUT, siteLayouts, type SiteLayout } from '#/domain/site/site-layout.ts';
import * as v from 'valibot';
import { backend } from '#/gateway/backend.server.ts';
import { sharedPart } from '#/gateway/shared-part.server.ts';
import { withOwnTime } from '#/gateway/visitor.server.ts';
import { groupByTitle, readBrandLists, readGroupedLists } from './social-groups.ts';

/** Milliseconds for which the footer may be older than the backend's. */
const freshMs = 60_000;

/** Milliseconds that the brands' lists may take (SHELL-8). */
const brandListsTimeoutMs = 5000;

/** The contacts, and apart from them that for the messaging app, which is never displayed (SHELL-9). */
const contactsPart = sharedPart(
  freshMs,
  [{ name: 'footer contacts', call: () => backend().footer.listContacts(), empty: [] }],
  (contacts) => {
    const isChat = ({ chave }: { chave: string }) => chave === 'CONTATO_SITE_WHATSAPP';
    return {
      shown: contacts.filter((contact) => !isChat(contact) && contact.valor !== ''),
      chatNumber: contacts.find(isChat)?.valor ?? null,
    };
  },
);

const paymentMethodsPart = sharedPart(
  freshMs,
  [{ name: 'footer payment-methods', call: () => backend().footer.listPaymentMethods(), empty: [] }],
  (methods) =>
    methods.map(({ id_forma_pagamento, titulo, anexo }) => ({
      id: id_forma_pagamento,
      title: titulo,
      picture: anexo.arquivo,
    })),
);

const certificatesPart = sharedPart(
  freshMs,
  [{ name: 'footer certificates', call: () => backend().footer.listCertificates(), empty: [] }],
  (certificates) =>
    certificates.map(({ id_certificado, titulo, link, anexo }) => ({
      id: id_certificado,
      title: titulo,
      href: link.arquivo,
      picture: anexo.arquivo,
      description: anexo.descricao_acessibilidade,
    })),
);

/** The brands' own lists; while they can't be had, the list of all networks, put in order here. */
const socialGroupsPart = sharedPart(
  freshMs,
  [
    {
      name: 'footer brand-lists',
      call: () => withOwnTime(brandListsTimeoutMs, () => backend().footer.listSocialNetworksByBrand()),
      empty: {},
    },
    { name: 'footer all-networks', call: () => backend().footer.listAllSocialNetworks(), empty: [] },
  ],
  (lists, records) => {
    const groups = readBrandLists(lists);
    return groups.length > 0 ? groups : groupByTitle(records);
  },
);

/** The networks of the compact footer. */
const compactGroupsPart = sharedPart(
  freshMs,
  [
    {
      name: 'footer grouped-networks',
      call: () => backend().footer.listSocialNetworks(),
      empty: { sesi: [], senai: [], sctec: [], estrategia: [] },
    },
  ],
  readGroupedLists,
);

/** The layout to show for one that was asked for: 'Padrão' gives that which the shop uses now. */
const layoutPart = (layout: SiteLayout) =>
  sharedPart(
    freshMs,
    [
      {
        name: `footer layout ${layout}`,
        call: () => backend().footer.getLayout({ value: layout }),
        empty: layout,
      },
    ],
    (shown: SiteLayout) => shown,
  );

export const fetchContacts = createServerFn({ method: 'GET' }).handler(() => contactsPart.read());
export type FooterContact = Awaited<ReturnType<typeof fetchContacts>>['shown'][number];

export const fetchPaymentMethods = createServerFn({ method: 'GET' }).handler(() => paymentMethodsPart.read());

export const fetchCertificates = createServerFn({ method: 'GET' }).handler(() => certificatesPart.read());
export type FooterCertificate = Awaited<ReturnType<typeof fetchCertificates>>[number];

export const fetchSocialGroups = createServerFn({ method: 'GET' }).handler(() => socialGroupsPart.read());

export const fetchCompactGroups = createServerFn({ method: 'GET' }).handler(() => compactGroupsPart.read());

export const fetchLayout = createServerFn({ method: 'GET' })
  .validator(v.object({ layout: v.picklist(siteLayouts) }))
  .handler(({ data: { layout } }) => layoutPart(layout).read());

/**
 * What the functions above would respond with at once, without being called; undefined for those that have
 * to ask the backend. For the server.
 */
export const knownFooter = createServerOnlyFn(() => ({
  contacts: contactsPart.known(),
  paymentMethods: paymentMethodsPart.known(),
  certificates: certificatesPart.known(),
  socialGroups: socialGroupsPart.known(),
  layout: layoutPart(DEFAULT_LAYOUT).known(),
}));
