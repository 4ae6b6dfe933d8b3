import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { TermsText } from '#/blocks/page/terms-text.tsx';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { failureOf } from '#/forms/form-failure.ts';
import { FormName } from '#/forms/form-name.tsx';
import { describeFailure } from '#/forms/form-problems.ts';
import { SendFailure } from '#/forms/send-failure.tsx';
import { Button } from '#/ui/navigation/button.tsx';
import { Card } from '#/ui/display/card.tsx';
import { Checkbox } from '#/ui/fields/checkbox.tsx';
import { findContinueProblems, readContinue } from '../purchases.schema.ts';
import { purchasesMutations, purchasesQueries } from '../purchases.queries.ts';

const termsChanged = 'CONTRATO_MUDOU';

interface ContinuePurchaseProps {
  codigo: string;
  /** The terms to accept; null when they were accepted already. */
  terms: { versao: string; texto: string; sha256: string } | null;
  /** What became of the form, when it was sent as a plain POST. */
  answer: FormAnswer | undefined;
  onContinued(): void | Promise<void>;
}

/** For a purchase that stopped before payment: the terms, if it waits for them, and on to the Pix. */
export function ContinuePurchase({ codigo, terms, answer: given, onContinued }: ContinuePurchaseProps) {
  const [answer] = useState(given);
  const [problem, setProblem] = useState(answer?.problems['contrato']);
  const queryClient = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const goOn = useMutation({
    ...purchasesMutations.continue(),
    onSuccess: onContinued,
    onError: async (error) => {
      if (describeFailure(error).codigo !== termsChanged) return;
      // The new text is to be read: the tick was for the one before.
      box.current?.reset();
      await queryClient.invalidateQueries({ queryKey: purchasesQueries.purchase(codigo).queryKey });
    },
  });

  const failure = failureOf(goOn, answer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findContinueProblems(readContinue(new FormData(event.currentTarget))).contrato;
    setProblem(found);
    if (found) document.getElementById('continuar-contrato')?.focus();
    else if (!goOn.isPending) {
      goOn.mutate({
        codigo,
        ...(terms && { contrato: { versao: terms.versao, sha256: terms.sha256 } }),
      });
    }
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="continuar">
      <form ref={box} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <FormName name="continuar" />
        <h2 id="continuar" className="text-section">
          Falta pouco
        </h2>
        <p>Sua vaga está guardada. {terms ? 'Aceite o contrato e pague com Pix.' : 'Pague com Pix.'}</p>
        {terms && (
          <>
            <input type="hidden" name="versao" value={terms.versao} />
            <input type="hidden" name="sha256" value={terms.sha256} />
            <TermsText text={terms.texto} label={`Contrato, versão ${terms.versao}`} />
            <Checkbox id="continuar-contrato" name="contrato" required {...(problem && { error: problem })}>
              Li e aceito o contrato, versão <span className="whitespace-nowrap">{terms.versao}</span>.
            </Checkbox>
          </>
        )}
        <SendFailure failure={failure}>
          {failure?.codigo === termsChanged &&
            'Mostramos acima a versão em vigor. Leia, aceite e confirme de novo.'}
        </SendFailure>
        <Button
          type="submit"
          variant="sell"
          size="lg"
          loading={goOn.isPending || goOn.isSuccess}
          loadingText="Gerando o Pix"
        >
          Gerar Pix
        </Button>
      </form>
    </Card>
  );
}
