import { useMutation } from '@tanstack/react-query';
import { describeFailure } from '#/blocks/form-problems.ts';
import { Button } from '#/ui/button.tsx';
import { Icon } from '#/ui/icon.tsx';
import { useToast } from '#/ui/toast-provider.tsx';
import { profileMutations } from '../profile.queries.ts';

/** Hands everything held about the person over as a file. */
export function ExportButton() {
  const showToast = useToast();
  const fetch = useMutation({
    ...profileMutations.exportData(),
    onSuccess: (text) => {
      saveFile('meus-dados.json', text);
      showToast({ tone: 'success', text: 'Seus dados foram baixados' });
    },
    onError: (error) => showToast({ tone: 'danger', text: describeFailure(error).message }),
  });
  return (
    <Button
      variant="secondary"
      loading={fetch.isPending}
      loadingText="Preparando"
      onClick={() => fetch.mutate()}
    >
      <Icon name="download" />
      Baixar meus dados
    </Button>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
