import { describe, expect, it } from 'vitest';
import type { SocialNetwork } from '#/contract/content/footer.ts';
import {
  groupByTitle,
  readBrandLists,
  readGroupedLists,
  type SocialGroup,
} from '#/storefront/features/shell/social-groups.ts';

let count = 0;
function network(titulo: string, link = `https://rede.example/${titulo}`): SocialNetwork {
  return {
    id_rede_social: ++count,
    titulo,
    link: { arquivo: link },
    anexo: { arquivo: '/r.svg', descricao_acessibilidade: titulo },
    chave: 'sesi',
  };
}

const shown = (groups: SocialGroup[]) =>
  groups.map(({ name, links }) => [name, links.map(({ title }) => title)]);

describe('lists keyed by the names of the brands', () => {
  it('are shown in one order, empty and unknown ones left out', () => {
    const groups = readBrandLists({
      SENAI: [network('Instagram SENAI')],
      'ESTRATEGIA CATARINA': [network('Youtube ESTRATEGIA CATARINA')],
      SESI: [network('Facebook SESI'), network('Linkedin SESI')],
      SCTEC: [],
      OUTRA: [network('Instagram OUTRA')],
    });
    expect(shown(groups)).toEqual([
      ['SESI', ['Facebook SESI', 'Linkedin SESI']],
      ['SENAI', ['Instagram SENAI']],
      ['Estratégia Catarina', ['Youtube ESTRATEGIA CATARINA']],
    ]);
    expect(groups[1]?.links[0]).toMatchObject({
      network: 'instagram',
      href: expect.stringMatching(/^https/),
    });
  });

  it('lose equal links, and SENAI its Whatsapp (SHELL-7)', () => {
    const groups = readBrandLists({
      SESI: [network('Whatsapp SESI'), network('Instagram SESI', 'https://a.example/1')],
      SENAI: [network('WhatsApp SENAI'), network('Twitter SENAI', 'https://a.example/1'), network('X SENAI')],
    });
    expect(shown(groups)).toEqual([
      ['SESI', ['Whatsapp SESI', 'Instagram SESI']],
      ['SENAI', ['X SENAI']],
    ]);
  });

  it('may be none at all', () => {
    expect(readBrandLists({})).toEqual([]);
    expect(readGroupedLists({})).toEqual([]);
    expect(groupByTitle([])).toEqual([]);
  });
});

it('lists keyed by short names are shown alike', () => {
  expect(
    shown(
      readGroupedLists({
        estrategia: [network('Facebook ESTRATEGIA CATARINA')],
        senai: [network('Whatsapp SENAI')],
      }),
    ),
  ).toEqual([['Estratégia Catarina', ['Facebook ESTRATEGIA CATARINA']]]);
});

it('one list is grouped by the second word of its titles', () => {
  expect(
    shown(
      groupByTitle([
        network('Instagram ESTRATEGIA CATARINA'),
        network('Instagram Senai'),
        network('Instagram SCTEC'),
        network('Instagram'),
        network(' Youtube  SESI '),
        network('Whatsapp SENAI'),
      ]),
    ),
  ).toEqual([
    ['SESI', [' Youtube  SESI ']],
    ['SENAI', ['Instagram Senai']],
    ['SCTEC', ['Instagram SCTEC']],
    ['Estratégia Catarina', ['Instagram ESTRATEGIA CATARINA']],
  ]);
});
