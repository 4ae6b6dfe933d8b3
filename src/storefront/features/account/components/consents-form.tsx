import { useMutation } from '@tanstack/react-query';
import type { Consent } from '#/contract/account/privacy.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { accountMutations } from '../account.queries.ts';
import { readEntries, toConsentChoices } from '../account.schema.ts';
import { SectionForm } from './section-form.tsx';

export function ConsentsForm({ consents }: { consents: readonly Consent[] }) {
  const save = useMutation(accountMutations.saveConsents());
  return (
    <SectionForm
      prefix="consentimento"
      read={readEntries}
      find={() => ({})}
      send={(entries) => save.mutateAsync(toConsentChoices(entries))}
      savedText="Escolhas salvas"
      button="Salvar escolhas"
    >
      {() => (
        <div className="grid gap-3">
          <input type="hidden" name="versao" value={consents[0]?.versaoAtual ?? ''} />
          {consents.map(({ tipo, texto, obrigatorio, aceito, em, versao }) => (
            <Checkbox
              key={tipo}
              id={`consentimento-${tipo}`}
              name={obrigatorio ? undefined : tipo}
              disabled={obrigatorio}
              defaultChecked={aceito}
              hint={
                em &&
                `${aceito ? 'Aceito' : 'Recusado'} em ${formatInstant(new Date(em))}, texto ${String(versao)}`
              }
            >
              {texto}
            </Checkbox>
          ))}
        </div>
      )}
    </SectionForm>
  );
}
