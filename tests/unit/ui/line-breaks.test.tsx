import { describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

const render = (text: string) => renderToStaticMarkup(<p>{keepWords(text)}</p>);
const stored = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

// SHELL-21
describe('running text breaks between words only', () => {
  test('not at the hyphen of what people read as one word, with the sign that follows it', () => {
    expect(render('Avisamos por e-mail, e nos e-mails de hoje.')).toBe(
      `<p><span>Avisamos por ${stored('e-mail,')} e nos ${stored('e-mails')} de hoje.</span></p>`,
    );
    expect(render('NR-10, NR-33 e NR-35: quem precisa')).toBe(
      `<p><span>${stored('NR-10,')} ${stored('NR-33')} e ${stored('NR-35:')} quem precisa</span></p>`,
    );
  });

  test('not between the sign of reais and the amount', () => {
    expect(render('De R$ 1 a R$ 10.000.000, sem centavos.')).toBe(
      `<p><span>De ${stored('R$ 1')} a ${stored('R$ 10.000.000,')} sem centavos.</span></p>`,
    );
  });

  test('and not before the dot between two facts', () => {
    expect(render('São José · Noite · 22/mar/2027')).toBe('<p>São José\u00A0· Noite\u00A0· 22/mar/2027</p>');
  });

  test('within marks and lists too, and a component draws as it did', () => {
    const Button = () => <button type="button">e-mail</button>;
    const list = (
      <>
        <ul>
          <li>Por e-mail</li>
        </ul>
        <Button />
      </>
    );
    expect(renderToStaticMarkup(<>{keepWords(list)}</>)).toBe(
      `<ul><li><span>Por ${stored('e-mail')}</span></li></ul><button type="button">e-mail</button>`,
    );
  });

  test('a number, nothing, and an address of e-mail stay as they are', () => {
    expect(renderToStaticMarkup(<p>{keepWords([12, null, 'ana@vitrine.dev'])}</p>)).toBe(
      '<p>12ana@vitrine.dev</p>',
    );
  });
});
