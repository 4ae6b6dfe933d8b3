import type { ComponentProps } from 'react';
import { CPF_MASK, formatCpf } from '#/domain/person/cpf.ts';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { keepMask } from './input-mask.ts';
import { tidyOnLeaving } from './tidy-on-leaving.ts';

type CpfFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'inputMode' | 'autoComplete' | 'placeholder'
>;

const mask = keepMask(CPF_MASK);

/** A CPF, masked while typing. Uncontrolled, so that nothing typed early is lost. */
export function CpfField(field: CpfFieldProps) {
  return (
    <TextField
      name="cpf"
      {...field}
      label="CPF"
      inputMode="numeric"
      // No token of autofill means it, and browsers would offer phones or cards.
      autoComplete="off"
      placeholder="000.000.000-00"
      onInput={mask}
      onBlur={tidyOnLeaving(formatCpf)}
    />
  );
}
