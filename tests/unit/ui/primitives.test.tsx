import { expect, test } from 'vitest';
import { Accordion } from '#/storefront/ui/navigation/accordion.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Chip, FilterChip } from '#/storefront/ui/display/chip.tsx';
import { Countdown } from '#/storefront/ui/feedback/countdown.tsx';
import { EmailText } from '#/storefront/ui/email-text.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Logo } from '#/storefront/ui/display/logo.tsx';
import { Modal } from '#/storefront/ui/overlays/modal.tsx';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { ProgressBar } from '#/storefront/ui/feedback/progress-bar.tsx';
import { StarInput, StarRating } from '#/storefront/ui/display/star-rating.tsx';
import { Timeline } from '#/storefront/ui/display/timeline.tsx';
import { findTags, render } from './markup.ts';

const text = (html: string) => html.replace(/<[^>]+>/g, '');

test('a button never submits by accident', () => {
  expect(findTags(render(<Button>Ver</Button>), { tag: 'button' })[0]!.type).toBe('button');
  expect(findTags(render(<Button type="submit">Ver</Button>), { tag: 'button' })[0]!.type).toBe('submit');
});

test('a loading button says so, keeps its text in place, and stays focusable', () => {
  const html = render(<Button loading>Comprar</Button>);
  expect(findTags(html, { tag: 'button' })[0]).toMatchObject({ 'aria-busy': 'true' });
  expect(findTags(html, { tag: 'button' })[0]).not.toHaveProperty('disabled');
  expect(findTags(html, { role: 'status' })).toHaveLength(1);
  expect(text(html)).toBe('ComprarCarregando');
});

test('an e-mail address breaks before its @ first, and reads as it is', () => {
  const html = render(<EmailText address="ana@exemplo.com.br" />);
  expect(html).toContain('<span>ana</span><wbr/><span>@exemplo.com.br</span>');
  expect(text(html)).toBe('ana@exemplo.com.br');
});

test('a link can look exactly like a button', () => {
  const button = findTags(render(<Button variant="sell" size="lg" block />), { tag: 'button' })[0]!;
  expect(buttonClass({ variant: 'sell', size: 'lg', block: true })).toBe(button.class);
});

test('the orange of selling is on no other button', () => {
  for (const variant of ['primary', 'secondary', 'ghost', 'danger', 'on-dark'] as const) {
    expect(buttonClass({ variant })).not.toMatch(/\bsell\b/);
  }
});

test('an icon is decoration until it has a label', () => {
  expect(findTags(render(<Icon name="heart" />), { tag: 'svg' })[0]).toMatchObject({ 'aria-hidden': 'true' });
  expect(findTags(render(<Icon name="heart" label="Favorito" />), { tag: 'svg' })[0]).toMatchObject({
    role: 'img',
    'aria-label': 'Favorito',
  });
});

test('the logo is its picture by its name, and without one the name', () => {
  expect(text(render(<Logo name="Escola Aurora" picture={null} />))).toBe('Escola Aurora');
  const picture = { src: '/marca/a.svg', width: 512, height: 128 };
  expect(findTags(render(<Logo name="Escola Aurora" picture={picture} />), { tag: 'img' })[0]).toMatchObject({
    alt: 'Escola Aurora',
    width: '144',
    height: '36',
  });
});

test('an alert speaks up only when asked to', () => {
  expect(findTags(render(<Alert tone="danger">Erro</Alert>), { role: 'alert' })).toHaveLength(0);
  expect(findTags(render(<Alert tone="danger" live title="Erro" />), { role: 'alert' })).toHaveLength(1);
  expect(findTags(render(<Alert tone="success" live title="Feito" />), { role: 'status' })).toHaveLength(1);
});

test('a breadcrumb starts at home and ends at this page', () => {
  const html = render(
    <Breadcrumb items={[{ text: 'Técnicos', href: '/cursos-tecnicos' }, { text: 'Mecânica' }]} />,
  );
  expect(findTags(html, { tag: 'nav' })[0]).toHaveProperty('aria-label', 'Você está aqui');
  expect(findTags(html, { tag: 'a' }).map(({ href }) => href)).toEqual(['/', '/cursos-tecnicos']);
  expect(findTags(html, { 'aria-label': 'Página inicial' })).toHaveLength(1);
  expect(html).toMatch(/<li[^>]*aria-current="page"[^>]*>.*Mecânica<\/span><\/li>/);
});

const pages = (page: number, total: number) =>
  render(
    <Pagination
      page={page}
      pages={total}
      renderLink={(to, link) => <a href={`?pagina=${to}`} {...link} />}
    />,
  );

test('pages are real links, the current one is marked, neighbours are named', () => {
  const links = findTags(pages(6, 12), { tag: 'a' });
  expect(links.map(({ href }) => href)).toEqual([5, 4, 5, 6, 7, 8, 7].map((page) => `?pagina=${page}`));
  expect(links.filter((link) => link['aria-current'] === 'page').map(({ href }) => href)).toEqual([
    '?pagina=6',
  ]);
  expect(links[0]).toMatchObject({ 'aria-label': 'Página anterior', rel: 'prev' });
  expect(links.at(-1)).toMatchObject({ 'aria-label': 'Próxima página', rel: 'next' });
});

