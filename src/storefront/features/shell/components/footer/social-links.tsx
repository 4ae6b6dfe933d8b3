import { useSuspenseQuery } from '@tanstack/react-query';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { FooterSection } from './footer-section.tsx';
import { SocialLinkRow } from './social-link-row.tsx';

export function SocialGroups() {
  const { data: groups } = useSuspenseQuery(footerQueries.socialGroups());
  if (groups.length === 0) return null;
  return (
    <FooterSection title="Redes sociais">
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {groups.map(({ brand, name, links }) => (
          <li key={brand}>
            <h3>{name}</h3>
            <SocialLinkRow links={links} />
          </li>
        ))}
      </ul>
    </FooterSection>
  );
}
