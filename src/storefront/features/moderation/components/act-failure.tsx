import { describeFailure, listErrors, maySendAgain } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';

const settledCodes = new Set([
  'OPINIAO_JA_DECIDIDA',
  'OPINIAO_NAO_ENCONTRADA',
  'PERGUNTA_JA_ATENDIDA',
  'PERGUNTA_NAO_ENCONTRADA',
]);

interface ActFailureProps {
  error: Error | null;
  decision?: string | undefined;
  onLeave: () => void;
}

export function ActFailure({ error, decision, onLeave }: ActFailureProps) {
  if (!error) return null;
  const failure = describeFailure(error);
  const { message, codigo, fieldErrors } = failure;
  if (listErrors(fieldErrors).length > 0) return null;
  if (maySendAgain(failure)) {
    return <SendFailure failure={failure} pressed={{ name: 'decisao', value: decision }} />;
  }
  return (
    <Alert
      tone="danger"
      live
      title={message}
      actions={
        settledCodes.has(codigo) && (
          <Button size="sm" variant="secondary" onClick={onLeave}>
            Atualizar a lista
          </Button>
        )
      }
    />
  );
}
