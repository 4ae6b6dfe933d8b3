import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Spinner } from '../feedback/spinner.tsx';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  loading?: boolean;
  loadingText?: string;
}

export function Button({
  variant,
  size,
  block,
  iconOnly,
  loading,
  loadingText = 'Carregando',
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
      className={buttonClass({ variant, size, block, iconOnly }, className)}
    >
      <span className={loading ? 'invisible inline-flex items-center gap-2' : 'contents'}>{children}</span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label={loadingText} />
        </span>
      )}
    </button>
  );
}
