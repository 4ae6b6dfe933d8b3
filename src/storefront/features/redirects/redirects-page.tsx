import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { countPages } from '#/domain/site/pagination.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { redirectsMutations, redirectsQueries } from './redirects.queries.ts';
import {
  readRedirectEntries,
  redirectLabel,
  redirectsSavedText,
  validateRedirectEntries,
} from './redirects.schema.ts';

interface RedirectsPageProps {
  page: number;
  answer: FormAnswer | undefined;
}

/** Old addresses and where they lead. */
export function RedirectsPage({ page, answer }: RedirectsPageProps) {
  const { data } = useSuspenseQuery(redirectsQueries.list(page));
  const removed = answerTo(answer, 'remover');
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 px-4 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <p>
          <Link to="/gestao" className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}>
            <Icon name="arrow-left" />
            <span>Gestão da escola</span>
          </Link>
        </p>
        <h1 className="text-title">Redirecionamentos</h1>
        <p className="text-muted">
          Quem abre um endereço que a escola usava antes chega à página certa, e os buscadores também.
        </p>
      </header>
      <AddForm answer={answerTo(answer, 'redirecionamentos')} />
      {data.itens.length === 0 ? (
        <EmptyState title="Nenhum redirecionamento">
          Cole acima os endereços da loja antiga, se havia uma.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map(({ caminho, destino }) => (
            <Card as="li" key={caminho} className="grid grid-cols-1 gap-2">
              <p className="font-semibold wrap-anywhere" translate="no">
                {caminho}
              </p>
              <p className="text-sm wrap-anywhere text-muted">
                <span>{destino === null ? 'Página que não existe mais' : `Leva a ${destino}`}</span>
              </p>
              <OnePressForm
                queryKey={redirectsQueries.all}
                name="remover"
                answer={removed?.entries['caminho'] === caminho ? removed : undefined}
                mutation={redirectsMutations.remove()}
                value={caminho}
                field={{ name: 'caminho', value: caminho }}
                text={`Remover ${caminho}`}
                loadingText="Removendo"
                className="wrap-anywhere md:justify-self-start"
              />
            </Card>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        renderLink={(number, link) => (
          <Link
            to="/gestao/redirecionamentos"
            search={{ pagina: number === 1 ? undefined : number }}
            {...link}
          />
        )}
      />
    </div>
  );
}

function AddForm({ answer: given }: { answer: FormAnswer | undefined }) {
  const [answer] = useState(given);
  const queryClient = useQueryClient();
  const form = useFormCheck({
    read: readRedirectEntries,
    find: validateRedirectEntries,
    prefix: 'redirecionamentos',
    answer,
    focus: 'summary',
  });
  const add = useMutation({
    ...redirectsMutations.add(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: redirectsQueries.all }),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const saved = add.data
    ? redirectsSavedText(add.data.total)
    : add.isIdle
      ? answer?.done?.mensagem
      : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = form.check(event.currentTarget);
    if (typed && !add.isPending) add.mutate(typed);
  }

  return (
    <FormBody
      name="redirecionamentos"
      form={form}
      failure={failureOf(add, answer)}
      saved={saved}
      isPending={add.isPending}
      submitText="Criar redirecionamentos"
      onSubmit={submit}
    >
      <TextAreaField
        id="redirecionamentos-linhas"
        name="linhas"
        label={redirectLabel}
        hint="Um por linha, ou colado de uma planilha: /endereco-antigo;/endereco-novo. Sem endereço novo, a loja diz que a página não existe mais."
        rows={6}
        required
        autoComplete="off"
        spellCheck={false}
        defaultValue={answer?.done ? '' : answer?.entries['linhas']}
        error={form.fieldErrors['linhas']}
      />
    </FormBody>
  );
}
