import { useToday } from '#/storefront/shared/time/use-today.ts';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { CompanySeat } from '#/contract/purchasing/company-order.ts';
import { seatStateLabels, type SeatState } from '#/domain/company/company-order.ts';
import { listColumns, type SeatColumn } from '#/domain/company/student-list.ts';
import { CPF_MASK } from '#/domain/person/cpf.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { keepMask } from '#/storefront/forms/fields/input-mask.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { EmailField } from '#/storefront/forms/fields/email-field.tsx';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Badge, type BadgeTone } from '#/storefront/ui/display/badge.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { EmailText } from '#/storefront/ui/email-text.tsx';
import { companyOrderMutations, companyOrderQueries } from '../company-order.queries.ts';
import { validateNameSeat, readNameSeat, toNamedSeat } from '../company-order.schema.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

/** So many seats are shown at once; a longer list scrolls, or the form below it would be out of reach. */
const FEW = 8;

const tones: Readonly<Record<SeatState, BadgeTone>> = {
  LIVRE: 'warning',
  NOMEADA: 'neutral',
  CONVIDADA: 'blue',
  ACEITA: 'success',
  ENCERRADA: 'neutral',
};

interface CompanySeatsProps {
  codigo: string;
  answer: FormAnswer | undefined;
}

// COMPANY-4
export function CompanySeats({ codigo, answer }: CompanySeatsProps) {
  const { data } = useSuspenseQuery(companyOrderQueries.seats(codigo));
  const { vagas: seats, pode_nomear: mayName } = data;
  const accepted = seats.filter(({ estado }) => estado === 'ACEITA').length;
  const inForce = seats.filter(({ estado }) => estado !== 'ENCERRADA');
  const open = inForce.filter(({ estado }) => estado !== 'ACEITA');
  const isLong = seats.length > FEW;
  return (
    <Card as="section" padding="lg" aria-labelledby="vagas" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 id="vagas" className="text-section">
          Vagas
        </h2>
        <p>{`${accepted} de ${inForce.length} ${inForce.length === 1 ? 'aceita' : 'aceitas'}`}</p>
      </div>
      <ol
        className={classNames(
          'divide-y divide-line rounded-lg border border-line',
          isLong && 'fades-out max-h-120 overflow-y-auto',
        )}
        tabIndex={isLong ? 0 : undefined}
        aria-label="Vagas do pedido"
      >
        {seats.map((seat) => (
          <SeatRow key={seat.posicao} codigo={codigo} seat={seat} answer={answer} />
        ))}
      </ol>
      {mayName && open.length > 0 && (
        <NameSeatForm codigo={codigo} open={open} answer={answerTo(answer, 'nomear-vaga')} />
      )}
    </Card>
  );
}

function SeatRow({ codigo, seat, answer }: CompanySeatsProps & { seat: CompanySeat }) {
  const queryClient = useQueryClient();
  const resend = useMutation({
    ...companyOrderMutations.resend(codigo),
    onSuccess: (data) => queryClient.setQueryData(companyOrderQueries.seats(codigo).queryKey, data),
  });
  const own = answerTo(answer, 'reenviar-convite');
  const failed = own?.entries['posicao'] === String(seat.posicao) ? own : undefined;
  return (
    <li className="grid gap-2 p-3 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-heading">
          <ChangingText>{seat.aluno ? seat.aluno.nome : `Vaga ${seat.posicao}`}</ChangingText>
          <Badge tone={tones[seat.estado]}>{seatStateLabels[seat.estado]}</Badge>
        </p>
        {seat.aluno && (
          <p className="text-sm text-muted wrap-anywhere">
            <ChangingText>{`CPF ${seat.aluno.cpf}, `}</ChangingText>
            <EmailText address={seat.aluno.email} />
            {seat.aluno.responsavel && (
              <>
                <br />
                <ChangingText>{`Responsável: ${seat.aluno.responsavel.nome}, `}</ChangingText>
                <EmailText address={seat.aluno.responsavel.email} />
              </>
            )}
          </p>
        )}
        <SendFailure failure={failureOf(resend, failed)} />
      </div>
      {seat.reenviar_em && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (!resend.isPending) resend.mutate(seat.posicao);
          }}
        >
          <FormName name="reenviar-convite" />
          <input type="hidden" name="posicao" value={seat.posicao} />
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            loading={resend.isPending}
            loadingText="Enviando"
          >
            Reenviar convite
            <span className="sr-only">{` a ${seat.aluno?.nome}`}</span>
          </Button>
        </form>
      )}
    </li>
  );
}

