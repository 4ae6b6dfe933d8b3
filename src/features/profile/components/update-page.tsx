import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isShopper } from '#/domain/login-kind.ts';
import { buttonClass } from '#/ui/button-class.ts';
import { profileQueries } from '../profile.queries.ts';
import { AddressForm } from './address-form.tsx';
import { GuardiansForm } from './guardians-form.tsx';
import { PersonalForm } from './personal-form.tsx';
import { PhonesForm } from './phones-form.tsx';
import { Section } from './section.tsx';
import { SpecialNeedsForm } from './special-needs-form.tsx';

/** The registration data alone, to be brought up to date. */
export function UpdatePage({ onPersonSaved }: { onPersonSaved: () => void | Promise<void> }) {
  const { data } = useSuspenseQuery(profileQueries.account());
  const { record, countries, consents, person } = data;
  return (
    <div className="container-page grid max-w-192 grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 className="text-title">Atualize seu cadastro</h1>
        <p className="text-muted">
          Confira se está tudo certo. Assim sua matrícula e seu certificado saem sem erro.
        </p>
      </header>
      <Section id="dados-pessoais" title="Dados pessoais">
        <PersonalForm record={record} countries={countries} onSaved={onPersonSaved} />
      </Section>
      <Section id="endereco" title="Endereço">
        <AddressForm address={record.endereco} />
      </Section>
      <Section id="telefone" title="Telefone">
        <PhonesForm phones={record.telefones} />
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
      <div>
        <Link to="/minha-conta" className={buttonClass({ variant: 'secondary' })}>
          Ir para minha conta
        </Link>
      </div>
    </div>
  );
}
