import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { WordsPage } from './words-page.tsx';

const parts = [
  {
    to: '/gestao/conteudo/perguntas',
    title: 'Perguntas frequentes',
    text: 'O que as pessoas mais perguntam, com as respostas da escola.',
  },
  {
    to: '/gestao/conteudo/blog',
    title: 'Blog',
    text: 'Textos com capa e data, que ficam em rascunho até você publicar.',
  },
  {
    to: '/gestao/conteudo/paginas',
    title: 'Páginas da escola',
    text: 'Quem é a escola, onde ela ensina e o que mais ela quiser contar, com link no rodapé.',
  },
  {
    to: '/gestao/conteudo/depoimentos',
    title: 'Depoimentos',
    text: 'O que alunos contam. Os três primeiros aparecem na página inicial.',
  },
  {
    to: '/gestao/emails',
    title: 'Textos dos e-mails',
    text: 'O assunto, o começo e o fim dos e-mails que a loja manda.',
  },
] as const;

export function ContentPage() {
  return (
    <WordsPage
      title="Conteúdo da loja"
      lead="O que a escola escreve com as próprias palavras."
      back={{ to: '/gestao' }}
    >
      <ul className="grid grid-cols-1 gap-3">
        {parts.map(({ to, title, text }) => (
          <Card as="li" key={to} className="grid grid-cols-1 gap-1">
            <h2 className="text-base font-semibold">
              <Link to={to} className={linkClass('text', 'inline-block py-1')}>
                {title}
              </Link>
            </h2>
            <p className="text-sm text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </WordsPage>
  );
}
