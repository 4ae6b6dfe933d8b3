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

const sizes: Record<ButtonSize, [text: string, square: string]> = {
  sm: ['button-sm', 'size-11 text-sm lg:size-9'],
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
  return classNames(
    'button',
    `button-${variant}`,
    sizes[size][iconOnly ? 1 : 0],
    block && 'w-full',
    className,
  );
}
