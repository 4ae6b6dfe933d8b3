import type { ReactNode } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';

interface ChangeEmailPageProps {
  email: string | null;
  answer: FormAnswer | undefined;
  back: ReactNode;
}

export function ChangeEmailPage({ email, answer, back }: ChangeEmailPageProps) {
  return (
    <NarrowPage
      title="Trocar e-mail"
      lead={email ? `Hoje falamos com você por ${email}.` : 'Diga por onde falamos com você.'}
      other={back}
    >
      <ChangeEmailForm email={email} answer={answer} />
    </NarrowPage>
  );
}
