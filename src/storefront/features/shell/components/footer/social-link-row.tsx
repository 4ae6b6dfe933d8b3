import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import type { SocialLink } from '#/storefront/features/shell/social-groups.ts';
import { ExternalLink } from '../external-link.tsx';

const networkIcons: Readonly<Record<string, IconName>> = {
  instagram: 'instagram',
  facebook: 'facebook',
  twitter: 'twitter',
  whatsapp: 'whatsapp',
  youtube: 'youtube',
  linkedin: 'linkedin',
};

export function SocialLinkRow({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className="networks">
      {links.map(({ id, network, title, href }) => (
        <li key={id}>
          <ExternalLink href={href} label={title}>
            <Icon name={networkIcons[network] ?? 'external'} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
