import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DeskSchoolPage } from '#/contract/words/school-page.ts';
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
  newSchoolPage,
  readSchoolPageEntries,
  schoolPageSavedText,
  schoolPageTexts,
  validateSchoolPageEntries,
} from './school-page.schema.ts';
import { SchoolPageFields } from './school-page-fields.tsx';

const check = {
  read: readSchoolPageEntries,
  find: validateSchoolPageEntries,
  prefix: 'pagina',
  focus: 'summary',
} as const;

export function SchoolPagesPage() {
  const { data: pages } = useSuspenseQuery(wordsQueries.schoolPages());
  return (
    <WordsPage
      title="Páginas da escola"
      lead="Cada página mostrada tem um link no rodapé da loja."
      back={{ to: '/gestao/conteudo' }}
      actions={
        <p>
          <Link to="/gestao/conteudo/paginas/nova" className={buttonClass()}>
            Nova página
          </Link>
        </p>
      }
    >
      {pages.length === 0 ? (
        <EmptyState title="Ainda não há páginas">
          Conte quem é a escola, onde ela ensina e o que mais as pessoas perguntam.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {pages.map(({ id_pagina: id, titulo, slug, publicada }) => (
            <Card as="li" key={id} className="grid grid-cols-1 gap-1">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Link
                  to="/gestao/conteudo/paginas/$idPagina"
                  params={{ idPagina: id }}
                  className={linkClass('text', 'inline-block py-1 font-semibold wrap-anywhere')}
                >
                  {titulo}
                </Link>
                {!publicada && <Badge>Escondida</Badge>}
              </div>
              <p className="text-sm wrap-anywhere text-muted">{`/sobre/${slug}`}</p>
            </Card>
          ))}
        </ul>
      )}
    </WordsPage>
  );
}

export function NewSchoolPagePage({ answer }: { answer: FormAnswer | undefined }) {
  const { data: pages } = useSuspenseQuery(wordsQueries.schoolPages());
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    queryKey: wordsQueries.all,
    answer,
    check,
    mutation: wordsMutations.createSchoolPage(),
    onMade: () => navigate({ to: '/gestao/conteudo/paginas' }),
  });
  return (
    <WordsPage title="Nova página" back={{ to: '/gestao/conteudo/paginas' }}>
      <FormBody name="pagina" submitText="Criar página" {...body}>
        <SchoolPageFields entries={{ ...newSchoolPage(pages), ...typed }} errors={errors} />
      </FormBody>
    </WordsPage>
  );
}

interface EditSchoolPagePageProps {
  page: DeskSchoolPage;
  answer: FormAnswer | undefined;
}

export function EditSchoolPagePage({ page, answer }: EditSchoolPagePageProps) {
  const navigate = useNavigate();
  const id = page.id_pagina;
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: wordsQueries.all,
    stored: schoolPageTexts(page),
    answer: answerTo(answer, 'pagina'),
    check,
    mutation: wordsMutations.saveSchoolPage(id),
    savedText: schoolPageSavedText,
  });
  return (
    <WordsPage
      title="Editar página"
      back={{ to: '/gestao/conteudo/paginas' }}
      actions={
        page.publicada ? (
          <p>
            <Link to="/sobre/$slug" params={{ slug: page.slug }} className={linkClass('text')}>
              Ver na loja
            </Link>
          </p>
        ) : undefined
      }
    >
      <FormBody name="pagina" submitText="Salvar página" {...body}>
        <input type="hidden" name="versao" value={versao} />
        <SchoolPageFields entries={entries} errors={errors} />
      </FormBody>
      <OnePressForm
        queryKey={wordsQueries.all}
        name="apagar"
        answer={answerTo(answer, 'apagar')}
        mutation={wordsMutations.deleteSchoolPage()}
        value={{ id, versao: Number(versao) }}
        field={{ name: 'versao', value: versao }}
        text="Apagar página"
        loadingText="Apagando"
        className="md:justify-self-start"
        onDone={() => navigate({ to: '/gestao/conteudo/paginas' })}
      />
    </WordsPage>
  );
}
