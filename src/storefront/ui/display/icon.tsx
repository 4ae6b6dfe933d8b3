import { classNames } from '../class-names.ts';
import sprite from './icons.svg?no-inline';

export type IconName =
  | 'search'
  | 'user'
  | 'users'
  | 'heart'
  | 'heart-filled'
  | 'menu'
  | 'close'
  | 'chevron-down'
  | 'chevron-up'
  | 'chevron-left'
  | 'chevron-right'
  | 'arrow-left'
  | 'arrow-right'
  | 'home'
  | 'clock'
  | 'calendar'
  | 'map-pin'
  | 'book'
  | 'certificate'
  | 'check'
  | 'check-circle'
  | 'alert'
  | 'error'
  | 'info'
  | 'copy'
  | 'filter'
  | 'star'
  | 'star-filled'
  | 'phone'
  | 'mail'
  | 'whatsapp'
  | 'instagram'
  | 'facebook'
  | 'youtube'
  | 'linkedin'
  | 'twitter'
  | 'dots'
  | 'logout'
  | 'receipt'
  | 'pix'
  | 'boleto'
  | 'card'
  | 'external'
  | 'trash'
  | 'lock'
  | 'play'
  | 'eye'
  | 'eye-off'
  | 'plus'
  | 'minus'
  | 'download'
  | 'refresh'
  | 'chat'
  | 'thumb-up'
  | 'tag'
  | 'building'
  | 'grid'
  | 'sun'
  | 'shield'
  | 'share'
  | 'compare';

const sizes = { sm: 'size-4', md: '', lg: 'size-6', xl: 'size-8' } as const;

interface SymbolProps {
  size?: keyof typeof sizes;
  /** Names the picture. Without it the icon is decoration and hidden from screen readers. */
  label?: string;
  className?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, ...props }: SymbolProps & { name: IconName }) {
  return <SpriteIcon href={`${sprite}#${name}`} {...props} />;
}

export function SpriteIcon({ href, size = 'md', label, className }: SymbolProps & { href: string }) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...named} className={classNames('icon', sizes[size], className)}>
      <use href={href} />
    </svg>
  );
}
