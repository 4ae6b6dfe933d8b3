import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { isSellingRole, type TeamRole, teamRoleWork } from '#/domain/staff/team-role.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { RefusedPersonalLink } from '#/storefront/shared/page/personal-link.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { teamInvitationQueries } from '../team-invitation.queries.ts';
import { JoinForm } from './join-form.tsx';

interface TeamInvitationPageProps {
  convite: string;
  here: string;
  answer: FormAnswer | undefined;
  /** Signs out who is signed in; undefined for visitors. */
  signOut: ReactNode;
}

/** What an invitation to the team is for, and the way to accept it (IDENTITY-23). */
export function TeamInvitationPage({ convite, here, answer, signOut }: TeamInvitationPageProps) {
  const { data: invitation } = useSuspenseQuery(teamInvitationQueries.link(convite));
  if (!invitation) {
    return (
      <RefusedPersonalLink
        title="Este convite não vale mais"
        lead="Ele já foi aceito, venceu, foi retirado ou outro link foi enviado depois. Peça um novo a quem convidou você."
      />
    );
  }
  const { email, papel, conta } = invitation;
  if (conta === 'da-equipe') {
    return (
      <RefusedPersonalLink
        title="Este endereço já é da equipe"
        lead={`${email} já entra como equipe. Para mudar de papel, fale com a administração.`}
      />
    );
  }
  if (conta === 'outra') {
    return (
      <NarrowPage
        title="Este e-mail já tem uma conta"
        lead={`O convite é para ${email}, que já tem uma conta nesta loja. Ninguém recebe a conta de outra pessoa: entre com a sua senha de sempre e aceite o convite por ela.`}
      >
        <div className="grid gap-3">
          {signOut ? (
            <>
              <p>Você entrou com outra conta. Saia dela para continuar.</p>
              <div>{signOut}</div>
            </>
          ) : (
            <>
              <Link
                to="/autenticacao"
                search={{ redirect_to: here }}
                reloadDocument
                className={buttonClass({ size: 'lg', block: true })}
              >
                Entrar e voltar ao convite
              </Link>
              <Link to="/esqueceu-sua-senha" className={buttonClass({ variant: 'secondary', block: true })}>
                Esqueci a senha
              </Link>
            </>
          )}
        </div>
      </NarrowPage>
    );
  }
  const isOwn = conta === 'sua';
  return (
    <NarrowPage
      title="Convite para a equipe"
      lead={
        isOwn
          ? 'Aceite com a conta em que você está. Ela passa a trabalhar na loja; se um dia você sair da equipe, volta a ser só sua.'
          : 'Crie o seu acesso. A senha é só sua: ninguém da escola a conhece.'
      }
    >
      <div className="grid gap-5">
        <FactList
          facts={[
            ['E-mail', email],
            ['Papel', `${loginKindLabels[papel]}: ${teamRoleWork[papel]}`],
          ]}
        />
        {isOwn && <OwnAccountNote papel={papel} />}
        <JoinForm convite={convite} email={email} isOwn={isOwn} answer={answer} />
      </div>
    </NarrowPage>
  );
}

function OwnAccountNote({ papel }: { papel: TeamRole }) {
  return (
    <p>
      {isSellingRole(papel)
        ? 'Enquanto atender, esta conta não compra, e suas compras e favoritos ficam guardados sem aparecer. Para manter os dois, peça um convite para outro e-mail.'
        : 'Suas compras e seus cursos continuam na conta. As sessões abertas em outros aparelhos são encerradas.'}
    </p>
  );
}
