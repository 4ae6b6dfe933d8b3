import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'sell' | 'secondary' | 'ghost' | 'danger' | 'on-dark';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  iconOnly?: boolean;
}

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
    `button-${iconOnly ? 'square-' : ''}${size}`,
    block && 'w-full',
    className,
  );
}
