import { useState } from 'react';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { INVITATION_DAYS, teamRoles, teamRoleWork } from '#/domain/staff/team-role.ts';
import { EmailField } from '#/storefront/forms/fields/email-field.tsx';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { teamMutations, teamQueries } from '../team.queries.ts';
import { invitedText, readInvite, toInvite, validateInvite } from '../team.schema.ts';

/** Invites an address with a role; emptied once it is sent. */
export function InviteForm({ answer }: { answer: FormAnswer | undefined }) {
  const [sent, setSent] = useState(0);
  return <Fields key={sent} answer={sent === 0 ? answer : undefined} onSent={() => setSent(sent + 1)} />;
}

function Fields({ answer: given, onSent }: { answer: FormAnswer | undefined; onSent: () => void }) {
  const answer = answerTo(given, 'convidar');
  const typed = answer?.done ? undefined : answer?.entries;
  const form = useDeskForm({
    read: readInvite,
    find: validateInvite,
    toSent: toInvite,
    mutation: teamMutations.invite(),
    doneText: () => {
      onSent();
      return invitedText;
    },
    queryKey: teamQueries.all,
    prefix: 'convidar',
    answer,
  });
  return (
    <Card as="section" padding="lg" aria-labelledby="convidar-titulo" className="grid grid-cols-1 gap-5">
      <h2 id="convidar-titulo" className="text-section">
        Convidar alguém
      </h2>
      <form method="post" {...form.formProps} className="grid max-w-form grid-cols-1 gap-5">
        <FormName name="convidar" />
        <SendFailure {...form.sendFailure} />
        <EmailField
          id="convidar-email"
          label="E-mail da pessoa"
          hint={`Ela recebe um link que vale por ${INVITATION_DAYS} dias e abre uma vez.`}
          autoComplete="off"
          required
          defaultValue={typed?.['email']}
          error={form.fieldErrors['email']}
        />
        <RadioGroup
          id="convidar-papel"
          legend="Papel"
          name="papel"
          required
          defaultValue={typed?.['papel']}
          options={teamRoles.map((value) => ({
            value,
            label: loginKindLabels[value],
            hint: teamRoleWork[value],
          }))}
          {...(form.fieldErrors['papel'] && { error: form.fieldErrors['papel'] })}
        />
        <Button
          type="submit"
          loading={form.isSending()}
          loadingText="Enviando"
          className="md:justify-self-start"
        >
          Enviar convite
        </Button>
      </form>
    </Card>
  );
}
