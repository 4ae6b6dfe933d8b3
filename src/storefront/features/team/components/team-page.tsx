import { useSuspenseQuery } from '@tanstack/react-query';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { confirmAccessLink } from '#/storefront/shared/desk/confirm-access-link.tsx';
import { deskHeadingId } from '#/storefront/shared/desk/desk-list.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { teamQueries } from '../team.queries.ts';
import { InvitationItem } from './invitation-item.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberItem } from './member-item.tsx';

interface TeamPageProps {
  busca: string;
  answer: FormAnswer | undefined;
}

/** Members of the team and its invitations (IDENTITY-23, IDENTITY-24). */
export function TeamPage({ busca, answer }: TeamPageProps) {
  const { data } = useSuspenseQuery(teamQueries.list(busca));
  const { membros, haMais, convites, supervisores } = data;
  const isSearch = busca !== '';
  const answerOf = (form: string, id: number) =>
    answer?.form === form && answer.entries['id'] === String(id) ? answer : undefined;
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 id={deskHeadingId} tabIndex={-1} className="text-title outline-none">
          Equipe
        </h1>
        <p className="max-w-prose text-muted">
          Quem trabalha na loja, com que papel, e quem foi convidado. Cada mudança vale na hora e fica
          registrada em seu nome.
        </p>
      </header>
      {answer?.done && <Alert tone="success" live title={answer.done.mensagem ?? ''} />}
      {answer?.failure && (
        <Alert tone="danger" live title={answer.failure.message}>
          {confirmAccessLink(answer.failure)}
        </Alert>
      )}
      <InviteForm answer={answer} />
      {convites.length > 0 && (
        <section aria-labelledby="convites-titulo" className="grid grid-cols-1 gap-4">
          <h2 id="convites-titulo" className="text-section">
            Convites em aberto
          </h2>
          <ul className="grid grid-cols-1 gap-4">
            {convites.map((invitation) => (
              <li key={`${invitation.id} ${invitation.expiraEm}`}>
                <InvitationItem invitation={invitation} answer={answerOf('convite', invitation.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="pessoas-titulo" className="grid grid-cols-1 gap-4">
        <h2 id="pessoas-titulo" className="text-section">
          Pessoas
        </h2>
        <form method="get" key={busca} className="flex flex-wrap items-end gap-3">
          <TextField
            id="equipe-busca"
            name="busca"
            type="search"
            label="Buscar por nome ou e-mail"
            autoComplete="off"
            maxLength={100}
            defaultValue={busca}
            className="min-w-0 flex-1 basis-60"
          />
          <Button type="submit" variant="secondary">
            Buscar
          </Button>
        </form>
        {haMais && <p className="text-muted">Há mais pessoas: busque pelo nome ou pelo e-mail.</p>}
        {membros.length === 0 ? (
          <EmptyState
            title={isSearch ? 'Ninguém da equipe com esse nome ou e-mail' : 'Ninguém por aqui'}
            actions={
              isSearch && (
                <Link to="/gestao/equipe" className={buttonClass()}>
                  Ver todas as pessoas
                </Link>
              )
            }
          >
            {!isSearch && 'Convide a primeira pessoa acima.'}
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-4">
            {membros.map((member) => (
              <li key={`${member.id} ${member.papel} ${member.idSupervisor} ${member.descontoMaximo}`}>
                <MemberItem
                  member={member}
                  supervisors={supervisores}
                  answer={answerOf('pessoa', member.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
