import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import type { Elements } from '#/storefront/ui/elements.ts';
import {
  readReason,
  type ReasonEntries,
  validateReason,
} from '#/storefront/features/course-desk/consequences/consequences.schema.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';

interface ReasonFormProps {
  name: string;
  answer: FormAnswer | undefined;
  /** What was read, which the act is held to. */
  previsto: string;
  mutation: UseMutationOptions<{ ok: true }, Error, ReasonEntries>;
  submitText: string;
  onDone: () => Promise<void>;
  /** Hidden fields for whom has no script. */
  children?: Elements;
}

/** The one button of an act whose consequences were read, with its reason. */
export function ReasonForm(props: ReasonFormProps) {
  const { name, answer, previsto, mutation, submitText, onDone, children } = props;
  const queryClient = useQueryClient();
  const { typed, errors, body } = useNewForm({
    queryKey: courseDeskQueries.all,
    answer,
    check: { read: readReason, find: validateReason, prefix: name },
    mutation: {
      ...mutation,
      // Refused because of other numbers, it shows these.
      onSettled: () => queryClient.invalidateQueries({ queryKey: courseDeskQueries.all }),
    },
    onMade: onDone,
  });
  return (
    <FormBody name={name} submitText={submitText} {...body}>
      <input type="hidden" name="previsto" value={previsto} />
      {children}
      <TextAreaField
        id={`${name}-motivo`}
        name="motivo"
        label="Motivo"
        hint="Fica no registro da escola"
        rows={2}
        maxLength={300}
        required
        defaultValue={typed?.['motivo']}
        error={errors['motivo']}
      />
      <TextAreaField
        id={`${name}-recado`}
        name="recado"
        label="Recado a quem comprou (opcional)"
        hint="Vai nos e-mails sobre esta mudança, além do que a loja informa"
        rows={3}
        maxLength={500}
        defaultValue={typed?.['recado']}
        error={errors['recado']}
      />
    </FormBody>
  );
}
