import { useMutation } from '@tanstack/react-query';
import { FormName } from '#/storefront/forms/form-name.tsx';
import type { OpenQuestion } from '#/contract/community/moderation.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';
import { doneTexts } from '../done-texts.ts';
import { moderationMutations } from '../moderation.queries.ts';
import { ActFailure } from './act-failure.tsx';

interface DiscardQuestionProps {
  question: OpenQuestion;
  onLeave: () => void;
}

export function DiscardQuestion({ question, onLeave }: DiscardQuestionProps) {
  const showToast = useToast();
  const discard = useMutation({
    ...moderationMutations.discardQuestion(),
    onSuccess: () => {
      showToast({ tone: 'success', text: doneTexts.discarded });
      onLeave();
    },
  });
  return (
    <details className="border-t border-line pt-3">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 font-semibold text-primary-700 hover:underline">
        É spam?<span className="sr-only">{` Pergunta de ${question.nome_autor}`}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <form
        method="post"
        className="grid justify-items-start gap-3 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!discard.isPending) discard.mutate(question.id_pergunta);
        }}
      >
        <FormName name="descarte" />
        <input type="hidden" name="id" value={question.id_pergunta} />
        <p>A pergunta sai da lista e nunca é publicada. Isso não pode ser desfeito.</p>
        <ActFailure error={discard.error} onLeave={onLeave} />
        <Button
          type="submit"
          variant="danger"
          size="sm"
          loading={discard.isPending}
          loadingText="Descartando"
        >
          Descartar<span className="sr-only">{` a pergunta de ${question.nome_autor}`}</span>
        </Button>
      </form>
    </details>
  );
}
