import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction, type PostedPage, runAction } from '#/storefront/forms/no-script-action.ts';
import { removePicture, runPictureAction, savePicture } from './course-desk.functions.ts';
import {
  pictureRemovedText,
  pictureSavedText,
  readPictureEntries,
  validatePicture,
} from './picture.schema.ts';

/** The forms of a course's picture; browsers send them, with the page's script and without. */
const pictureActions = (id: number) => ({
  enviar: noScriptAction({
    read: readPictureEntries,
    find: validatePicture,
    send: async ({ arquivo, texto, versao_imagem }) => {
      await savePicture({ id, versao_imagem: Number(versao_imagem), texto, arquivo });
      return { done: { mensagem: pictureSavedText } };
    },
  }),
  retirar: noScriptAction({
    read: (data) => ({ versao_imagem: Number(formText(data, 'versao_imagem')) }),
    find: () => ({}),
    send: async (removed) => {
      await removePicture({ id, ...removed });
      return { done: { mensagem: pictureRemovedText } };
    },
  }),
});

export const runCoursePictureAction = <Next>(posted: PostedPage<Next>, id: number) =>
  runPictureAction(
    posted.request,
    (request) => runAction({ ...posted, request }, pictureActions(id)),
    'manage-catalogue',
  );
