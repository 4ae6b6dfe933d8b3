import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { UserName } from '#/storefront/shared/page/user-name.tsx';
import { CONFIRMATION_MINUTES } from '#/domain/staff/staff-session.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { secondFactorMutations, secondFactorQueries } from '../second-factor.queries.ts';
import { accessConfirmedText } from '../texts.ts';
import { FactorForm } from './factor-form.tsx';

interface ConfirmAccessPageProps {
  email: string;
  answer: FormAnswer | undefined;
}

/** Takes the password or a code again, before an act that moves money or changes access (SESSION-19). */
export function ConfirmAccessPage({ email, answer }: ConfirmAccessPageProps) {
  const { data: factor } = useSuspenseQuery(secondFactorQueries.current());
  const byPassword = useMutation(secondFactorMutations.confirmAccess());
  const byCode = useMutation(secondFactorMutations.confirmAccess());
  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">Confirme que é você</h1>
        <p className="text-muted">
          {`O que mexe com dinheiro, com acessos da equipe ou com a marca da escola pede sua senha outra vez. A confirmação vale por ${CONFIRMATION_MINUTES} minutos, neste navegador.`}
        </p>
      </div>
      <Card as="section" padding="lg" aria-labelledby="senha-titulo" className="grid gap-5">
        <h2 id="senha-titulo" className="text-section">
          Com a senha
        </h2>
        <FactorForm
          name="confirmar-senha"
          fields={['senha']}
          answer={answer}
          send={({ senha }) => byPassword.mutateAsync({ senha })}
          doneText={accessConfirmedText}
          button="Confirmar com a senha"
        >
          <UserName email={email} />
        </FactorForm>
      </Card>
      {factor.ligado && (
        <Card as="section" padding="lg" aria-labelledby="codigo-titulo" className="grid gap-5">
          <h2 id="codigo-titulo" className="text-section">
            Com o código do aplicativo
          </h2>
          <FactorForm
            name="confirmar-codigo"
            fields={['codigo']}
            answer={answer}
            send={({ codigo }) => byCode.mutateAsync({ codigo })}
            doneText={accessConfirmedText}
            button="Confirmar com o código"
          />
        </Card>
      )}
    </div>
  );
}
