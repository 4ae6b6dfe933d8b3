import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Accordion } from '#/storefront/ui/navigation/accordion.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { ChangeGuardianForm } from './change-guardian-form.tsx';

interface AcceptedByGuardianProps {
  codigo: string;
  guardian: { nome: string };
  answer: FormAnswer | undefined;
  onChanged(): Promise<void>;
}

export function AcceptedByGuardian({ codigo, guardian, answer, onChanged }: AcceptedByGuardianProps) {
  const change = answerTo(answer, 'trocar-responsavel');
  const form = <ChangeGuardianForm codigo={codigo} answer={change} hasAccepted onChanged={onChanged} />;
  return (
    <Card as="section" padding="lg" aria-labelledby="espera-do-responsavel" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="espera-do-responsavel" className="text-section">
          {`Falta ${guardian.nome} pagar`}
        </h2>
        <p>
          O contrato foi aceito. Se outra pessoa vai responder por você, indique quem é antes do pagamento.
        </p>
      </div>
      {change ? form : <Accordion items={[{ title: 'Trocar o responsável', content: form }]} />}
    </Card>
  );
}
