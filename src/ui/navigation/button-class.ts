import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'sell' | 'secondary' | 'ghost' | 'danger' | 'on-dark';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its parent. */
  block?: boolean;
  /** Square, for one icon; needs an accessible name. */
  iconOnly?: boolean;
}

const base =
  'inline-box relative justify-center text-center select-none gap-2 rounded-md border font-semibold no-underline ' +
  'transition-[background-color,border-color,color,box-shadow] duration-fast active:translate-y-px ' +
  'disabled:pointer-events-none aria-disabled:pointer-events-none disabled:border-steel-200 aria-disabled:border-steel-200 ' +
  'disabled:bg-steel-100 aria-disabled:bg-steel-100 disabled:text-steel-600 aria-disabled:text-steel-600 ' +
  'disabled:shadow-none aria-disabled:shadow-none aria-busy:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-blue-600 bg-blue-600 text-white hover:border-blue-700 hover:bg-blue-700 active:bg-blue-800',
  sell: 'border-sell bg-sell text-ink-950 shadow-sm hover:border-sell-hover hover:bg-sell-hover hover:shadow-md active:bg-sell-active active:shadow-none',
  secondary:
    'border-line-strong bg-surface text-ink-900 hover:border-blue-600 hover:bg-blue-50 hover:text-blue-700 active:bg-blue-100',
  ghost: 'border-transparent bg-transparent text-blue-700 hover:bg-blue-100 active:bg-blue-200',
  danger:
    'border-danger bg-danger text-white hover:border-danger-strong hover:bg-danger-strong active:bg-danger-strong',
  'on-dark':
    'border-white/40 bg-transparent text-white hover:border-white hover:bg-white/10 active:bg-white/20',
};

const sizes: Record<ButtonSize, [text: string, square: string]> = {
  // A thumb needs as much of a small one.
  sm: ['min-h-11 px-3 text-sm lg:min-h-9', 'size-11 text-sm lg:size-9'],
  md: ['min-h-11 px-5 py-2 text-base', 'size-11 text-base'],
  lg: ['min-h-13 px-6 py-2 text-lg', 'size-13 text-lg'],
};

/**
 * The look of a button, for anything that isn't one: `<Link className={buttonClass({ variant: 'sell' })}>`.
 */
export function buttonClass(
  { variant = 'primary', size = 'md', block, iconOnly }: ButtonLook = {},
  className?: string,
) {
  return classNames(base, variants[variant], sizes[size][iconOnly ? 1 : 0], block && 'w-full', className);
}
