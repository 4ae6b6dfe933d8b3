import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { newOffer, offerTexts, readOfferEntries, validateOffer, type OfferEntries } from '../offer.schema.ts';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { OfferFields } from './offer-fields.tsx';

interface OfferFormPageProps {
  course: DeskCourse;
  /** Left out for a new one. */
  offer?: DeskOffer;
  answer: FormAnswer | undefined;
  /** Who keeps the price of before. */
  oldPrice?: string | undefined;
  /** What else can be done to the offer. */
  acts?: Elements;
}

export function OfferFormPage(props: OfferFormPageProps) {
  const { course, offer, answer: given, oldPrice, acts } = props;
  const [answer] = useState(given);
  const { data: options } = useSuspenseQuery(courseDeskQueries.options());
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [entries] = useState<OfferEntries>({
    ...(offer ? offerTexts(offer) : newOffer(course)),
    // Ticks that were taken away aren't sent.
    ...(answer && { dias_semana: '', confere_documentos: '', professores: '' }),
    ...answer?.entries,
  });
  const form = useFormCheck({
    read: readOfferEntries,
    find: validateOffer,
    prefix: 'turma',
    answer,
    focus: 'summary',
  });
  const id = course.id_produto;
  const common = {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: courseDeskQueries.all });
      await navigate({ to: '/gestao/cursos/$idCurso', params: { idCurso: id } });
    },
    onError: (error: Error) => form.show(describeFailure(error).fieldErrors),
  };
  const create = useMutation({ ...courseDeskMutations.createOffer(id), ...common });
  const save = useMutation({ ...courseDeskMutations.saveOffer(offer?.id_oferta ?? 0), ...common });
  const sent = offer ? save : create;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = form.check(event.currentTarget);
    if (typed && !sent.isPending) sent.mutate(typed);
  }

  const page = {
    title: offer ? `Turma ${offer.codigo_turma}` : 'Nova turma',
    course: { id, titulo: course.titulo },
  };
  if (options.unidades.every(({ fechada }) => fechada) && !offer) {
    return (
      <CatalogueDeskPage {...page}>
        <EmptyState
          title="Falta uma unidade"
          actions={
            <Link to="/gestao/unidades/nova" search={{ curso: id }} className={buttonClass()}>
              Cadastrar unidade
            </Link>
          }
        >
          Cadastre primeiro onde as aulas acontecem, ou de onde os cursos a distância são atendidos.
        </EmptyState>
      </CatalogueDeskPage>
    );
  }
  return (
    <CatalogueDeskPage {...page}>
      {offer?.tem_pessoas && (
        <Alert tone="info" title="Já há pessoas nesta turma">
          <p>
            Exigências não mudam mais; dias, horários e local, só com o acordo delas, em “Alunos, mudanças e
            cancelamento”. Vagas, preço e prazo de inscrição mudam, e valem para quem ainda vai comprar.
          </p>
          {oldPrice && (
            <p>
              <ChangingText>{oldPrice}</ChangingText>
            </p>
          )}
        </Alert>
      )}
      <FormBody
        name="turma"
        form={form}
        failure={failureOf(sent, answer)}
        isPending={sent.isPending}
        submitText={offer ? 'Salvar turma' : 'Criar turma'}
        onSubmit={submit}
      >
        <input type="hidden" name="versao" value={entries.versao} />
        <OfferFields options={options} entries={entries} errors={form.fieldErrors} />
      </FormBody>
      <p>
        <Link
          to="/gestao/unidades/nova"
          search={{ curso: id }}
          className={`${linkClass()} inline-block py-2.5`}
        >
          Cadastrar outra unidade
        </Link>
      </p>
      {acts}
    </CatalogueDeskPage>
  );
}
