import type { DeskTeacher } from '#/contract/catalogue/teacher-desk.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { teacherDeskMutations } from '#/storefront/features/course-desk/teachers/teachers.queries.ts';
import {
  describeTeaching,
  readTeacherEntries,
  teacherSavedText,
  teacherTexts,
  validateTeacher,
} from '#/storefront/features/course-desk/teachers/teachers.schema.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { TeacherFields } from './teacher-fields.tsx';

interface EditTeacherPageProps {
  teacher: DeskTeacher;
  answer: FormAnswer | undefined;
}

export function EditTeacherPage({ teacher, answer }: EditTeacherPageProps) {
  const { slug, mostrado } = teacher;
  const given = answerTo(answer, 'professor');
  const { entries, versao, errors, body } = useVersionedForm({
    // A tick that was taken away isn't sent.
    stored: { ...teacherTexts(teacher), ...(given && !given.done && { mostrado: '' }) },
    answer: given,
    check: { read: readTeacherEntries, find: validateTeacher, prefix: 'professor', focus: 'summary' },
    mutation: teacherDeskMutations.save(slug),
    savedText: teacherSavedText,
    queryKey: courseDeskQueries.all,
  });
  return (
    <CatalogueDeskPage
      of="professores"
      title={teacher.nome}
      badge={
        <Badge tone={mostrado ? 'success' : 'neutral'}>
          <ChangingText>{mostrado ? 'Na loja' : 'Não aparece na loja'}</ChangingText>
        </Badge>
      }
      lead={<ChangingText>{describeTeaching(teacher.turmas_abertas)}</ChangingText>}
      actions={
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link
              to="/gestao/professores/$slug/foto"
              params={{ slug }}
              className={`${linkClass()} inline-block py-2.5`}
            >
              {teacher.imagem === null ? 'Pôr uma foto' : 'Trocar a foto'}
            </Link>
          </li>
          {mostrado && (
            <li>
              <Link
                to="/professores/$slug"
                params={{ slug }}
                className={`${linkClass()} inline-block py-2.5`}
              >
                Ver a página na loja
              </Link>
            </li>
          )}
        </ul>
      }
    >
      <FormBody name="professor" submitText="Salvar professor" {...body}>
        <input type="hidden" name="versao" value={versao} />
        <TeacherFields isNew={false} entries={entries} errors={errors} />
      </FormBody>
    </CatalogueDeskPage>
  );
}
