import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormName } from '#/blocks/form-name.tsx';
import { describeFailure } from '#/blocks/form-problems.ts';
import type { AccountSession } from '#/contract/identity/account.ts';
import { formatInstant } from '#/domain/dates.ts';
import { Badge } from '#/ui/badge.tsx';
import { Button } from '#/ui/button.tsx';
import { useToast } from '#/ui/toast-provider.tsx';
import { profileMutations, profileQueries } from '../profile.queries.ts';
import { nameBrowser } from '#/domain/browser-name.ts';

export function SessionsList({ sessions }: { sessions: readonly AccountSession[] }) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const end = useMutation({
    ...profileMutations.endSession(),
    onSuccess: () => showToast({ tone: 'success', text: 'Sessão encerrada' }),
    onError: (error) => showToast({ tone: 'danger', text: describeFailure(error).message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: profileQueries.account().queryKey }),
  });
  return (
    <ul className="grid divide-y divide-line">
      {sessions.map(({ id, agente, usadaEm, atual }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
          <div className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2 font-medium text-heading">
              {nameBrowser(agente)}
              {atual && <Badge tone="success">Esta sessão</Badge>}
            </p>
            <p className="text-sm text-muted">Usada em {formatInstant(new Date(usadaEm))}</p>
          </div>
          {!atual && (
            <form
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                if (!end.isPending) end.mutate(id);
              }}
            >
              <FormName name="sessao" />
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                loading={end.isPending && end.variables === id}
                loadingText="Encerrando"
              >
                Encerrar<span className="sr-only"> sessão de {nameBrowser(agente)}</span>
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