test('the first page has no link back, the last none onward, and one page has no pagination', () => {
  expect(findTags(pages(1, 3), { rel: 'prev' })).toHaveLength(0);
  expect(findTags(pages(3, 3), { rel: 'next' })).toHaveLength(0);
  expect(pages(1, 1)).toBe('');
});

test('a chip tells whether it is chosen; a filter says that it goes away', () => {
  expect(findTags(render(<Chip selected>EAD</Chip>), { 'aria-pressed': 'true' })).toHaveLength(1);
  const html = render(<FilterChip label="Joinville" renderLink={(link) => <a href="/busca" {...link} />} />);
  expect(findTags(html, { tag: 'a' })[0]).toMatchObject({
    'aria-label': 'Remover filtro Joinville',
    href: '/busca',
  });
});

test('an accordion is a native disclosure; with a name one is open at a time', () => {
  const html = render(
    <Accordion
      name="modulos"
      items={[
        { title: 'Um', content: 'a', open: true },
        { title: 'Dois', content: 'b' },
      ]}
    />,
  );
  const items = findTags(html, { tag: 'details', name: 'modulos' });
  expect(items.map((item) => 'open' in item)).toEqual([true, false]);
});

test('a closed dialog sends none of its content', () => {
  const html = render(
    <Modal open={false} onClose={() => {}} title="Ligamos para você">
      Deixe seu telefone
    </Modal>,
  );
  expect(text(html)).toBe('');
});

test.each([
  [5, 5, '5 de 5 estrelas'],
  [4.8, 5, '4,8 de 5 estrelas'],
  [4.6, 4.5, '4,6 de 5 estrelas'],
  [3.25, 3.5, '3,3 de 5 estrelas'],
  [3.2, 3, '3,2 de 5 estrelas'],
])('%d stars', (value, filled, spoken) => {
  const html = render(<StarRating value={value} />);
  expect(findTags(html, { tag: 'use' }).map(({ width }) => width)).toEqual([String(filled * 24), undefined]);
  expect(findTags(html, { role: 'img' })[0]!['aria-label']).toBe(spoken);
});

test('no stars are five outlines', () => {
  expect(findTags(render(<StarRating value={0} />), { tag: 'use' })).toEqual([
    { tag: 'use', href: expect.stringMatching(/icons\.svg.*#stars$/) },
  ]);
});

test('giving stars is choosing one of five', () => {
  const radios = findTags(render(<StarInput legend="Sua nota" name="nota" value={2} />), { type: 'radio' });
  expect(radios.map((radio) => radio['aria-label'])).toEqual([
    '1 estrela',
    '2 estrelas',
    '3 estrelas',
    '4 estrelas',
    '5 estrelas',
  ]);
  expect(radios.findIndex((radio) => 'checked' in radio)).toBe(1);
});

test.each([
  [18, 24, '75%'],
  [30, 24, '100%'],
  [1, 0, '0%'],
])('%d of %d fills %s', (value, max, width) => {
  const html = render(<ProgressBar label="Vagas" value={value} max={max} />);
  expect(findTags(html, { tag: 'rect' })[0]!.width).toBe(width);
  expect(html).not.toContain('style=');
});

test('a timeline says the state of each item in words', () => {
  const html = render(
    <Timeline
      label="Andamento"
      items={[
        { id: 'a', title: 'Pedido', state: 'done' },
        { id: 'b', title: 'Pix', state: 'current' },
        { id: 'c', title: 'Matrícula', state: 'pending' },
      ]}
    />,
  );
  expect(text(html)).toBe('Concluído: PedidoAgora: PixA seguir: Matrícula');
  expect(findTags(html, { 'aria-current': 'step' })).toHaveLength(1);
});

test.each([
  [1800, '30:00', ''],
  [754, '12:34', ''],
  [600, '10:00', 'Vale por 10 minutos'],
  [299, '04:59', 'Vale por 5 minutos'],
  [61, '01:01', 'Vale por 5 minutos'],
  [42, '00:42', 'Vale por 1 minuto'],
  [0, '00:00', 'Tempo esgotado'],
  [-3, '00:00', 'Tempo esgotado'],
  [5025, '1:23:45', ''],
])('%d seconds left show %s and say "%s"', (seconds, shown, said) => {
  const html = render(<Countdown seconds={seconds} label="Vale por" />);
  expect(/role="timer"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(shown);
  expect(/role="status"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(said);
});

test('an empty state has a heading of the level its page needs', () => {
  expect(render(<EmptyState title="Nada por aqui" level={1} picture={null} />)).toMatch(
    /<h1[^>]*>Nada por aqui<\/h1>/,
  );
});
