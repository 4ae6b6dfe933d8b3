import { Link } from '#/storefront/shared/page/link.tsx';
import { PersonFields } from '#/storefront/forms/fields/person-fields.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import type { Failure, FieldErrors } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { Desk } from '../assisted.functions.ts';
import type { FoundStudent } from '../proposal.schema.ts';

export interface ProposalFormProps {
  desk: Desk;
  found: FoundStudent;
  answer: FormAnswer | undefined;
  onMade(id: number): void | Promise<void>;
}

interface StudentPartProps extends Pick<ProposalFormProps, 'found' | 'answer'> {
  prefix: string;
  fieldErrors: FieldErrors;
}

export function StudentPart({ prefix, found, fieldErrors, answer }: StudentPartProps) {
  return (
    <>
      <input type="hidden" name="conhecido" value={found.conhecido ? 'sim' : ''} />
      {(['cpf', 'nome', 'email', 'telefone'] as const).map((name) => (
        <input key={name} type="hidden" name={`achado-${name}`} value={found[name]} />
      ))}
      {found.conhecido ? (
        <input type="hidden" name="cpf" value={found.cpf} />
      ) : (
        <Card padding="lg" className="grid gap-5">
          <h2 className="text-section">Dados do aluno</h2>
          <PersonFields
            prefix={prefix}
            fieldErrors={fieldErrors}
            defaults={answer?.entries ?? { cpf: found.cpf }}
          />
        </Card>
      )}
    </>
  );
}

export function ProposalFailure({ failure }: { failure: Failure | undefined }) {
  const id = failure?.codigo === 'LINK_EM_ABERTO' ? Number(failure.fieldErrors['proposta']) : undefined;
  return (
    <SendFailure failure={failure}>
      {id !== undefined && (
        <Link to="/minhas-vendas/$id" params={{ id }} className={linkClass()}>
          Ver o link que já existe
        </Link>
      )}
    </SendFailure>
  );
}
