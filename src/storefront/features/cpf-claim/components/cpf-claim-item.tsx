import { DeskItem } from '#/storefront/shared/desk/desk-item.tsx';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import type { OpenCpfClaim } from '#/contract/cpf-claim/cpf-claim.ts';
import { CPF_REFUSAL_MAX_LENGTH } from '#/domain/person/cpf-claim.ts';
import { formatInstant, calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { cpfClaimMutations, cpfClaimQueries } from '../cpf-claim.queries.ts';
import {
  claimDoneTexts,
  validateClaimDecision,
  readClaimDecision,
  toClaimDecision,
} from '../cpf-claim.schema.ts';

interface CpfClaimItemProps {
  claim: OpenCpfClaim;
  decidesAll: boolean;
  answer: FormAnswer | undefined;
}

export function CpfClaimItem({ claim, decidesAll, answer }: CpfClaimItemProps) {
  const itemId = `pedido-cpf-${claim.id}`;
  const form = useDeskForm({
    read: readClaimDecision,
    find: validateClaimDecision,
    toSent: toClaimDecision,
    mutation: cpfClaimMutations.decide(),
    doneText: ({ situacao }) => claimDoneTexts[situacao],
    queryKey: cpfClaimQueries.all,
    prefix: itemId,
    answer,
  });
  const waitsForAdministrator = claim.situacao === 'ENCAMINHADO' && !decidesAll;

  return (
    <DeskItem
      id={itemId}
      title={claim.nome}
      lead={<p className="text-sm text-muted">{`Pedido em ${formatInstant(new Date(claim.pedido_em))}`}</p>}
    >
      <ClaimFacts claim={claim} />
      {waitsForAdministrator ? (
        <Alert tone="warning" title="Este pedido espera a administração" />
      ) : (
        <form method="post" {...form.formProps} className="grid grid-cols-1 gap-4">
          <FormName name="decisao" />
          <input type="hidden" name="id" value={claim.id} />
          <SendFailure {...form.sendFailure} />
          <Checkbox
            id={`${itemId}-documento`}
            name="documento"
            {...(form.fieldErrors['documento'] && { error: form.fieldErrors['documento'] })}
          >
            Conferi um documento com foto: nome, CPF e nascimento são os do pedido.
          </Checkbox>
          <div>
            <Button
              type="submit"
              name="decisao"
              value="APROVADO"
              loading={form.isSending('APROVADO')}
              loadingText="Aprovando"
            >
              Aprovar<span className="sr-only">{` o pedido de ${claim.nome}`}</span>
            </Button>
          </div>
          <TextAreaField
            id={`${itemId}-motivo`}
            name="motivo"
            label="Motivo da recusa"
            hint="A pessoa lê este texto no e-mail"
            rows={2}
            maxLength={CPF_REFUSAL_MAX_LENGTH}
            defaultValue={answer?.entries['motivo']}
            error={form.fieldErrors['motivo']}
          />
          <div>
            <Button
              type="submit"
              variant="secondary"
              name="decisao"
              value="RECUSADO"
              loading={form.isSending('RECUSADO')}
              loadingText="Recusando"
            >
              Recusar<span className="sr-only">{` o pedido de ${claim.nome}`}</span>
            </Button>
          </div>
        </form>
      )}
    </DeskItem>
  );
}

function ClaimFacts({ claim }: { claim: OpenCpfClaim }) {
  const { conta } = claim;
  const facts: [name: string, value: string][] = [
    ['CPF', claim.cpf],
    ['Nascimento', formatDay(claim.nascimento)],
    ['Telefone', formatPhone(claim.telefone)],
    ['E-mail', claim.email],
    ['Conta com este CPF', conta ? `Desde ${formatDay(calendarDay(new Date(conta.desde)))}` : 'Nenhuma'],
  ];
  if (conta) {
    facts.push(
      ['Dados da conta', describeMatches(conta)],
      [
        'Quem decide',
        conta.so_administrador
          ? 'A administração: a conta tem compras'
          : 'Quem da equipe conferir o documento',
      ],
    );
  }
  return <FactList facts={facts} />;
}

function describeMatches({
  mesmo_nome,
  mesmo_nascimento,
  mesmo_telefone,
}: NonNullable<OpenCpfClaim['conta']>): string {
  const same = (isSame: boolean, name: string) => `${name} ${isSame ? 'igual' : 'diferente'}`;
  return [
    same(mesmo_nome, 'nome'),
    same(mesmo_nascimento, 'nascimento'),
    same(mesmo_telefone, 'telefone'),
  ].join(', ');
}
