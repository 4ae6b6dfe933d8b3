import type { DeskUnit } from '#/contract/catalogue/course-desk.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { readUnitEntries, unitSavedText, unitTexts, validateUnit } from '../unit.schema.ts';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { UnitFields } from './unit-fields.tsx';

interface EditUnitPageProps {
  unit: DeskUnit;
  answer: FormAnswer | undefined;
}

/** A unit of the school: its form, and whether it is open. */
export function EditUnitPage({ unit, answer }: EditUnitPageProps) {
  return (
    <CatalogueDeskPage
      of="unidades"
      title={unit.nome}
      badge={unit.fechada ? <Badge tone="warning">Fechada</Badge> : <Badge tone="success">Aberta</Badge>}
      lead="A loja e os contratos que ainda não foram assinados passam a mostrar o que você salvar aqui."
    >
      <UnitForm unit={unit} answer={answerTo(answer, 'unidade')} />
      <CloseForm unit={unit} answer={answerTo(answer, 'situacao')} />
    </CatalogueDeskPage>
  );
}

function UnitForm({ unit, answer }: EditUnitPageProps) {
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: courseDeskQueries.all,
    stored: unitTexts(unit),
    answer,
    check: { read: readUnitEntries, find: validateUnit, prefix: 'unidade' },
    mutation: courseDeskMutations.saveUnit(unit.id_unidade),
    savedText: unitSavedText,
  });
  return (
    <FormBody name="unidade" submitText="Salvar unidade" {...body}>
      <input type="hidden" name="versao" value={versao} />
      <UnitFields entries={entries} errors={errors} />
    </FormBody>
  );
}

function CloseForm({ unit, answer }: EditUnitPageProps) {
  const next = !unit.fechada;
  return (
    <section aria-labelledby="situacao-da-unidade" className="grid grid-cols-1 gap-4">
      <h2 id="situacao-da-unidade" className="text-section">
        {next ? 'Fechar a unidade' : 'Reabrir a unidade'}
      </h2>
      <p className="text-muted">
        {next
          ? 'Uma unidade fechada sai da página de contato e não recebe turmas novas. As turmas que já terminaram continuam com ela.'
          : 'A unidade volta à página de contato e pode receber turmas novas.'}
      </p>
      <OnePressForm
        queryKey={courseDeskQueries.all}
        name="situacao"
        answer={answer}
        mutation={courseDeskMutations.closeUnit(unit.id_unidade)}
        value={next}
        field={{ name: 'fechada', value: next ? 'sim' : 'nao' }}
        text={next ? 'Fechar unidade' : 'Reabrir unidade'}
        className="md:justify-self-start"
      />
    </section>
  );
}
