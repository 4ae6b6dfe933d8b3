import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { UserName } from '#/storefront/shared/page/user-name.tsx';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { secondFactorMutations, secondFactorQueries } from '../second-factor.queries.ts';
import { resetText } from '../texts.ts';
import { FactorForm } from './factor-form.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondFactorPageProps {
  kind: LoginKind;
  email: string;
  answer: FormAnswer | undefined;
  onward: ReactNode;
}

export function SecondFactorPage({ kind, email, answer, onward }: SecondFactorPageProps) {
  const { data: factor } = useSuspenseQuery(secondFactorQueries.current());
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries(secondFactorQueries.current());
  const start = useMutation({ ...secondFactorMutations.start(), onSuccess: refetch });
  const confirm = useMutation({ ...secondFactorMutations.confirm(), onSuccess: refetch });
  const stop = useMutation({ ...secondFactorMutations.stop(), onSuccess: refetch });
  const reset = useMutation(secondFactorMutations.reset());
  const [postedCodes] = useState(answerTo(answer, 'confirmar')?.done?.codigos);
  const codes = factor.ligado ? (confirm.data?.codigos ?? postedCodes) : undefined;
  const isMissing = factor.obrigatorio && !factor.ligado;
  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">Verificação em duas etapas</h1>
        <p className="text-muted">
          Além da senha, a entrada pede um código que só o seu celular mostra. Quem descobrir sua senha não
          entra.
        </p>
      </div>
      {isMissing && (
        <Alert tone="warning" title="Ligue a verificação para usar o acesso da equipe">
          Seu tipo de acesso vê dados de outras pessoas e só funciona com ela.
        </Alert>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {factor.ligado ? (
        <Card as="section" padding="lg" aria-labelledby="estado-titulo" className="grid gap-5">
          <h2 id="estado-titulo" className="text-section">
            A verificação está ligada
          </h2>
          <p>
            {`${
              factor.codigosRestantes === 1
                ? 'Resta 1 código de recuperação.'
                : `Restam ${factor.codigosRestantes} códigos de recuperação.`
            } Para receber novos, ou trocar de celular, desligue e ligue de novo.`}
          </p>
          <FactorForm
            name="desligar"
            fields={['senha', 'codigo']}
            answer={answer}
            send={({ senha, codigo }) => stop.mutateAsync({ senha, codigo })}
            button="Desligar a verificação"
            danger
          >
            <UserName email={email} />
          </FactorForm>
        </Card>
      ) : (
        <FactorSetup
          setup={factor.configuracao}
          email={email}
          answer={answer}
          onStart={(senha) => start.mutateAsync({ senha })}
          onConfirm={(codigo) => confirm.mutateAsync({ codigo })}
        />
      )}
      {!isMissing && (kind === 'ADMIN' || kind === 'SUPERVISOR') && (
        <Card as="section" padding="lg" aria-labelledby="equipe-titulo" className="grid gap-5">
          <h2 id="equipe-titulo" className="text-section">
            Alguém da equipe perdeu o celular?
          </h2>
          <p>
            Confirme antes, pessoalmente ou por telefone, que é a própria pessoa quem pede. As sessões dela
            são encerradas, e o ato fica registrado em seu nome.
          </p>
          <FactorForm
            name="redefinir"
            fields={['email', 'senha']}
            answer={answer}
            send={({ email: whose, senha }) => reset.mutateAsync({ email: whose, senha })}
            doneText={resetText}
            button="Desligar a verificação desta pessoa"
            danger
          />
        </Card>
      )}
      <p className="text-center">{onward}</p>
    </div>
  );
}
