import { brandQueries } from '../brand.queries.ts';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { BrandField } from '#/domain/school/brand.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { brandDeskMutations, brandDeskQueries } from '../brand-desk.queries.ts';
import { validateBrand, readBrandEntries } from '../brand.schema.ts';
import { brandSavedText } from '../texts.ts';

interface Line {
  field: BrandField;
  label: string;
  hint?: string;
}

const groups: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: 'Empresa',
    lines: [
      { field: 'razao_social', label: 'Razão social' },
      { field: 'cnpj', label: 'CNPJ', hint: 'Com números ou com letras, como 12.ABC.345/01DE-35' },
      { field: 'logradouro', label: 'Endereço', hint: 'Rua, número e bairro' },
      { field: 'cidade', label: 'Cidade' },
      { field: 'uf', label: 'Estado', hint: 'A sigla, como SC' },
      { field: 'cep', label: 'CEP' },
    ],
  },
  {
    title: 'Contatos',
    lines: [
      { field: 'telefone', label: 'Telefone', hint: 'Com DDD, ou um 0800' },
      { field: 'whatsapp', label: 'WhatsApp', hint: 'Com DDD' },
      { field: 'email', label: 'E-mail de atendimento' },
      {
        field: 'encarregado',
        label: 'Encarregado pela proteção de dados',
        hint: 'Nome e contato; aparece nos textos legais que usam o campo {{encarregado}}',
      },
    ],
  },
  {
    title: 'E-mails que a loja envia',
    lines: [
      { field: 'remetente_nome', label: 'Nome de quem envia', hint: 'Vazio: o nome da escola' },
      {
        field: 'remetente_email',
        label: 'Endereço de quem envia',
        hint: 'Vazio: o endereço configurado no servidor',
      },
    ],
  },
  {
    title: 'Página inicial nos buscadores',
    lines: [
      { field: 'titulo_inicio', label: 'Título', hint: 'Vazio: o nome da escola' },
      { field: 'descricao_inicio', label: 'Descrição' },
    ],
  },
];

const articles = [
  { value: '', label: 'sem artigo: “em Escola Aurora”' },
  { value: 'a', label: 'feminino: “na Escola Aurora”' },
  { value: 'o', label: 'masculino: “no Instituto Aurora”' },
];

/** The school's name, company, contacts and sender of mails. */
export function BrandPage({ answer: given }: { answer: FormAnswer | undefined }) {
  const [answer] = useState(given);
  const { data: stored } = useSuspenseQuery(brandDeskQueries.stored());
  const queryClient = useQueryClient();
  const [versao, setVersao] = useState(
    answer?.done ? String(stored.versao) : (answer?.entries['versao'] ?? String(stored.versao)),
  );
  const form = useFormCheck({
    read: readBrandEntries,
    find: validateBrand,
    prefix: 'escola',
    answer,
    focus: 'summary',
  });
  const save = useMutation({
    ...brandDeskMutations.save(),
    onSuccess: (saved) => {
      setVersao(String(saved.versao));
      return queryClient.invalidateQueries(brandQueries.shop());
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(save, answer);
  const isSaved = save.isSuccess || (save.isIdle && answer?.done !== undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !save.isPending) save.mutate(entries);
  }

  const common = (field: BrandField) => ({
    id: `escola-${field}`,
    name: field,
    defaultValue: answer?.entries[field] ?? stored[field],
    error: form.fieldErrors[field],
  });
  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">Dados da escola</h1>
        <p className="text-muted">
          Aparecem no topo e no rodapé de todas as páginas, nos e-mails, nos contratos e nos boletos.
        </p>
        <p className="flex flex-wrap gap-x-4">
          <Link to="/gestao/loja/imagens" className="link-text">
            Imagens da escola
          </Link>
          <Link to="/gestao/loja/cores" className="link-text">
            Cores da loja
          </Link>
        </p>
      </div>
      {stored.demonstracao && (
        <Alert tone="info" title="Estes são os dados da demonstração">
          Troque pelos da sua escola.
        </Alert>
      )}
      <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-6">
        <FormName name="escola" />
        <input type="hidden" name="versao" value={versao} />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <SendFailure failure={failure} />
        {isSaved && (
          <Alert tone="success" live>
            {brandSavedText}
          </Alert>
        )}
        <Card padding="lg" className="grid gap-5">
          <TextField {...common('nome')} label="Nome da escola" required maxLength={60} />
          <SelectField {...common('artigo')} label="Como o nome é falado" options={articles} />
        </Card>
        {groups.map(({ title, lines }) => (
          <Card key={title} padding="lg" className="grid gap-5">
            <h2 className="text-section">{title}</h2>
            {lines.map(({ field, label, hint }) => (
              <TextField key={field} {...common(field)} label={label} hint={hint} optional />
            ))}
          </Card>
        ))}
        {(
          [
            'horario',
            'chamada',
            'direitos',
            'rede_instagram',
            'rede_facebook',
            'rede_youtube',
            'rede_linkedin',
          ] as const
        ).map((field) => (
          <input key={field} type="hidden" name={field} value={stored[field]} />
        ))}
        <Button type="submit" size="lg" block loading={save.isPending} loadingText="Salvando">
          Salvar
        </Button>
      </form>
    </div>
  );
}
