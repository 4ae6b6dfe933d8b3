import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { LegalDraft } from '#/contract/school/legal-text.ts';
import { legalTextNames, type LegalText } from '#/domain/school/legal-text.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { RichTextBlocks } from '#/storefront/shared/rich-text/rich-text.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { legalTextsMutations, legalTextsQueries } from '../legal-texts.queries.ts';
import { readLegalTextEntries, validateLegalText } from '../legal-texts.schema.ts';
import { describeVersion } from './describe-version.ts';

/** Draft, preview, fields and versions of one text. */
export function LegalTextPage({
  texto,
  answer: given,
}: {
  texto: LegalText;
  answer: FormAnswer | undefined;
}) {
  const [answer] = useState(given);
  const { data: draft } = useSuspenseQuery(legalTextsQueries.draft(texto));
  const queryClient = useQueryClient();
  const [versao, setVersao] = useState(
    answer && !answer.done ? (answer.entries['versao'] ?? '') : String(draft.versao),
  );
  const form = useFormCheck({
    read: readLegalTextEntries,
    find: validateLegalText,
    prefix: 'texto',
    answer,
  });
  const send = useMutation({
    ...legalTextsMutations.send(texto),
    onSuccess: (saved) => {
      setVersao(String(saved.versao));
      return queryClient.invalidateQueries(legalTextsQueries.draft(texto));
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(send, answer);
  const done = send.data?.mensagem ?? (send.isIdle ? answer?.done?.mensagem : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const entries = form.check(event.currentTarget, submitter);
    if (entries && !send.isPending) send.mutate(entries);
  }

  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">{legalTextNames[texto]}</h1>
        <p className="text-muted">
          <span>{`${describeVersion(draft.em_vigor)}.`}</span>
        </p>
      </div>
      {draft.desatualizado && (
        <Alert tone="warning" title="O texto em vigor tem dados antigos">
          Os dados da escola mudaram depois que ele foi publicado. Publique de novo para trocar.
        </Alert>
      )}
      <form method="post" {...form.formProps} onSubmit={submit} className="grid grid-cols-1 gap-6">
        <FormName name="texto" />
        <input type="hidden" name="versao" value={versao} />
        <SendFailure failure={failure} />
        {done !== undefined && (
          <Alert tone="success" live>
            <span key={done}>{done}</span>
          </Alert>
        )}
        <TextAreaField
          id="texto-rascunho"
          name="rascunho"
          label="Texto"
          rows={20}
          spellCheck
          lang="pt-BR"
          hint="# título, **negrito**, *itálico*, - item de lista, 1. item numerado, [palavras](https://endereço)"
          defaultValue={answer?.entries['rascunho'] ?? draft.rascunho}
          error={form.fieldErrors['rascunho']}
        />
        {texto === 'contrato' && (
          <Checkbox
            id="texto-exige_novo_aceite"
            name="exige_novo_aceite"
            defaultChecked={answer?.entries['exige_novo_aceite'] !== undefined && !answer.done}
            hint="Quem recusa recebe de volta o que pagou."
          >
            Ao publicar, pedir novo aceite de quem já aceitou e ainda não começou
          </Checkbox>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button
            type="submit"
            name="acao"
            value="salvar"
            variant="secondary"
            size="lg"
            loading={send.isPending && !send.variables.publica}
            loadingText="Salvando"
          >
            Salvar rascunho
          </Button>
          <Button
            type="submit"
            name="acao"
            value="publicar"
            size="lg"
            loading={send.isPending && send.variables.publica}
            loadingText="Publicando"
          >
            Publicar
          </Button>
        </div>
      </form>
      <Preview draft={draft} />
      <Fields draft={draft} />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-section">Versões publicadas</h2>
        <ul className="grid grid-cols-1">
          {draft.versoes.map((version) => (
            <li key={version.versao}>
              <Link
                to="/gestao/loja/textos/$texto/$versao"
                params={{ texto, versao: version.versao }}
                className={linkClass('text', 'inline-flex min-h-11 items-center')}
              >
                {describeVersion(version)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <p>
        <Link to="/gestao/loja/textos" className={linkClass()}>
          Todos os textos
        </Link>
      </p>
    </div>
  );
}

function Preview({ draft: { previa, problemas } }: { draft: LegalDraft }) {
  return (
    <section aria-labelledby="previa" className="grid grid-cols-1 gap-3">
      <h2 id="previa" className="text-section">
        Prévia do rascunho salvo
      </h2>
      {problemas.length > 0 && (
        <Alert tone="warning" title="Ainda não dá para publicar">
          <ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
            {problemas.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Card padding="lg" className="grid grid-cols-1 gap-3">
        <RichTextBlocks blocks={previa} level={3} />
      </Card>
    </section>
  );
}

function Fields({ draft: { campos } }: { draft: LegalDraft }) {
  return (
    <section aria-labelledby="campos" className="grid grid-cols-1 gap-3">
      <h2 id="campos" className="text-section">
        Campos
      </h2>
      <p className="text-muted">
        A loja troca cada campo pelo que está em Dados da escola. Os obrigatórios dizem o que a própria loja
        cumpre.
      </p>
      <dl className="grid grid-cols-1 gap-3">
        {campos.map(({ nome, descricao, valor, obrigatorio }) => (
          <div key={nome} className="grid grid-cols-1 gap-1">
            <dt className="font-semibold wrap-anywhere">
              <span>{`{{${nome}}}`}</span>
            </dt>
            <dd className="text-sm text-muted wrap-anywhere">
              <span>{`${descricao}${obrigatorio ? ' (obrigatório)' : ''}: ${valor || 'vazio'}`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
