import { parseFragment, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { shortenHtml } from '#/platform/rendering/shorten-html.ts';
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
          <use href="#i-lock" />
        </svg>
        Busca
      </a>
      <a href="/pasta/">Pasta</a>
      <ol>
        <li>
          <p>Um</p>
        </li>
      </ol>
      depois
      <p>
        <span>Dois</span>
      </p>
    </li>
    <li>
      <select defaultValue="B">
        <option>A</option>
        <option>B</option>
      </select>
      <p>Um</p>
      <p>Dois</p>
      <a href="/x">
        <p>Três</p>
      </a>
      <p>Quatro</p>
      <b>Cinco</b>
      <p>Seis</p>
      <script dangerouslySetInnerHTML={{ __html: 'a(`<p class="x"/></p><p>`)' }} />
    </li>
  </ul>,
);

it('leaves scripts, styles and symbols as they are', () => {
  const kept =
    '<script>a("<i x=\\"y\\"/></li><li>")</script><svg><symbol id="a"><path d="M0"/></symbol></svg><style>a[b="c"]{}</style>';
  expect(shortenHtml(kept)).toBe(kept);
  const namesAnother = '<script>a("</style><p></p><p class=\\"x\\">")</script>';
  expect(shortenHtml(namesAnother)).toBe(namesAnother);
});

it('shortens what is short already no further', () => {
  expect(shortenHtml(shortenHtml(html))).toBe(shortenHtml(html));
});

it('is shorter, and a browser reads the same from it', () => {
  expect(serialize(parseFragment(shortenHtml(html)))).toBe(serialize(parseFragment(html)));
  expect(shortenHtml(html).length).toBeLessThan(html.length);
});

it('leaves out quotes, slashes, and the ends of list items, options and paragraphs', () => {
  expect(
    shortenHtml(
      '<ul><li class="a"><img alt="" src="/x"/></li><li class="a b"><use href="#i-x"></use></li></ul>',
    ),
  ).toBe('<ul><li class=a><img alt src=/x><li class="a b"><use href=#i-x /></ul>');
  expect(shortenHtml('<div><p>a</p><p>b</p></div><select><option>c</option></select>')).toBe(
    '<div><p>a<p>b</div><select><option>c</select>',
  );
});
