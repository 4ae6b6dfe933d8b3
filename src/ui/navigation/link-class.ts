import { classNames } from '../class-names.ts';

const looks = {
  /** Inside running text: always underlined. */
  text: 'text-blue-700 underline decoration-1 underline-offset-4 hover:text-blue-800 hover:decoration-2 active:text-ink-900',
  /** In lists and menus, where place already says it is a link. */
  quiet: 'text-blue-700 hover:text-blue-800 hover:underline hover:underline-offset-4 active:text-ink-900',
  /** On ink grounds. */
  'on-dark': 'text-white/85 underline-offset-4 hover:text-white hover:underline active:text-blue-200',
} as const;

/** The look of a text link, for `<a>` and the router's `<Link>`. */
export function linkClass(look: keyof typeof looks = 'text', className?: string) {
  return classNames('rounded-sm transition-colors duration-fast', looks[look], className);
}
