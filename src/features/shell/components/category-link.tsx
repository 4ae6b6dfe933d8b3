import { Link } from '@tanstack/react-router';
import { VitrineLink } from '#/blocks/vitrine-link.tsx';
import { categoryLink, categoryName } from '#/domain/category.ts';
import { categorySites } from '../category-sites.ts';
import { ExternalLink } from './external-link.tsx';

interface CategoryLinkProps {
  category: { nome: string; slug?: string };
  className: string;
  onNavigate?(): void;
}

/** A category where its rule leads: another site in a new tab, the free courses, or its own page. */
export function CategoryLink({ category, className, onNavigate }: CategoryLinkProps) {
  const name = categoryName(category.nome);
  const target = categoryLink(category.nome);
  if (target.kind === 'external') {
    return (
      <ExternalLink href={categorySites[target.site]} className={className}>
        {name}
      </ExternalLink>
    );
  }
  if (!category.slug) {
    return (
      <Link to="/busca" search={{ preco: 'gratuito' }} className={className} onClick={onNavigate}>
        {name}
      </Link>
    );
  }
  return (
    <VitrineLink slug={category.slug} className={className} onClick={onNavigate}>
      {name}
    </VitrineLink>
  );
}
