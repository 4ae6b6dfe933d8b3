import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { familiesOf, type SchoolFont, schoolFonts } from '#/domain/school/colours/school-fonts.ts';
import type { LookColour } from '#/domain/school/look.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure, listErrors } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { confirmAccessLink } from '#/storefront/shared/desk/confirm-access-link.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { RadioGroup } from '#/storefront/ui/fields/radio-group.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { brandDeskMutations, brandDeskQueries, refreshBrand } from '../brand-desk.queries.ts';
import {
  type LookEntries,
  nearestColours,
  readLookEntries,
  takeNearest,
  validateLook,
} from '../look.schema.ts';
import { brandSavedText } from '../texts.ts';
import { ColourField } from './colour-field.tsx';
import { LookSample } from './look-sample.tsx';

const fields: readonly { field: LookColour; label: string; hint: string }[] = [
  {
    field: 'cor_principal',
    label: 'Cor principal',
    hint: 'Links, botões e marcações. O rodapé e as faixas escuras são do mesmo tom.',
  },
  {
    field: 'cor_acao',
    label: 'Cor do botão de matrícula',
    hint: 'Só do botão que vende: escolha outra que se destaque.',
  },
  {
    field: 'cor_fundo',
    label: 'Cor do fundo',
    hint: 'Uma cor bem clara. O tema escuro é feito do mesmo tom.',
  },
];

const fonts: Record<SchoolFont, { name: string; hint: string }> = {
  archivo: { name: 'Archivo', hint: 'Firme e compacta, como a de placas e máquinas.' },
  figtree: { name: 'Figtree', hint: 'Redonda e amigável. O arquivo mais leve das três.' },
  atkinson: {
    name: 'Atkinson Hyperlegible',
    hint: 'Feita para quem enxerga pouco: nenhuma letra parece outra.',
  },
};

const fontOptions = schoolFonts.map((value) => ({
  value,
  label: <span style={{ fontFamily: familiesOf(value) }}>{fonts[value].name}</span>,
  hint: fonts[value].hint,
}));

/** The colours and the font of the school. */
export function LookPage({ answer: given }: { answer: FormAnswer | undefined }) {
  const [answer] = useState(given);
  const { data: stored } = useSuspenseQuery(brandDeskQueries.stored());
  const { aparencia } = stored;
  const queryClient = useQueryClient();
  const isDone = answer?.done !== undefined;
  const storedEntries: LookEntries = { ...aparencia, versao: String(aparencia.versao) };
  const [typed, setTyped] = useState<LookEntries>(
    isDone ? storedEntries : takeNearest({ ...storedEntries, ...answer?.entries }, answer?.entries['usar']),
  );
  const [versao, setVersao] = useState(typed.versao);
  const form = useFormCheck({
    read: readLookEntries,
    find: validateLook,
    prefix: 'cores',
    answer,
    focus: 'summary',
  });
  const save = useMutation({
    ...brandDeskMutations.saveLook(),
    onSuccess: (saved) => {
      setVersao(String(saved.versao));
      return refreshBrand(queryClient);
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(save, answer);
  const isSaved = save.isSuccess || (save.isIdle && isDone);
  const nearest = nearestColours(typed);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setTyped(readLookEntries(new FormData(event.currentTarget, submitter)));
    const entries = form.check(event.currentTarget, submitter);
    if (entries && !save.isPending) save.mutate(entries);
  }

  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">Cores e fonte</h1>
        <p className="text-muted">
          As cores valem em todas as páginas, nos e-mails e nos ícones. As outras cores são feitas destas
          três, para o tema claro e para o escuro, sempre com contraste para ler.
        </p>
        <p>
          <Link to="/gestao/loja" className="link-text">
            Dados da escola
          </Link>
        </p>
      </div>
      <form
        method="post"
        {...form.formProps}
        onInput={(event) => {
          form.formProps.onInput(event);
          setTyped(readLookEntries(new FormData(event.currentTarget)));
        }}
        onSubmit={submit}
        className="grid gap-6"
      >
        <FormName name="cores" />
        <input type="hidden" name="versao" value={versao} />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {failure && listErrors(failure.fieldErrors).length === 0 && (
          <SendFailure failure={failure}>{confirmAccessLink(failure)}</SendFailure>
        )}
        {isSaved && (
          <Alert tone="success" live>
            {brandSavedText}
          </Alert>
        )}
        <Card padding="lg" className="grid gap-5">
          {fields.map(({ field, label, hint }) => (
            <ColourField
              key={field}
              id={`cores-${field}`}
              name={field}
              label={label}
              hint={hint}
              value={typed[field]}
              onChange={(colour) => setTyped({ ...typed, [field]: colour })}
              error={form.fieldErrors[field]}
              nearest={form.fieldErrors[field] ? nearest[field] : undefined}
            />
          ))}
        </Card>
        <Card padding="lg" className="grid gap-5">
          <RadioGroup
            id="cores-fonte"
            name="fonte"
            legend="Fonte"
            hint="De todos os textos das páginas. E-mails e documentos em PDF ficam com a de sempre."
            look="cards"
            required
            options={fontOptions}
            value={typed.fonte}
            onValue={(fonte) => setTyped({ ...typed, fonte })}
            error={form.fieldErrors['fonte']}
          />
        </Card>
        <LookSample typed={typed} />
        <Button type="submit" size="lg" block loading={save.isPending} loadingText="Salvando">
          Salvar
        </Button>
      </form>
    </div>
  );
}
