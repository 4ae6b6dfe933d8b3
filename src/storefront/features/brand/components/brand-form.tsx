import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { brandFields, type BrandField } from '#/domain/school/brand.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { brandDeskMutations, brandDeskQueries, refreshBrand } from '../brand-desk.queries.ts';
import { validateBrand, readBrandEntries } from '../brand.schema.ts';

interface Line {
  field: BrandField;
  label: string;
  hint?: string;
}

export interface LineGroup {
  title: string;
  lines: readonly Line[];
}

const pages = [
  { to: '/gestao/loja', text: 'Dados da escola' },
  { to: '/gestao/loja/imagens', text: 'Imagens da escola' },
  { to: '/gestao/loja/cores', text: 'Cores e fonte' },
  { to: '/gestao/loja/inicio', text: 'Página inicial' },
  { to: '/gestao/loja/links', text: 'Redes sociais e links' },
  { to: '/gestao/loja/textos', text: 'Textos legais' },
] as const;

interface BrandFormProps {
  answer: FormAnswer | undefined;
  title: string;
  lead: string;
  /** What is said once it is saved. */
  saved: string;
  groups: readonly LineGroup[];
  /** Fields that `children` shows. */
  own?: readonly BrandField[];
  children?: (common: (field: BrandField) => CommonProps, valueOf: (name: string) => string) => ReactNode;
}

interface CommonProps {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
}

/** Some fields of the brand; the others go along as they are. */
export function BrandForm({ answer: given, title, lead, saved, groups, own = [], children }: BrandFormProps) {
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
    onSuccess: ({ versao: next }) => {
      setVersao(String(next));
      return refreshBrand(queryClient);
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const isSaved = save.isSuccess || (save.isIdle && answer?.done !== undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !save.isPending) save.mutate(entries);
  }

  const valueOf = (name: string) =>
    answer?.entries[name] ?? (name in stored ? stored[name as BrandField] : '');
  const shown = new Set([...own, ...groups.flatMap(({ lines }) => lines.map(({ field }) => field))]);
  const hidden = brandFields.filter((field) => !shown.has(field));
  const common = (field: BrandField) => ({
    id: `escola-${field}`,
    name: field,
    defaultValue: valueOf(field),
    error: form.fieldErrors[field],
  });
  const ownFields = children?.(common, valueOf);
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">{title}</h1>
        <p className="text-muted">{lead}</p>
        <p className="flex flex-wrap gap-x-4">
          {pages.map(({ to, text }) => (
            <Link key={to} to={to} className="link-text">
              {text}
            </Link>
          ))}
        </p>
      </div>
      {stored.demonstracao && (
        <Alert tone="info" title="Estes são os dados da demonstração">
          Troque pelos da sua escola.
        </Alert>
      )}
      <FormBody
        name="escola"
        form={form}
        failure={failureOf(save, answer)}
        saved={isSaved ? saved : undefined}
        isPending={save.isPending}
        submitText="Salvar"
        block
        onSubmit={submit}
      >
        <input type="hidden" name="versao" value={versao} />
        <div className="contents">{ownFields}</div>
        {groups.map(({ title: name, lines }) => (
          <Card key={name} padding="lg" className="grid grid-cols-1 gap-5">
            <h2 className="text-section">{name}</h2>
            {lines.map(({ field, label, hint }) => (
              <TextField key={field} {...common(field)} label={label} hint={hint} optional />
            ))}
          </Card>
        ))}
        {hidden.map((field) => (
          <input key={field} type="hidden" name={field} value={stored[field]} />
        ))}
      </FormBody>
    </div>
  );
}
