import type { ComponentProps } from 'react';
import type { Installment } from '#/contract/purchasing/price.ts';
import { AddressFields } from '#/storefront/forms/fields/address-fields.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { NEEDS_ADDRESS } from './payer-address.ts';

interface PayerFieldsProps extends Omit<ComponentProps<typeof AddressFields>, 'mayBeEmpty'> {
  plans: readonly Installment[];
}

export function PayerFields({ plans, ...fields }: PayerFieldsProps) {
  const isNeeded = plans.some(({ forma, exige_endereco }) => forma === 'boleto' && exige_endereco);
  return (
    <Fieldset
      legend={isNeeded ? 'Seu endereço' : 'Seu endereço (opcional)'}
      hint={
        isNeeded
          ? 'O banco pede o endereço de quem paga. Fica guardado em Minha conta.'
          : 'Sai nos boletos em seu nome e fica guardado em Minha conta.'
      }
    >
      {isNeeded && <input type="hidden" name={NEEDS_ADDRESS} value="1" />}
      <AddressFields {...fields} mayBeEmpty={!isNeeded} />
    </Fieldset>
  );
}
