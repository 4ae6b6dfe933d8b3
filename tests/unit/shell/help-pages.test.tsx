import { describe, expect, it } from 'vitest';
import { PublicError } from '#/domain/request/public-error.ts';
import { ErrorPage } from '#/storefront/features/shell/components/error-page.tsx';
import { NotFoundPage } from '#/storefront/features/shell/components/not-found-page.tsx';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { findTags } from '../ui/markup.ts';
import { drawInShop } from './draw-in-shop.tsx';

describe('the page for what is not there', () => {
  const chatLinks = (chatNumber: string | null) =>
    findTags(
      drawInShop(<NotFoundPage />, {}, 'control', (queryClient) =>
        queryClient.setQueryData(footerQueries.contacts().queryKey, { shown: [], chatNumber }),
      ),
      { tag: 'a' },
    ).flatMap(({ href }) => (href?.startsWith('https://wa.me/') ? [href] : []));

  // SHELL-16
  it('offers the chat with the number of the shop', () => {
    const text = encodeURIComponent('Olá, quero ajuda para comprar um curso.');
    expect(chatLinks('+55 (47) 99123-0000')).toEqual([`https://wa.me/5547991230000?text=${text}`]);
    expect(chatLinks(null)).toEqual([`https://wa.me/?text=${text}`]);
  });

  it('says what it has to', () => {
    const html = drawInShop(<NotFoundPage />);
    for (const text of ['Página não encontrada', 'Olá, nosso site está em atualização.', '404']) {
      expect(html).toContain(text);
    }
  });
});

describe('the page of an error', () => {
  it('names the support, and nothing of what went wrong inside', () => {
    const html = drawInShop(<ErrorPage error={new Error('SELECT * FROM persons')} />);
    expect(html).toContain('Serviço indisponível, favor entrar em contato com o suporte');
    expect(html).not.toContain('SELECT');
  });

  it('says what was told for people, and leads to what is known of an outage', () => {
    const error = (status: number) => new PublicError({ status, codigo: 'X', mensagem: 'Volte mais tarde.' });
    expect(drawInShop(<ErrorPage error={error(503)} />)).toMatch(
      /Volte mais tarde\..*\/unavailable-service/s,
    );
    expect(drawInShop(<ErrorPage error={error(422)} />)).not.toContain('/unavailable-service');
  });

  it('gives the code by which support finds what failed, where there is one', () => {
    const failed = { status: 503, codigo: 'X', mensagem: 'Volte mais tarde.' };
    const [coded, uncoded] = [{ ...failed, pedido: '4bf92f3577b34da6' }, failed].map((body) =>
      drawInShop(<ErrorPage error={new PublicError(body)} />),
    );
    expect(coded).toMatch(/Código para o suporte: .*4bf92f3577b34da6/);
    expect(uncoded).not.toContain('Código');
  });
});
