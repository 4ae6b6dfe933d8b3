import { useSuspenseQuery } from '@tanstack/react-query';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { emailAddressQueries } from '../email-address.queries.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

interface AwaitingConfirmationProps {
  next: string;
  answer: FormAnswer | undefined;
}

export function AwaitingConfirmation({ next, answer }: AwaitingConfirmationProps) {
  const { data: address } = useSuspenseQuery(emailAddressQueries.address());
  const goOn = (
    <a href={next} className={buttonClass({ size: 'lg', block: true })}>
      Continuar
    </a>
  );
  if (address.confirmed) {
    return (
      <NarrowPage title="E-mail confirmado" lead={`Tudo certo com ${address.email}.`}>
        {goOn}
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="Confirme seu e-mail"
      lead={`Enviamos um link para ${address.email}. Abra o e-mail e toque no botão para confirmar.`}
    >
      <div className="grid gap-5">
        <ResendConfirmation answer={answer} />
        {goOn}
        <p className="text-sm text-muted">
          {keepWords(
            'Você pode comprar sem confirmar, mas é por e-mail que avisamos sobre pagamentos e matrículas.',
          )}
        </p>
      </div>
    </NarrowPage>
  );
}
