import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { emailAddressQueries } from '../email-address.queries.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

interface UpdateEmailPageProps {
  answer: FormAnswer | undefined;
  next: string;
  change: ReactNode;
}

export function UpdateEmailPage({ answer, next, change }: UpdateEmailPageProps) {
  const { data: address } = useSuspenseQuery(emailAddressQueries.address());
  const goOn = (
    <a href={next} className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}>
      Continuar
    </a>
  );
  if (!address.email) {
    return (
      <NarrowPage title="Cadastre seu e-mail" lead="É por e-mail que avisamos sobre pagamentos e matrículas.">
        <div className="grid gap-5">
          <ChangeEmailForm email={null} answer={answer} />
          {goOn}
        </div>
      </NarrowPage>
    );
  }
  if (address.confirmed) {
    return (
      <NarrowPage
        title="Seu e-mail está em dia"
        lead={`Falamos com você por ${address.email}.`}
        other={change}
      >
        {goOn}
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="Confirme ou atualize seu e-mail"
      lead={`Falamos com você por ${address.email}, que ainda não foi confirmado.`}
    >
      <div className="grid gap-8">
        <section aria-labelledby="confirmar-este" className="grid gap-3">
          <h2 id="confirmar-este" className="text-lg font-semibold text-heading">
            Este e-mail está certo
          </h2>
          <p>Abra o link que enviamos para ele. Se não chegou, peça outro.</p>
          <ResendConfirmation answer={answer} />
        </section>
        <section aria-labelledby="usar-outro" className="grid gap-3 border-t border-line pt-5">
          <h2 id="usar-outro" className="text-lg font-semibold text-heading">
            Quero usar outro
          </h2>
          <ChangeEmailForm email={address.email} answer={answer} />
        </section>
        {goOn}
      </div>
    </NarrowPage>
  );
}
