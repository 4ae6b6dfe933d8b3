import * as v from 'valibot';
import { expect, test } from 'vitest';
import { richTextSchema } from '#/contract/content/rich-text.ts';
import { readMarkdown } from '#/backend/documents/read-markdown.ts';
import { MAX_LEGAL_TEXT } from '#/domain/school/legal-text.ts';

const paragraph = (...partes: object[]) => ({ tipo: 'paragrafo', partes });

test('headings, lists, emphasis and safe links are read', () => {
  const { blocos, problemas } = readMarkdown(
    `### Um\n\nDois **três** *quatro*\ncinco  \nseis\n\n#### Sub\n\n4. a\n   - b\n5. [c](/x) <https://d.br/?q=1> [e](mailto:f@g.br) [h](tel:+5548999)`,
  );
  expect(problemas).toEqual([]);
  expect(v.parse(richTextSchema, blocos)).toEqual([
    { tipo: 'titulo', nivel: 1, partes: [{ texto: 'Um' }] },
    paragraph(
      { texto: 'Dois ' },
      { texto: 'três', forte: true },
      { texto: ' ' },
      { texto: 'quatro', enfase: true },
      { texto: ' ' },
      { texto: 'cinco' },
      { texto: '\n' },
      { texto: 'seis' },
    ),
    { tipo: 'titulo', nivel: 2, partes: [{ texto: 'Sub' }] },
    {
      tipo: 'lista',
      inicio: 4,
      itens: [
        [paragraph({ texto: 'a' }), { tipo: 'lista', inicio: null, itens: [[paragraph({ texto: 'b' })]] }],
        [
          paragraph(
            { texto: 'c', link: '/x' },
            { texto: ' ' },
            { texto: 'https://d.br/?q=1', link: 'https://d.br/?q=1' },
            { texto: ' ' },
            { texto: 'e', link: 'mailto:f@g.br' },
            { texto: ' ' },
            { texto: 'h', link: 'tel:+5548999' },
          ),
        ],
      ],
    },
  ]);
});

test.each([
  ['<script>alert(1)</script>', /^HTML não é aceito: retire <script>/],
  ['oi <b onclick="x()">b</b>', /^HTML não é aceito/],
  ['oi ![x](https://a.br/x.png)', /^Imagens não são aceitas/],
  ['[x](javascript:alert(1))', /^O link javascript:/],
  ['[x](&#106;avascript:alert(1))', /^O link javascript:/],
  ['[x](JaVaScRiPt:alert(1))', /não é aceito/],
  ['[x](data:text/html,a)', /não é aceito/],
  ['[x](http://a.br)', /não é aceito/],
  ['[x](//a.br/y)', /não é aceito/],
  ['[x]()', /^O link vazio/],
  ['- 1\n  - 2\n    - 3\n      - 4\n        - 5', /listas demais/],
])('%s is refused, and shows no more than words', (source, message) => {
  const { blocos, problemas } = readMarkdown(source);
  expect(problemas[0]).toMatch(message);
  expect(JSON.stringify(v.parse(richTextSchema, blocos))).not.toContain('"link"');
});

test.each([
  '>',
  '[',
  '*a **b ',
  '- ',
  '`',
  '![[',
  '[a](',
  '<',
  '_a__',
  '1) ',
  '#',
  '&#106;',
  '- a\n',
  '<!--',
])('as long a text of %j as there may be is read at once', (piece) => {
  const started = performance.now();
  const { blocos } = readMarkdown(piece.repeat(MAX_LEGAL_TEXT / piece.length));
  expect(performance.now() - started).toBeLessThan(2000);
  expect(() => v.parse(richTextSchema, blocos)).not.toThrow();
});
