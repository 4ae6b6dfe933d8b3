import { useSuspenseQuery } from '@tanstack/react-query';
import { isShopper, shownEmail } from '#/domain/person/login-kind.ts';
import { accountQueries } from '#/storefront/features/account/account.queries.ts';
import { AddressForm } from './address-form.tsx';
import { GuardiansForm } from './guardians-form.tsx';
import { PersonalForm } from './personal-form.tsx';
import { PhonesForm } from './phones-form.tsx';
import { Section } from '../section.tsx';
import { SpecialNeedsForm } from './special-needs-form.tsx';

interface RecordSectionsProps {
  onPersonSaved: () => void | Promise<void>;
}

export function RecordSections({ onPersonSaved }: RecordSectionsProps) {
  const { data } = useSuspenseQuery(accountQueries.account());
  const { record, countries, consents, person } = data;
  return (
    <>
      <Section id="dados-pessoais" title="Dados pessoais">
        <PersonalForm record={record} countries={countries} onSaved={onPersonSaved} />
      </Section>
      <Section id="endereco" title="Endereço">
        <AddressForm address={record.endereco} />
      </Section>
      <Section id="telefone" title="Telefone">
        <PhonesForm phones={record.telefones} email={shownEmail(person)} />
      </Section>
      {isShopper(person.tipoLogin) && (
        <>
          <Section id="responsaveis" title="Responsáveis">
            <GuardiansForm guardians={record.responsaveis} />
          </Section>
          <Section id="necessidades" title="Necessidades específicas">
            <SpecialNeedsForm
              needs={record.necessidadesEspeciais}
              consent={consents.find(({ tipo }) => tipo === 'NECESSIDADES')}
            />
          </Section>
        </>
      )}
    </>
  );
}
