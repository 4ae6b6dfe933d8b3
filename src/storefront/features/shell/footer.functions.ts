import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { siteLayouts, type SiteLayout } from '#/domain/site/site-layout.ts';
import * as v from 'valibot';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { brandAnswer } from '#/storefront/backend-client/brand.server.ts';
import { sharedPart } from '#/storefront/backend-client/shared-part.server.ts';
import { withOwnTime } from '#/storefront/backend-client/visitor.server.ts';
import { ofBrand } from '#/domain/school/brand-name.ts';
import { networksOf } from '#/domain/school/networks.ts';
import { groupByTitle, readBrandLists, readGroupedLists, type SocialGroup } from './social-groups.ts';

/** Milliseconds: contacts are part of the brand, which changes within 5 s. */
const contactsFreshMs = 1000;

/** Milliseconds for which the footer may be older than the backend's. */
const freshMs = 60_000;

/** Milliseconds that the brands' lists may take (SHELL-8). */
const brandListsTimeoutMs = 5000;

const makeParts = () => ({
  /** The contacts, and apart from them that for the messaging app, which is never displayed (SHELL-9). */
  contacts: sharedPart(
    contactsFreshMs,
    [{ name: 'footer contacts', call: () => backend().footer.listContacts(), empty: [] }],
    (contacts) => {
      const isChat = ({ chave }: { chave: string }) => chave === 'CONTATO_SITE_WHATSAPP';
      return {
        shown: contacts.filter((contact) => !isChat(contact) && contact.valor !== ''),
        chatNumber: contacts.find(isChat)?.valor ?? null,
      };
    },
  ),

  /** The school's own networks, as the only group; null where it named none. */
  ownNetworks: sharedPart(contactsFreshMs, [brandAnswer], (brand): SocialGroup[] | null => {
    const links = networksOf(brand).map(({ network, name, href }, id) => ({
      id,
      network,
      title: `${name} ${brand ? ofBrand(brand) : ''}`,
      href,
    }));
    return links.length > 0 ? [{ brand: 'escola', name: brand!.nome, links }] : null;
  }),

  paymentMethods: sharedPart(
    freshMs,
    [{ name: 'footer payment-methods', call: () => backend().footer.listPaymentMethods(), empty: [] }],
    (methods) =>
      methods.map(({ id_forma_pagamento, titulo, anexo }) => ({
        id: id_forma_pagamento,
        title: titulo,
        picture: anexo.arquivo,
      })),
  ),

  certificates: sharedPart(
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
  ),

  /** The brands' own lists; while they can't be had, the list of all networks, put in order here. */
  socialGroups: sharedPart(
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
  ),

  compactGroups: sharedPart(
    freshMs,
    [
      {
        name: 'footer grouped-networks',
        call: () => backend().footer.listSocialNetworks(),
        empty: { sesi: [], senai: [], sctec: [], estrategia: [] },
      },
    ],
    readGroupedLists,
  ),

  layout: (layout: SiteLayout) =>
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
    ),
});
let made: ReturnType<typeof makeParts> | undefined;
const parts = createServerOnlyFn(() => (made ??= makeParts()));

export const fetchContacts = createServerFn({ method: 'GET' }).handler(() => parts().contacts.read());
export type FooterContact = Awaited<ReturnType<typeof fetchContacts>>['shown'][number];

export const fetchPaymentMethods = createServerFn({ method: 'GET' }).handler(() =>
  parts().paymentMethods.read(),
);

export const fetchCertificates = createServerFn({ method: 'GET' }).handler(() => parts().certificates.read());
export type FooterCertificate = Awaited<ReturnType<typeof fetchCertificates>>[number];

export const fetchSocialGroups = createServerFn({ method: 'GET' }).handler(
  async () => (await parts().ownNetworks.read()) ?? parts().socialGroups.read(),
);

export const fetchCompactGroups = createServerFn({ method: 'GET' }).handler(
  async () => (await parts().ownNetworks.read()) ?? parts().compactGroups.read(),
);

export const fetchLayout = createServerFn({ method: 'GET' })
  .validator(v.object({ layout: v.picklist(siteLayouts) }))
  .handler(({ data: { layout } }) => parts().layout(layout).read());
