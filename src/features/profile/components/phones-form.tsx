import { useMutation } from '@tanstack/react-query';
import { keepMask } from '#/blocks/digit-mask.ts';
import { formatPhone, PHONE_MASK } from '#/domain/phone.ts';
import { TextField } from '#/ui/text-field.tsx';
import { profileMutations } from '../profile.queries.ts';
import { findPhonesProblems, readPhones, toPhonesChange } from '../profile.schema.ts';
import { fieldOf } from './field-of.ts';
import { SectionForm } from './section-form.tsx';

export function PhonesForm({ phones }: { phones: readonly string[] }) {
  const save = useMutation(profileMutations.saveRecord());
  return (
    <SectionForm
      prefix="telefones"
      read={readPhones}
      find={findPhonesProblems}
      send={(entries) => save.mutateAsync(toPhonesChange(entries, phones))}
      savedText="Telefone salvo"
      button="Salvar telefone"
      renamed={{ 0: 'telefone', 1: 'outroTelefone', telefones: 'telefone' }}
    >
      {(problems) => {
        const field = fieldOf('telefones', problems);
        const phone = { type: 'tel', inputMode: 'tel', placeholder: '(00) 00000-0000' } as const;
        return (
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              {...field('telefone')}
              {...phone}
              label="Telefone principal com DDD"
              required
              autoComplete="tel-national"
              defaultValue={formatPhone(phones[0] ?? '')}
              onInput={keepMask(PHONE_MASK)}
              onBlur={(event) => (event.currentTarget.value = formatPhone(event.currentTarget.value))}
            />
            <TextField
              {...field('outroTelefone')}
              {...phone}
              label="Outro telefone"
              optional
              autoComplete="off"
              defaultValue={formatPhone(phones[1] ?? '')}
              onInput={keepMask(PHONE_MASK)}
              onBlur={(event) => (event.currentTarget.value = formatPhone(event.currentTarget.value))}
            />
          </div>
        );
      }}
    </SectionForm>
  );
}