interface NameSeatFormProps extends CompanySeatsProps {
  open: readonly CompanySeat[];
}

const prefix = 'nomear';
const cpfMask = keepMask(CPF_MASK);
const dayMask = keepMask('##/##/####');

function NameSeatForm({ codigo, open, answer }: NameSeatFormProps) {
  const today = useToday();
  const queryClient = useQueryClient();
  const form = useFormCheck({
    read: readNameSeat,
    find: (entries) => validateNameSeat(entries, today),
    prefix,
    answer,
  });
  const name = useMutation({
    ...companyOrderMutations.name(codigo),
    onSuccess: (data) => queryClient.setQueryData(companyOrderQueries.seats(codigo).queryKey, data),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const field = (column: SeatColumn) => ({
    id: `${prefix}-${column}`,
    name: column,
    ...(form.fieldErrors[column] && { error: form.fieldErrors[column] }),
    defaultValue: answer?.entries[column],
    autoComplete: 'off',
    required: listColumns.some((own) => own === column),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const entries = form.check(target);
    if (entries && !name.isPending) {
      name.mutate(toNamedSeat(entries, today), { onSuccess: () => target.reset() });
    }
  }
  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <FormName name="nomear-vaga" />
      <div className="grid gap-1">
        <h3 className="text-lg font-semibold text-heading">Indicar quem fica com uma vaga</h3>
        <p className="text-sm text-muted">
          Até a turma começar. Trocar o nome de uma vaga cancela o convite que foi enviado.
        </p>
      </div>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField
          id={`${prefix}-posicao`}
          name="posicao"
          label="Vaga"
          className="md:col-span-2"
          // The first without a name, also once another got one.
          key={open.map(({ estado }) => estado).join()}
          defaultValue={
            answer?.entries['posicao'] ??
            String((open.find(({ estado }) => estado === 'LIVRE') ?? open[0])?.posicao ?? '')
          }
          options={open.map(({ posicao, aluno }) => ({
            value: String(posicao),
            label: aluno ? `Vaga ${posicao}, no lugar de ${aluno.nome}` : `Vaga ${posicao}, sem nome`,
          }))}
        />
        <TextField {...field('nome')} label="Nome completo" autoCapitalize="words" maxLength={120} />
        <TextField {...field('cpf')} label="CPF" inputMode="numeric" onInput={cpfMask} />
        <TextField
          {...field('nascimento')}
          label="Data de nascimento"
          placeholder="dd/mm/aaaa"
          inputMode="numeric"
          onInput={dayMask}
        />
        <EmailField {...field('email')} label="E-mail" />
      </div>
      <Fieldset
        legend="Responsável"
        hint="Para quem tem menos de 18 anos: recebe o link e aceita a vaga. Para quem já fez 18, deixe em branco."
        className="rounded-md border border-line p-4 md:p-5"
      >
        <div className="grid gap-5 pt-2 md:grid-cols-2">
          <TextField
            {...field('responsavel')}
            label="Nome do responsável"
            autoCapitalize="words"
            maxLength={120}
          />
          <TextField
            {...field('cpf_responsavel')}
            label="CPF do responsável"
            inputMode="numeric"
            onInput={cpfMask}
          />
          <EmailField {...field('email_responsavel')} label="E-mail do responsável" />
        </div>
      </Fieldset>
      <SendFailure failure={failureOf(name, answer)} />
      <Button type="submit" variant="secondary" loading={name.isPending} loadingText="Salvando">
        Indicar para a vaga
      </Button>
    </form>
  );
}
