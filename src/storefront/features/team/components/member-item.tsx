import type { ComponentProps } from 'react';
import type { TeamMember } from '#/contract/school/team.ts';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { MOST_DISCOUNT } from '#/domain/sale/assisted/assisted-terms.ts';
import { isSellingRole, teamRoles, teamRoleWork } from '#/domain/staff/team-role.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { DeskFold } from '#/storefront/shared/desk/desk-fold.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { teamMutations, teamQueries } from '../team.queries.ts';
import { memberActText, readAct, toMemberAct, validateMemberAct } from '../team.schema.ts';

interface Supervisor {
  id: number;
  nome: string;
}

interface MemberItemProps {
  member: TeamMember;
  supervisors: readonly Supervisor[];
  answer: FormAnswer | undefined;
}

export function MemberItem({ member, supervisors, answer }: MemberItemProps) {
  const { id, nome, email, papel, segundoFator, ultimoAcesso, voce } = member;
  const itemId = `pessoa-${id}`;
  return (
    <Card as="article" padding="lg" aria-labelledby={`${itemId}-nome`} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id={`${itemId}-nome`} className="text-lg font-bold wrap-anywhere text-heading">
          {nome}
        </h3>
        {voce && <Badge tone="success">Você</Badge>}
      </div>
      <FactList
        facts={[
          ['E-mail', email],
          ['Papel', `${loginKindLabels[papel]}: ${teamRoleWork[papel]}`],
          ['Verificação em duas etapas', segundoFator ? 'Ligada' : 'Desligada'],
          ['Último acesso', ultimoAcesso ? formatInstant(new Date(ultimoAcesso)) : 'Sem registro'],
          ...sellingFacts(member, supervisors),
        ]}
      />
      {voce ? (
        <p className="max-w-prose text-muted">
          Ninguém muda nem encerra o próprio acesso: outra pessoa da administração faz isso.
        </p>
      ) : (
        <MemberForms member={member} supervisors={supervisors} itemId={itemId} answer={answer} />
      )}
    </Card>
  );
}

function sellingFacts(
  { papel, idSupervisor, descontoMaximo }: TeamMember,
  supervisors: readonly Supervisor[],
): [string, string][] {
  if (!isSellingRole(papel)) return [];
  const cap: [string, string] = ['Desconto sem aprovação', `Até ${descontoMaximo}%`];
  if (papel === 'SUPERVISOR') return [cap];
  const supervisor = supervisors.find(({ id }) => id === idSupervisor);
  return [['Supervisão', supervisor?.nome ?? 'Ninguém'], cap];
}

function MemberForms({ member, supervisors, itemId, answer }: MemberItemProps & { itemId: string }) {
  const { nome, papel, contaPessoal, idSupervisor, descontoMaximo } = member;
  const about = ` de ${nome}`;
  const form = useDeskForm({
    read: readAct,
    find: validateMemberAct,
    toSent: toMemberAct,
    mutation: teamMutations.onMember(),
    doneText: (_done, act) => memberActText(act),
    queryKey: teamQueries.all,
    prefix: itemId,
    answer,
  });
  const fold = { member, answer, formProps: form.formProps };
  return (
    <div className="grid grid-cols-1 gap-2">
      <SendFailure {...form.sendFailure} />
      <MemberFold {...fold} title="Mudar o papel" acts={['papel']}>
        <SelectField
          id={`${itemId}-papel`}
          name="papel"
          label="Papel"
          options={teamRoles.map((value) => ({ value, label: loginKindLabels[value] }))}
          defaultValue={answer?.entries['papel'] ?? papel}
          error={form.fieldErrors['papel']}
        />
        <Button
          type="submit"
          name="acao"
          value="papel"
          loading={form.isSending('papel')}
          loadingText="Salvando"
          className="md:justify-self-start"
        >
          Mudar o papel
          <span className="sr-only">{about}</span>
        </Button>
      </MemberFold>
      {isSellingRole(papel) && (
        <MemberFold {...fold} title="Supervisão e desconto" acts={['vendas']}>
          {papel === 'CONTACT_CENTER' && (
            <SelectField
              id={`${itemId}-idSupervisor`}
              name="idSupervisor"
              label="Quem supervisiona"
              hint="Vê as vendas desta pessoa e decide descontos acima do limite dela."
              options={[
                { value: '', label: 'Ninguém' },
                ...supervisors.map((each) => ({ value: String(each.id), label: each.nome })),
              ]}
              defaultValue={answer?.entries['idSupervisor'] ?? String(idSupervisor ?? '')}
              error={form.fieldErrors['idSupervisor']}
            />
          )}
          <TextField
            id={`${itemId}-descontoMaximo`}
            name="descontoMaximo"
            label="Desconto sem aprovação (%)"
            hint={`De 0 a ${MOST_DISCOUNT}. Acima disso alguém aprova.`}
            inputMode="numeric"
            maxLength={5}
            required
            defaultValue={answer?.entries['descontoMaximo'] ?? String(descontoMaximo)}
            error={form.fieldErrors['descontoMaximo']}
          />
          <Button
            type="submit"
            name="acao"
            value="vendas"
            loading={form.isSending('vendas')}
            loadingText="Salvando"
            className="md:justify-self-start"
          >
            Salvar supervisão e desconto
            <span className="sr-only">{about}</span>
          </Button>
        </MemberFold>
      )}
      <MemberFold {...fold} title="Encerrar sessões ou acesso" acts={['sessoes', 'tirar']}>
        <p>
          {contaPessoal
            ? 'Encerrar as sessões faz a pessoa entrar de novo. Tirar da equipe vale na hora: a conta volta a ser só pessoal, com as compras e os cursos dela.'
            : 'Encerrar as sessões faz a pessoa entrar de novo. Tirar da equipe vale na hora: este acesso não entra mais.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="secondary"
            name="acao"
            value="sessoes"
            loading={form.isSending('sessoes')}
            loadingText="Encerrando"
          >
            Encerrar as sessões
            <span className="sr-only">{about}</span>
          </Button>
          <Button
            type="submit"
            variant="danger"
            name="acao"
            value="tirar"
            loading={form.isSending('tirar')}
            loadingText="Tirando"
          >
            Tirar da equipe
            <span className="sr-only">{`: ${nome}`}</span>
          </Button>
        </div>
      </MemberFold>
    </div>
  );
}

interface MemberFoldProps {
  member: TeamMember;
  answer: FormAnswer | undefined;
  formProps: ComponentProps<'form'>;
  title: string;
  /** Values of the buttons inside: it stays open when one of them was refused. */
  acts: readonly string[];
  children: Elements;
}

function MemberFold({ member: { id, nome }, answer, formProps, title, acts, children }: MemberFoldProps) {
  const isOpen = answer !== undefined && !answer.done && acts.includes(answer.entries['acao'] ?? '');
  return (
    <DeskFold title={title} about={` de ${nome}`} open={isOpen}>
      <form method="post" {...formProps} className="mt-3 grid max-w-form grid-cols-1 gap-4">
        <FormName name="pessoa" />
        <input type="hidden" name="id" value={id} />
        {children}
      </form>
    </DeskFold>
  );
}
