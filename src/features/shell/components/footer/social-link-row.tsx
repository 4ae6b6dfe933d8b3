import { classNames } from '#/ui/class-names.ts';
import { Icon, type IconName } from '#/ui/display/icon.tsx';
import type { SocialLink } from '#/features/shell/social-groups.ts';
import { ExternalLink } from '../external-link.tsx';

const networkIcons: Readonly<Record<string, IconName>> = {
  instagram: 'instagram',
  facebook: 'facebook',
  twitter: 'twitter',
  whatsapp: 'whatsapp',
  youtube: 'youtube',
  linkedin: 'linkedin',
};

/** The networks of a brand, each by its sign. */
export function SocialLinkRow({ links, ground }: { links: readonly SocialLink[]; ground: 'dark' | 'light' }) {
  return (
    <ul className="-ms-3 flex flex-wrap">
      {links.map(({ id, network, title, href }) => (
        <li key={id}>
          <ExternalLink
            href={href}
            label={title}
            className={classNames(
              'icon-link',
              ground === 'dark'
                ? 'icon-link-on-dark'
                : 'text-body hover:bg-steel-100 hover:text-heading active:bg-steel-200',
            )}
          >
            <Icon name={networkIcons[network] ?? 'external'} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
