import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

interface WordsPageProps {
  title: string;
  lead?: string;
  back: { to: keyof typeof backTexts };
  actions?: Elements;
  children: Elements;
}

const backTexts = {
  '/gestao': 'Gestão da escola',
  '/gestao/conteudo': 'Conteúdo da loja',
  '/gestao/conteudo/perguntas': 'Perguntas frequentes',
  '/gestao/conteudo/depoimentos': 'Depoimentos',
  '/gestao/conteudo/blog': 'Blog',
  '/gestao/conteudo/paginas': 'Páginas da escola',
  '/gestao/emails': 'Textos dos e-mails',
} as const;

/** A page of what the school writes itself, with the way back. */
export function WordsPage({ title, lead, back, actions, children }: WordsPageProps) {
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 px-4 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <p>
          <Link to={back.to} className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}>
            <Icon name="arrow-left" />
            <span>{backTexts[back.to]}</span>
          </Link>
        </p>
        <h1 className="text-title wrap-anywhere">{title}</h1>
        {lead === undefined ? null : (
          <p className="text-muted">
            <ChangingText>{lead}</ChangingText>
          </p>
        )}
        {actions}
      </header>
      {children}
    </div>
  );
}

export const markdownHint =
  '# título, **negrito**, *itálico*, - item de lista, 1. item numerado, [palavras](https://endereço)';
