import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import { accountMutations } from '../account.queries.ts';
import { exportFileName, exportFileType } from '../account.schema.ts';

/**
 * Hands everything held about the person over as a file; without the page's script, the answer to the form is
 * that file.
 */
export function ExportButton() {
  const showToast = useToast();
  const answer = usePageAnswer('exportar');
  const fetch = useMutation({
    ...accountMutations.exportData(),
    onSuccess: (text) => {
      saveFile(text);
      showToast({ tone: 'success', text: 'Seus dados foram baixados' });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!fetch.isPending) fetch.mutate();
  }

  return (
    <form method="post" onSubmit={submit} className="grid justify-items-start gap-4">
      <FormName name="exportar" />
      <SendFailure failure={failureOf(fetch, answer)} />
      <Button type="submit" variant="secondary" loading={fetch.isPending} loadingText="Preparando">
        <Icon name="download" />
        Baixar meus dados
      </Button>
    </form>
  );
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: exportFileType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = exportFileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
