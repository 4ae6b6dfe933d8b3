import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { MachineKey } from '#/contract/school/machine-key.ts';
import { scopeLabels } from '#/domain/school/machine-key.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { importMutations, importQueries } from '../import.queries.ts';
import { keyNameLabel, readKeyEntries, validateMachineKey } from '../machine-key.schema.ts';
import { ImportFrame } from './import-frame.tsx';

/** Keys with which the school's own systems call the backend. */
export function MachineKeysPage({ answer }: { answer: FormAnswer | undefined }) {
  const { data: keys } = useSuspenseQuery(importQueries.keys());
  return (
    <ImportFrame
      title="Chaves de sistemas"
      lead="Com uma chave, um sistema da escola envia o catálogo: PUT /api/gestao/catalogo, como /api/docs descreve. Cada sistema tem a sua, que se encerra quando quem a criou sai da equipe ou muda de papel."
      back={{ to: '/gestao/importar', text: 'Importar e exportar' }}
    >
      <div className="grid max-w-form grid-cols-1 gap-8">
        <KeyForm answer={answerTo(answer, 'criar')} />
        {keys.length > 0 && (
          <ul className="grid grid-cols-1 gap-4">
            {keys.map((key) => (
              <KeyItem key={key.id} machineKey={key} answer={answerTo(answer, 'encerrar')} />
            ))}
          </ul>
        )}
      </div>
    </ImportFrame>
  );
}

function KeyForm({ answer: given }: { answer: FormAnswer | undefined }) {
  const [answer] = useState(given);
  const queryClient = useQueryClient();
  const form = useFormCheck({ read: readKeyEntries, find: validateMachineKey, prefix: 'chave', answer });
  const create = useMutation({
    ...importMutations.createKey(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importQueries.all }),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const made = create.data?.chave ?? answer?.done?.codigos?.[0];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = form.check(event.currentTarget);
    if (typed && !create.isPending) create.mutate(typed);
  }

  return (
    <Card padding="lg">
      <FormBody
        name="criar"
        form={form}
        failure={failureOf(create, answer)}
        isPending={create.isPending}
        submitText="Criar chave"
        onSubmit={submit}
      >
        {made !== undefined && (
          <Alert tone="success" live title="Copie a chave agora: ela não aparece de novo">
            <code className="block py-2 font-mono wrap-anywhere select-all">{made}</code>
          </Alert>
        )}
        <TextField
          id="chave-nome"
          name="nome"
          label={keyNameLabel}
          hint="Para saber depois qual é: “Sistema acadêmico”."
          defaultValue={answer?.done ? '' : answer?.entries['nome']}
          maxLength={60}
          required
          autoComplete="off"
          error={form.fieldErrors['nome']}
        />
      </FormBody>
    </Card>
  );
}

function KeyItem({ machineKey, answer }: { machineKey: MachineKey; answer: FormAnswer | undefined }) {
  const { id, nome, inicio, escopo, criada_em, usada_em, encerrada_em } = machineKey;
  const day = (instant: string) => formatInstant(new Date(instant));
  return (
    <Card as="li" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold wrap-anywhere">{nome}</h2>
        {encerrada_em ? <Badge tone="neutral">Encerrada</Badge> : <Badge tone="success">Em uso</Badge>}
      </div>
      <p className="text-muted">{`${scopeLabels[escopo]}. Começa com ${inicio}.`}</p>
      <p>
        {`Criada em ${day(criada_em)}. ${usada_em ? `Usada pela última vez em ${day(usada_em)}.` : 'Ainda não foi usada.'}`}
      </p>
      {!encerrada_em && (
        <OnePressForm
          queryKey={importQueries.all}
          name="encerrar"
          answer={answer}
          mutation={importMutations.endKey(id)}
          value={undefined}
          field={{ name: 'id', value: String(id) }}
          text="Encerrar chave"
          loadingText="Encerrando"
          className="justify-self-start"
        />
      )}
    </Card>
  );
}
