import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tidyName } from '#/domain/person/full-name.ts';
import type { Guardian } from '#/domain/person/person-record.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { accountMutations } from '#/storefront/features/account/account.queries.ts';
import {
  validateAccountGuardian,
  guardianSlots,
  guardianValues,
  readGuardians,
  toGuardiansChange,
} from '#/storefront/features/account/account.schema.ts';
import { FieldList, type FieldSpec } from '#/storefront/forms/fields/field-list.tsx';
import { SectionForm } from '../section-form.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

const fieldsOf = (slot: number): readonly FieldSpec[] => [
  {
    name: `nome-${slot}`,
    label: 'Nome completo',
    required: true,
    maxLength: 120,
    autoCapitalize: 'words',
    autoComplete: 'off',
    tidy: tidyName,
  },
  { kind: 'cpf', name: `cpf-${slot}`, label: 'CPF', required: true },
  {
    kind: 'telefone',
    name: `telefone-${slot}`,
    label: 'Telefone com DDD',
    required: true,
    autoComplete: 'off',
  },
  { kind: 'email', name: `email-${slot}`, label: 'E-mail', required: true, autoComplete: 'off' },
];

export function GuardiansForm({ guardians }: { guardians: readonly Guardian[] }) {
  const save = useMutation(accountMutations.saveRecord());
  const [open, setOpen] = useState(guardianSlots.filter((slot) => slot < guardians.length));
  const free = guardianSlots.find((slot) => !open.includes(slot));
  return (
    <SectionForm
      prefix="responsaveis"
      read={readGuardians}
      find={validateAccountGuardian}
      send={(entries) => save.mutateAsync(toGuardiansChange(entries))}
      savedText="Responsáveis salvos"
      button="Salvar responsáveis"
      values={guardianValues(guardians)}
    >
      {(fieldErrors, values) => {
        const render = (slot: number, action?: Elements) => (
          <Fieldset key={slot} legend={`Responsável ${slot + 1}`} id={`responsaveis-${slot}`}>
            <div className="grid gap-5 pt-2 md:grid-cols-2">
              <FieldList
                prefix="responsaveis"
                fieldErrors={fieldErrors}
                values={values}
                fields={fieldsOf(slot)}
              />
            </div>
            {action}
          </Fieldset>
        );
        return (
          <>
            <p className="text-sm text-muted">
              Quem tem menos de 18 anos precisa de um responsável para aceitar o contrato e pagar.
            </p>
            {open.map((slot) =>
              render(
                slot,
                <Button
                  variant="ghost"
                  size="sm"
                  className="mt-2"
                  onClick={() => setOpen(open.filter((other) => other !== slot))}
                >
                  <Icon name="trash" />
                  Remover<span className="sr-only">{` responsável ${slot + 1}`}</span>
                </Button>,
              ),
            )}
            {free !== undefined && (
              <div>
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => setOpen([...open, free].sort((left, right) => left - right))}
                >
                  <Icon name="plus" />
                  Adicionar responsável
                </Button>
              </div>
            )}
            {free !== undefined && <noscript>{render(free)}</noscript>}
          </>
        );
      }}
    </SectionForm>
  );
}
