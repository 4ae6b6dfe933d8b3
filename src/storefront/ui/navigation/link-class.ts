import { classNames } from '../class-names.ts';

/** `text` inside running text, always underlined; `quiet` in lists and menus; `on-dark` on ink grounds. */
type LinkLook = 'text' | 'quiet' | 'on-dark';

export function linkClass(look: LinkLook = 'text', className?: string) {
  return classNames(`link-${look}`, className);
}
