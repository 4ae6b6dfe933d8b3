import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction, type PostedPage, runAction } from '#/storefront/forms/no-script-action.ts';
import { removePicture, runPictureAction, savePicture } from './course-desk.functions.ts';
import { removeProgrammePicture, saveProgrammePicture } from './programmes/programmes.functions.ts';
import {
  pictureRemovedText,
  pictureSavedText,
  readPictureEntries,
  validatePicture,
} from './picture.schema.ts';

interface PictureCalls {
  save: (picture: { versao_imagem: number; texto: string; arquivo: File | undefined }) => Promise<void>;
  remove: (picture: { versao_imagem: number }) => Promise<unknown>;
}

/** The forms of a picture; browsers send them, with the page's script and without. */
const pictureActions = ({ save, remove }: PictureCalls) => ({
  enviar: noScriptAction({
    read: readPictureEntries,
    find: validatePicture,
    send: async ({ arquivo, texto, versao_imagem }) => {
      await save({ versao_imagem: Number(versao_imagem), texto, arquivo });
      return { done: { mensagem: pictureSavedText } };
    },
  }),
  retirar: noScriptAction({
    read: (data) => ({ versao_imagem: Number(formText(data, 'versao_imagem')) }),
    find: () => ({}),
    send: async (removed) => {
      await remove(removed);
      return { done: { mensagem: pictureRemovedText } };
    },
  }),
});

const run = <Next>(posted: PostedPage<Next>, calls: PictureCalls) =>
  runPictureAction(
    posted.request,
    (request) => runAction({ ...posted, request }, pictureActions(calls)),
    'manage-catalogue',
  );

export const runCoursePictureAction = <Next>(posted: PostedPage<Next>, id: number) =>
  run(posted, {
    save: (picture) => savePicture({ id, ...picture }),
    remove: (picture) => removePicture({ id, ...picture }),
  });

export const runProgrammePictureAction = <Next>(posted: PostedPage<Next>, slug: string) =>
  run(posted, {
    save: (picture) => saveProgrammePicture({ slug, ...picture }),
    remove: (picture) => removeProgrammePicture({ slug, ...picture }),
  });
