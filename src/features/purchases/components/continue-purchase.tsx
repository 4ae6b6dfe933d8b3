import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { ContractText } from '#/blocks/contract-text.tsx';
import { describeFailure } from '#/blocks/form-problems.ts';
import { PublicError } from '#/domain/public-error.ts';
import { Alert } from '#/ui/alert.tsx';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Checkbox } from '#/ui/checkbox.tsx';
import { purchasesMutations, purchasesQueries } from '../purchases.queries.ts';

interface ContinuePurchaseProps {
  codigo: string;
  /** The contract to accept; null when it was accepted already. */
  contract: { versao: string; texto: string; sha256: string } | null;
  onContinued(): void | Promise<void>;
}

/** For a purchase that stopped before payment: the contract, if it waits for it, and on to the Pix. */
export function ContinuePurchase({ codigo, contract, onContinued }: ContinuePurchaseProps) {
  const [missing, setMissing] = useState(false);
  const queryClient = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const goOn = useMutation({
    ...purchasesMutations.continue(),
    onSuccess: onContinued,
    onError: async (error) => {
      if (!isContractChanged(error)) return;
      // The new text is to be read: the tick was for the one before.
      box.current?.reset();
      await queryClient.invalidateQueries({ queryKey: purchasesQueries.purchase(codigo).queryKey });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const accepted = !contract || new FormData(event.currentTarget).has('contrato');
    setMissing(!accepted);
    if (!accepted) document.getElementById('continuar-contrato')?.focus();
    else if (!goOn.isPending) {
      goOn.mutate({
        codigo,
        ...(contract && { contrato: { versao: contract.versao, sha256: contract.sha256 } }),
      });
    }
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="continuar">
      <form ref={box} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <h2 id="continuar" className="text-section">
          Falta pouco
        </h2>
        <p>Sua vaga está guardada. {contract ? 'Aceite o contrato e pague com Pix.' : 'Pague com Pix.'}</p>
        {contract && (
          <>
            <ContractText text={contract.texto} label={`Contrato, versão ${contract.versao}`} />
            <Checkbox
              id="continuar-contrato"
              name="contrato"
              required
              {...(missing && { error: 'Para continuar, leia e aceite o contrato' })}
            >
              Li e aceito o contrato, versão <span className="whitespace-nowrap">{contract.versao}</span>.
            </Checkbox>
          </>
        )}
        {goOn.error && (
          <Alert tone="danger" live title={describeFailure(goOn.error).message}>
            {isContractChanged(goOn.error) &&
              'Mostramos acima a versão em vigor. Leia, aceite e confirme de novo.'}
          </Alert>
        )}
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

const isContractChanged = (error: unknown) =>
  error instanceof PublicError && error.codigo === 'CONTRATO_MUDOU';
