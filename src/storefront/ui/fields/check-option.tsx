import type { ComponentProps, ReactNode } from 'react';

interface CheckOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  children: ReactNode;
  trailing?: ReactNode;
}

/** A tick with its words and nothing else: a list may have a hundred of them, so each has few bytes. */
export function CheckOption({ children, trailing, ...input }: CheckOptionProps) {
  return (
    <label className="check-label">
      <input {...input} type="checkbox" />
      <span>{children}</span>
      {trailing && <small>{trailing}</small>}
    </label>
  );
}
