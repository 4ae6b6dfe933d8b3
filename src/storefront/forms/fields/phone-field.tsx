import type { ComponentProps } from 'react';
import {
  formatPhone,
  keepsCountryCode,
  PHONE_MASK,
  withoutPhonePrefix,
  withoutTypedPrefix,
} from '#/domain/person/phone.ts';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { keepMask } from './input-mask.ts';
import { tidyOnLeaving } from './tidy-on-leaving.ts';

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode'> & {
  label?: string;
};

const mask = keepMask(PHONE_MASK, {
  pasted: withoutPhonePrefix,
  typed: withoutTypedPrefix,
  asIs: keepsCountryCode,
});

/**
 * A phone with its area code, masked while typing; +55 or 0 in front fall away, a number of eight digits gets
 * its own form when it is left, and one of another country stays as it was typed. Uncontrolled, so that
 * nothing typed early is lost.
 */
export function PhoneField({ label = 'Telefone com DDD', ...field }: PhoneFieldProps) {
  return (
    <TextField
      name="telefone"
      autoComplete="tel-national"
      {...field}
      label={label}
      inputMode="tel"
      placeholder="(00) 00000-0000"
      onInput={mask}
      onBlur={tidyOnLeaving(formatPhone)}
    />
  );
}
