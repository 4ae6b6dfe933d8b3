import { describe, expect, it } from 'vitest';
import { findMarkupFaults } from '../../support/markup/markup-faults.ts';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="pt-BR"><head><title>Vitrine</title>${head}</head><body><h1>Vitrine</h1>${body}</body></html>`;

describe('the check of markup', () => {
  it('finds nothing in a sound page', async () => {
    const refresh = '<noscript><meta http-equiv="refresh" content="15"></noscript>';
    const search = '<label>Curso <input type="text" role="combobox" aria-expanded="false"></label>';
    expect(await findMarkupFaults(page(search, refresh))).toEqual([]);
  });

  it.each([
    ['<label>Curso <input type="search" role="combobox"></label>', 'combobox'],
    ['<label>Curso <input type="search" aria-expanded="false"></label>', 'expands'],
    ['<span><h2>Título</h2></span>', 'element-permitted-content'],
    ['<label>Telefone <input type="tel" autocomplete="tel-national"></label>', 'valid-autocomplete'],
    ['<label>País <select required><option value="BR">Brasil</option></select></label>', 'no empty option'],
    ['<noscript><meta http-equiv="refresh" content="15"></noscript>', 'stands in the body'],
    ['<p id="a">Um</p><p id="a">Dois</p>', 'no-dup-id'],
    ['<p aria-labelledby="nada">Um</p>', 'no-missing-references'],
    ['<h3>Título</h3>', 'heading-level'],
    ['<button><a href="/">Início</a></button>', 'element-permitted-content'],
  ])('finds what is wrong with %s', async (body, fault) => {
    expect((await findMarkupFaults(page(body))).join('\n')).toContain(fault);
  });
});
