import { useSuspenseQuery } from '@tanstack/react-query';
import type { SiteLayout } from '#/domain/site/site-layout.ts';
import { classNames } from '#/ui/class-names.ts';
import { Icon, type IconName } from '#/ui/display/icon.tsx';
import { footerQueries } from '#/features/shell/footer.queries.ts';
import type { SocialBrand, SocialLink } from '#/features/shell/social-groups.ts';
import { ExternalLink } from '../external-link.tsx';

const networkIcons: Readonly<Record<string, IconName>> = {
  instagram: 'instagram',
  facebook: 'facebook',
  twitter: 'twitter',
  whatsapp: 'whatsapp',
  youtube: 'youtube',
  linkedin: 'linkedin',
};

/** The networks of every brand. */
export function SocialGroups() {
  const { data: groups } = useSuspenseQuery(footerQueries.socialGroups());
  if (groups.length === 0) return null;
  return (
    <>
      <h2 className="mb-4 text-base font-semibold text-white">Redes sociais</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {groups.map(({ brand, name, links }) => (
          <li key={brand}>
            <h3 className="mb-1 text-sm font-normal text-white/85">{name}</h3>
            <LinkRow links={links} ground="dark" />
          </li>
        ))}
      </ul>
    </>
  );
}

const brandOfLayout: Record<SiteLayout, SocialBrand> = {
  Padrão: 'senai',
  SCTEC: 'sctec',
  'Estratégia Catarina': 'estrategia',
};

/** The networks of the brand whose layout is shown. */
export function CompactSocialLinks({ layout }: { layout: SiteLayout }) {
  const { data: groups } = useSuspenseQuery(footerQueries.compactGroups());
  const group = groups.find(({ brand }) => brand === brandOfLayout[layout]) ?? groups[0];
  return group ? <LinkRow links={group.links} ground="light" /> : null;
}

function LinkRow({ links, ground }: { links: readonly SocialLink[]; ground: 'dark' | 'light' }) {
  return (
    <ul className="-ms-3 flex flex-wrap">
      {links.map(({ id, network, title, href }) => (
        <li key={id}>
          <ExternalLink
            href={href}
            className={classNames(
              'icon-link',
              ground === 'dark'
                ? 'icon-link-on-dark'
                : 'text-body hover:bg-steel-100 hover:text-heading active:bg-steel-200',
            )}
          >
            <Icon name={networkIcons[network] ?? 'external'} label={title} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
