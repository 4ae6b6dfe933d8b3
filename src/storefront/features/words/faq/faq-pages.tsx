import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DeskFaqItem } from '#/contract/words/faq.ts';
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
import { faqSavedText, faqTexts, newFaqItem, readFaqEntries, validateFaqEntries } from './faq.schema.ts';
import { FaqFields } from './faq-fields.tsx';

const check = {
  read: readFaqEntries,
  find: validateFaqEntries,
  prefix: 'pergunta',
  focus: 'summary',
} as const;

export function FaqItemsPage() {
  const { data: items } = useSuspenseQuery(wordsQueries.faqItems());
  return (
    <WordsPage
      title="Perguntas frequentes"
      lead="A loja começa com respostas sobre o que ela mesma faz. Edite, esconda e escreva outras."
      back={{ to: '/gestao/conteudo' }}
      actions={
        <p className="flex flex-wrap gap-3">
          <Link to="/gestao/conteudo/perguntas/nova" className={buttonClass()}>
            Nova pergunta
          </Link>
          <Link to="/perguntas-frequentes" className={buttonClass({ variant: 'secondary' })}>
            Ver na loja
          </Link>
        </p>
      }
    >
      {items.length === 0 ? (
        <EmptyState title="Ainda não há perguntas">
          A página da loja convida quem chega a falar com o atendimento.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {items.map(({ id_item: id, secao, pergunta, ordem, publicada }) => (
            <Card as="li" key={id} className="grid grid-cols-1 gap-1">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Link
                  to="/gestao/conteudo/perguntas/$idItem"
                  params={{ idItem: id }}
                  className={linkClass('text', 'inline-block py-1 font-semibold wrap-anywhere')}
                >
                  {pergunta}
                </Link>
                {!publicada && <Badge>Escondida</Badge>}
              </div>
              <p className="text-sm wrap-anywhere text-muted">{`${secao}, posição ${ordem}`}</p>
            </Card>
          ))}
        </ul>
      )}
    </WordsPage>
  );
}

export function NewFaqPage({ answer }: { answer: FormAnswer | undefined }) {
  const { data: items } = useSuspenseQuery(wordsQueries.faqItems());
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    queryKey: wordsQueries.all,
    answer,
    check,
    mutation: wordsMutations.createFaqItem(),
    onMade: () => navigate({ to: '/gestao/conteudo/perguntas' }),
  });
  return (
    <WordsPage title="Nova pergunta" back={{ to: '/gestao/conteudo/perguntas' }}>
      <FormBody name="pergunta" submitText="Criar pergunta" {...body}>
        <FaqFields entries={{ ...newFaqItem(items), ...typed }} errors={errors} />
      </FormBody>
    </WordsPage>
  );
}

export function EditFaqPage({ item, answer }: { item: DeskFaqItem; answer: FormAnswer | undefined }) {
  const navigate = useNavigate();
  const id = item.id_item;
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: wordsQueries.all,
    stored: faqTexts(item),
    answer: answerTo(answer, 'pergunta'),
    check,
    mutation: wordsMutations.saveFaqItem(id),
    savedText: faqSavedText,
  });
  return (
    <WordsPage title="Editar pergunta" back={{ to: '/gestao/conteudo/perguntas' }}>
      <FormBody name="pergunta" submitText="Salvar pergunta" {...body}>
        <input type="hidden" name="versao" value={versao} />
        <FaqFields entries={entries} errors={errors} />
      </FormBody>
      <OnePressForm
        queryKey={wordsQueries.all}
        name="apagar"
        answer={answerTo(answer, 'apagar')}
        mutation={wordsMutations.deleteFaqItem()}
        value={{ id, versao: Number(versao) }}
        field={{ name: 'versao', value: versao }}
        text="Apagar pergunta"
        loadingText="Apagando"
        className="md:justify-self-start"
        onDone={() => navigate({ to: '/gestao/conteudo/perguntas' })}
      />
    </WordsPage>
  );
}
