import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DeskTestimonial } from '#/contract/words/testimonial-desk.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { useNewForm, useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { wordsMutations, wordsQueries } from '../words.queries.ts';
import { WordsPage } from '../words-page.tsx';
import {
  newTestimonial,
  readTestimonialEntries,
  testimonialSavedText,
  testimonialTexts,
  validateTestimonialEntries,
} from './testimonial.schema.ts';
import { TestimonialFields } from './testimonial-fields.tsx';

const check = {
  read: readTestimonialEntries,
  find: validateTestimonialEntries,
  prefix: 'depoimento',
  focus: 'summary',
} as const;

export function TestimonialsPage() {
  const { data: items } = useSuspenseQuery(wordsQueries.testimonials());
  return (
    <WordsPage
      title="Depoimentos"
      lead="Os três primeiros que a loja mostra aparecem na página inicial."
      back={{ to: '/gestao/conteudo' }}
      actions={
        <p>
          <Link to="/gestao/conteudo/depoimentos/novo" className={buttonClass()}>
            Novo depoimento
          </Link>
        </p>
      }
    >
      {items.length === 0 ? (
        <EmptyState title="Ainda não há depoimentos">
          Sem nenhum, a página inicial fica sem esta parte.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {items.map(({ id_depoimento: id, nome, curso, ordem, publicado }) => (
            <Card as="li" key={id} className="grid grid-cols-1 gap-1">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Link
                  to="/gestao/conteudo/depoimentos/$idDepoimento"
                  params={{ idDepoimento: id }}
                  className={linkClass('text', 'inline-block py-1 font-semibold wrap-anywhere')}
                >
                  {nome}
                </Link>
                {!publicado && <Badge>Escondido</Badge>}
              </div>
              <p className="text-sm wrap-anywhere text-muted">{`${curso}, posição ${ordem}`}</p>
            </Card>
          ))}
        </ul>
      )}
    </WordsPage>
  );
}

export function NewTestimonialPage({ answer }: { answer: FormAnswer | undefined }) {
  const { data: items } = useSuspenseQuery(wordsQueries.testimonials());
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    queryKey: wordsQueries.all,
    answer,
    check,
    mutation: wordsMutations.createTestimonial(),
    onMade: () => navigate({ to: '/gestao/conteudo/depoimentos' }),
  });
  return (
    <WordsPage title="Novo depoimento" back={{ to: '/gestao/conteudo/depoimentos' }}>
      <FormBody name="depoimento" submitText="Criar depoimento" {...body}>
        <TestimonialFields entries={{ ...newTestimonial(items), ...typed }} errors={errors} />
      </FormBody>
    </WordsPage>
  );
}

interface EditTestimonialPageProps {
  testimonial: DeskTestimonial;
  answer: FormAnswer | undefined;
}

export function EditTestimonialPage({ testimonial, answer }: EditTestimonialPageProps) {
  const navigate = useNavigate();
  const id = testimonial.id_depoimento;
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: wordsQueries.all,
    stored: testimonialTexts(testimonial),
    answer: answerTo(answer, 'depoimento'),
    check,
    mutation: wordsMutations.saveTestimonial(id),
    savedText: testimonialSavedText,
  });
  return (
    <WordsPage title="Editar depoimento" back={{ to: '/gestao/conteudo/depoimentos' }}>
      <FormBody name="depoimento" submitText="Salvar depoimento" {...body}>
        <input type="hidden" name="versao" value={versao} />
        <TestimonialFields entries={entries} errors={errors} />
      </FormBody>
      <OnePressForm
        queryKey={wordsQueries.all}
        name="apagar"
        answer={answerTo(answer, 'apagar')}
        mutation={wordsMutations.deleteTestimonial()}
        value={{ id, versao: Number(versao) }}
        field={{ name: 'versao', value: versao }}
        text="Apagar depoimento"
        loadingText="Apagando"
        className="md:justify-self-start"
        onDone={() => navigate({ to: '/gestao/conteudo/depoimentos' })}
      />
    </WordsPage>
  );
}
