import type { TeamInvitation } from '#/contract/school/team.ts';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { teamMutations, teamQueries } from '../team.queries.ts';
import { invitationActText, readAct, toInvitationAct } from '../team.schema.ts';

interface InvitationItemProps {
  invitation: TeamInvitation;
  answer: FormAnswer | undefined;
}

const nothing = () => ({});

export function InvitationItem({ invitation, answer }: InvitationItemProps) {
  const { id, email, papel, expiraEm, vencido, convidadoPor } = invitation;
  const itemId = `convite-${id}`;
  const form = useDeskForm({
    read: readAct,
    find: nothing,
    toSent: toInvitationAct,
    mutation: teamMutations.onInvitation(),
    doneText: (_done, act) => invitationActText(act),
    queryKey: teamQueries.all,
    prefix: itemId,
    answer,
  });
  return (
    <Card as="article" padding="lg" aria-labelledby={`${itemId}-nome`} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id={`${itemId}-nome`} className="text-lg font-bold wrap-anywhere text-heading">
          {email}
        </h3>
        {vencido && <Badge tone="warning">Venceu</Badge>}
      </div>
      <FactList
        facts={[
          ['Papel', loginKindLabels[papel]],
          ['Convite de', convidadoPor],
          [vencido ? 'Venceu em' : 'Vale até', formatInstant(new Date(expiraEm))],
        ]}
      />
      <form method="post" {...form.formProps} className="grid grid-cols-1 gap-4">
        <FormName name="convite" />
        <input type="hidden" name="id" value={id} />
        <SendFailure {...form.sendFailure} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="secondary"
            name="acao"
            value="reenviar"
            loading={form.isSending('reenviar')}
            loadingText="Reenviando"
          >
            Reenviar
            <span className="sr-only">{` o convite de ${email}`}</span>
          </Button>
          <Button
            type="submit"
            variant="secondary"
            name="acao"
            value="retirar"
            loading={form.isSending('retirar')}
            loadingText="Retirando"
          >
            Retirar
            <span className="sr-only">{` o convite de ${email}`}</span>
          </Button>
        </div>
      </form>
    </Card>
  );
}
