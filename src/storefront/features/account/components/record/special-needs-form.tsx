import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { Consent } from '#/contract/account/privacy.ts';
import type { SpecialNeed } from '#/domain/person/person-record.ts';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { accountMutations, accountQueries } from '#/storefront/features/account/account.queries.ts';
import {
  validateSpecialNeed,
  levelName,
  readSpecialNeeds,
  specialNeedValues,
} from '#/storefront/features/account/account.schema.ts';
import { SectionForm } from '../section-form.tsx';

interface SpecialNeedsFormProps {
  needs: readonly SpecialNeed[];
  consent: Consent | undefined;
}

export function SpecialNeedsForm({ needs, consent }: SpecialNeedsFormProps) {
  const { data: choices } = useSuspenseQuery(accountQueries.specialNeedChoices());
  const save = useMutation(accountMutations.saveSpecialNeeds());
  return (
    <SectionForm
      prefix="necessidades"
      read={readSpecialNeeds}
      find={validateSpecialNeed}
      send={(choice) => save.mutateAsync(choice)}
      savedText="Necessidades salvas"
      button="Salvar necessidades"
      values={specialNeedValues(needs, consent?.aceito ?? false)}
    >
      {(fieldErrors, values) => (
        <>
          <input type="hidden" name="versao" value={consent?.versaoAtual ?? ''} />
          <p>
            Se quiser, conte do que você precisa para participar das aulas. Só usamos isto para adaptar aulas
            e provas, guardamos separado do resto do cadastro, e ninguém mais vê.
          </p>
          <Fieldset legend="Do que você precisa" hint="Marque quantas quiser" id="necessidades-lista">
            <div className="grid gap-2">
              {choices.map(({ codigo, nome, niveis }) => (
                <div key={codigo} className="group/need grid gap-2">
                  <Checkbox
                    id={`necessidades-${codigo}`}
                    name={codigo}
                    defaultChecked={values[codigo] === 'on'}
                  >
                    {nome}
                  </Checkbox>
                  {niveis.length > 1 && (
                    <div className="hidden pb-3 pl-9 group-has-[input:checked]/need:block">
                      <SelectField
                        id={`necessidades-${levelName(codigo)}`}
                        name={levelName(codigo)}
                        label={`Detalhe: ${nome}`}
                        optional
                        placeholder="Escolha"
                        options={niveis.map((level) => ({ value: level.codigo, label: level.nome }))}
                        defaultValue={values[levelName(codigo)] ?? ''}
                        className="max-w-form"
                      />
                    </div>
                  )}
                </div>
              ))}
            </div>
          </Fieldset>
          <Checkbox
            id="necessidades-consentimento"
            name="consentimento"
            defaultChecked={values['consentimento'] === 'on'}
            hint="Você pode retirar a autorização quando quiser: tudo o que está aqui é apagado."
            {...(fieldErrors['consentimento'] && { error: fieldErrors['consentimento'] })}
          >
            Autorizo a escola a usar estas informações só para adaptar aulas e provas.
          </Checkbox>
        </>
      )}
    </SectionForm>
  );
}
