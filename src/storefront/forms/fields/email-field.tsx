import type { ComponentProps } from 'react';
import { EMAIL_MAX_LENGTH } from '#/domain/person/email.ts';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { tidyOnLeaving } from './tidy-on-leaving.ts';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode'> & {
  label?: string;
};

/** An e-mail: its keyboard, no capitals, no spelling. Uncontrolled, so that nothing typed early is lost. */
export function EmailField({ label = 'E-mail', ...field }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      autoComplete="email"
      {...field}
      label={label}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX_LENGTH}
      onBlur={tidyOnLeaving()}
    />
  );
}
