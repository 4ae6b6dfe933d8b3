import type { DeskEdition, DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import { offerStatusLabels } from '#/domain/catalogue/offer-status.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { programmeDeskMutations } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import {
  editionSavedText,
  editionTexts,
  readEditionEntries,
  validateEdition,
} from '#/storefront/features/course-desk/programmes/programmes.schema.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { EditionFields } from './edition-fields.tsx';

interface EditEditionPageProps {
  programme: DeskProgramme;
  edition: DeskEdition;
  answer: FormAnswer | undefined;
}

export function EditEditionPage({ programme, edition, answer }: EditEditionPageProps) {
  const given = answerTo(answer, 'edicao');
  const { entries, versao, errors, body } = useVersionedForm({
    // A tick that was taken away isn't sent.
    stored: { ...editionTexts(edition), ...(given && !given.done && { a_venda: '' }) },
    answer: given,
    check: { read: readEditionEntries, find: validateEdition, prefix: 'edicao', focus: 'summary' },
    mutation: programmeDeskMutations.saveEdition(edition.id_oferta),
    savedText: editionSavedText,
    queryKey: courseDeskQueries.all,
  });
  return (
    <CatalogueDeskPage
      of="programas"
      title={`${programme.titulo}, ${edition.codigo_turma}`}
      lead={`Uma a uma, as turmas custam hoje ${formatReais(edition.soma)}.`}
      actions={
        <p>
          <Link
            to="/gestao/programas/$slug/edicoes/$idOferta/cancelar"
            params={{ slug: programme.slug, idOferta: edition.id_oferta }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {edition.situacao === 'cancelada' ? 'Ver o cancelamento' : 'Cancelar a edição'}
          </Link>
        </p>
      }
    >
      <section aria-labelledby="turmas" className="grid grid-cols-1 gap-3">
        <h2 id="turmas" className="text-section">
          Turmas
        </h2>
        <p className="text-muted">
          Vagas, dias e lugar mudam na página de cada turma. Cancelar uma delas cancela esta edição: cada
          comprador escolhe outra edição ou recebe de volta tudo o que pagou.
        </p>
        <ol className="grid gap-2">
          {edition.turmas.map((part) => (
            <li key={part.id_oferta}>
              <Link
                to="/gestao/cursos/$idCurso/turmas/$idOferta"
                params={{ idCurso: part.id_produto, idOferta: part.id_oferta }}
                className={`${linkClass()} inline-block py-1.5`}
              >
                {`${part.curso}, ${part.codigo_turma}`}
              </Link>
              <p className="text-sm text-muted">
                {`Começa em ${formatDay(part.data_inicio)}, ${offerStatusLabels[part.situacao].toLowerCase()}`}
              </p>
            </li>
          ))}
        </ol>
      </section>
      {edition.situacao !== 'cancelada' && (
        <FormBody name="edicao" submitText="Salvar edição" {...body}>
          <input type="hidden" name="versao" value={versao} />
          <Card padding="lg" className="grid grid-cols-1 gap-5">
            <EditionFields entries={entries} errors={errors} />
          </Card>
        </FormBody>
      )}
    </CatalogueDeskPage>
  );
}
