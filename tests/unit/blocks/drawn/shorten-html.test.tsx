import { parseFragment, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { shortenHtml } from '#/blocks/drawn/shorten-html.ts';
import { render } from '../../ui/markup.ts';

const html = render(
  <ul className="plates" data-area="">
    <li className="a b">
      <img src="/images/pix.svg" alt="" loading="lazy" />
      {'1 > 0 a="b" <i/>'}
      <br />
    </li>
    <li>
      <a href="/busca?preco=gratuito&x=1" aria-label={'Diz "sim" a=b'}>
        <svg aria-hidden>
          <use href="#icone-lock" />
        </svg>
        Busca
      </a>
      <a href="/pasta/">Pasta</a>
      <ol>
        <li>Um</li>
      </ol>
      depois
    </li>
  </ul>,
);

it('is shorter, and a browser reads the same from it', () => {
  expect(serialize(parseFragment(shortenHtml(html)))).toBe(serialize(parseFragment(html)));
  expect(shortenHtml(html).length).toBeLessThan(html.length);
});

it('leaves out quotes, the ends of list items and slashes', () => {
  expect(
    shortenHtml(
      '<ul><li class="a"><img alt="" src="/x"/></li><li class="a b"><use href="#icone-x"></use></li></ul>',
    ),
  ).toBe('<ul><li class=a><img alt src=/x><li class="a b"><use href=#icone-x /></ul>');
});
