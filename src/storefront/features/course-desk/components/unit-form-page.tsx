import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { stateCodes } from '#/domain/person/person-values.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { readUnitEntries, unitLabels, validateUnit, type UnitField } from '../unit.schema.ts';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';
import { FormBody } from './form-body.tsx';

interface UnitFormPageProps {
  /** The course whose offer needs the unit. */
  courseId: number | undefined;
  answer: FormAnswer | undefined;
}

export function UnitFormPage({ courseId, answer: given }: UnitFormPageProps) {
  const [answer] = useState(given);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useFormCheck({ read: readUnitEntries, find: validateUnit, prefix: 'unidade', answer });
  const add = useMutation({
    ...courseDeskMutations.addUnit(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: courseDeskQueries.all });
      await (courseId === undefined
        ? navigate({ to: '/gestao/cursos' })
        : navigate({ to: '/gestao/cursos/$idCurso/turmas/nova', params: { idCurso: courseId } }));
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !add.isPending) add.mutate(entries);
  }

  const common = (field: UnitField) => ({
    id: `unidade-${field}`,
    name: field,
    // A browser would fill in the administrator's own.
    autoComplete: 'off',
    label: unitLabels[field],
    required: true,
    defaultValue: answer?.entries[field],
    error: form.fieldErrors[field],
  });
  return (
    <CatalogueDeskPage
      title="Nova unidade"
      lead="A cidade ganha uma página própria na loja assim que tiver uma turma."
    >
      <FormBody
        name="unidade"
        form={form}
        failure={failureOf(add, answer)}
        isPending={add.isPending}
        submitText="Cadastrar unidade"
        onSubmit={submit}
      >
        <Card padding="lg" className="grid grid-cols-1 gap-5">
          <TextField {...common('nome')} maxLength={80} />
          <TextField {...common('endereco')} hint="Rua, número e bairro" maxLength={160} />
          <TextField {...common('cidade')} maxLength={80} />
          <SelectField
            {...common('uf')}
            placeholder="Escolha"
            options={stateCodes.map((uf) => ({ value: uf, label: uf }))}
          />
          <TextField {...common('cep')} inputMode="numeric" maxLength={9} />
        </Card>
      </FormBody>
    </CatalogueDeskPage>
  );
}
