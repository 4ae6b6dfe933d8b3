import { Link } from '#/storefront/shared/page/link.tsx';
import { VitrineLink } from '#/storefront/shared/page/vitrine-link.tsx';
import { categoryLink } from '#/domain/catalogue/category.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { SiteLink } from './site-link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface CategoryLinkProps {
  category: { nome: string; slug?: string };
  className?: string;
  onNavigate?(): void;
  elsewhereMark?: Elements;
}

/**
 * A category of a list where its rule leads: another site in a new tab, the free courses, or its own page.
 */
export function CategoryLink({ category, className, onNavigate, elsewhereMark }: CategoryLinkProps) {
  const name = categoryName(category.nome);
  const target = categoryLink(category);
  if (target.kind === 'free') {
    return (
      <Link to="/busca" search={{ preco: 'gratuito' }} className={className} onClick={onNavigate}>
        {name}
      </Link>
    );
  }
  if (target.kind === 'page') {
    return (
      <VitrineLink slug={target.slug} className={className} onClick={onNavigate}>
        {name}
      </VitrineLink>
    );
  }
  return (
    <SiteLink site={target.site} className={className}>
      <ChangingText>{name}</ChangingText>
      {elsewhereMark}
    </SiteLink>
  );
}
