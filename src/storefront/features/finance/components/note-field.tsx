import { FINANCE_NOTE_MAX_LENGTH } from '#/domain/finance/finance-matter.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';

interface NoteFieldProps {
  prefix: string;
  label: string;
  answer: FormAnswer | undefined;
  fieldErrors: FieldErrors;
}

export function NoteField({ prefix, label, answer, fieldErrors }: NoteFieldProps) {
  return (
    <TextAreaField
      id={`${prefix}-nota`}
      name="nota"
      label={label}
      hint="Fica guardado com o seu nome. Não escreva dados de pessoas."
      rows={2}
      maxLength={FINANCE_NOTE_MAX_LENGTH}
      required
      defaultValue={answer?.entries['nota']}
      error={fieldErrors['nota']}
    />
  );
}
