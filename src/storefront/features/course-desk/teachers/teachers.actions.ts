import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction, type PostedPage, runAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { runPictureAction } from '../course-desk.functions.ts';
import { readPictureEntries, validatePicture } from '../picture.schema.ts';
import {
  createTeacher,
  removeTeacherPicture,
  saveTeacher,
  saveTeacherPicture,
} from './teachers.functions.ts';
import {
  photoRemovedText,
  photoSavedText,
  readTeacherEntries,
  teacherSavedText,
  toTeacher,
  toTeacherSlug,
  validateNewTeacher,
  validateTeacher,
} from './teachers.schema.ts';

export const newTeacherActions = {
  professor: noScriptAction({
    read: readTeacherEntries,
    find: validateNewTeacher,
    send: async (entries) => {
      const slug = toTeacherSlug(entries);
      await createTeacher({ data: { slug, professor: toTeacher(entries) } });
      return { goTo: fillPath('/gestao/professores/$slug', { slug }) };
    },
  }),
};

export const teacherActions = (slug: string) => ({
  professor: noScriptAction({
    read: readTeacherEntries,
    find: validateTeacher,
    send: async (entries) => {
      await saveTeacher({ data: { slug, versao: Number(entries.versao), professor: toTeacher(entries) } });
      return { done: { mensagem: teacherSavedText } };
    },
  }),
});

/** The forms of a teacher's photo; browsers send them, with the page's script and without. */
const photoActions = (slug: string) => ({
  enviar: noScriptAction({
    read: readPictureEntries,
    find: validatePicture,
    send: async ({ arquivo, texto, versao_imagem }) => {
      await saveTeacherPicture({ slug, versao_imagem: Number(versao_imagem), texto, arquivo });
      return { done: { mensagem: photoSavedText } };
    },
  }),
  retirar: noScriptAction({
    read: (data) => ({ versao_imagem: Number(formText(data, 'versao_imagem')) }),
    find: () => ({}),
    send: async (removed) => {
      await removeTeacherPicture({ slug, ...removed });
      return { done: { mensagem: photoRemovedText } };
    },
  }),
});

export const runTeacherPhotoAction = <Next>(posted: PostedPage<Next>, slug: string) =>
  runPictureAction(
    posted.request,
    (request) => runAction({ ...posted, request }, photoActions(slug)),
    'manage-catalogue',
  );
