import type { DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { programmeDeskMutations } from '#/storefront/features/course-desk/programmes/programmes.queries.ts';
import {
  programmeSavedText,
  programmeTexts,
  readProgrammeEntries,
  validateProgramme,
} from '#/storefront/features/course-desk/programmes/programmes.schema.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { Editions } from './editions.tsx';
import { ProgrammeFields } from './programme-fields.tsx';

interface EditProgrammePageProps {
  programme: DeskProgramme;
  answer: FormAnswer | undefined;
}

export function EditProgrammePage({ programme, answer }: EditProgrammePageProps) {
  const { slug, publicado, cursos } = programme;
  const next = !publicado;
  const { entries, versao, errors, body } = useVersionedForm({
    stored: programmeTexts(programme),
    answer: answerTo(answer, 'programa'),
    check: { read: readProgrammeEntries, find: validateProgramme, prefix: 'programa', focus: 'summary' },
    mutation: programmeDeskMutations.save(slug),
    savedText: programmeSavedText,
    queryKey: courseDeskQueries.all,
  });
  return (
    <CatalogueDeskPage
      of="programas"
      title={programme.titulo}
      badge={
        <Badge tone={publicado ? 'success' : 'neutral'}>
          <ChangingText>{publicado ? 'Na loja' : 'Fora da loja'}</ChangingText>
        </Badge>
      }
      lead={<ChangingText>{cursos.map(({ titulo }) => titulo).join(', ')}</ChangingText>}
      actions={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <OnePressForm
            queryKey={courseDeskQueries.all}
            name="publicacao"
            answer={answerTo(answer, 'publicacao')}
            mutation={programmeDeskMutations.publish(slug)}
            value={next}
            field={{ name: 'publicado', value: next ? 'sim' : 'nao' }}
            text={next ? 'Publicar na loja' : 'Tirar da loja'}
            variant={next ? 'primary' : 'secondary'}
          />
          <Link
            to="/gestao/programas/$slug/imagem"
            params={{ slug }}
            className={`${linkClass()} inline-block py-2.5`}
          >
            Imagem
          </Link>
          <Link
            to="/gestao/programas/$slug/historico"
            params={{ slug }}
            className={`${linkClass()} inline-block py-2.5`}
          >
            Histórico
          </Link>
          {publicado && (
            <Link to="/programas/$slug" params={{ slug }} className={`${linkClass()} inline-block py-2.5`}>
              Ver a página na loja
            </Link>
          )}
        </div>
      }
    >
      <Editions programme={programme} />
      <FormBody name="programa" submitText="Salvar programa" {...body}>
        <input type="hidden" name="versao" value={versao} />
        <ProgrammeFields isNew={false} entries={entries} errors={errors} />
      </FormBody>
    </CatalogueDeskPage>
  );
}
