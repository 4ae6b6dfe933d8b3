import { imageUses } from '#/domain/school/brand-image.ts';
import {
  noScriptAction,
  noScriptButton,
  runAction,
  type PostedPage,
} from '#/storefront/forms/no-script-action.ts';
import { removeImage, runImageAction, saveImage } from './image.functions.ts';
import { readImageForm, validateImage } from './image.schema.ts';
import { imageRemovedText, imageSavedText } from './texts.ts';

/** The forms of `/gestao/loja/imagens`; browsers send them, with the page's script and without. */
const imageActions = Object.fromEntries(
  imageUses.flatMap((use) => [
    [
      `enviar-${use}`,
      noScriptAction({
        read: readImageForm,
        find: validateImage,
        send: async ({ arquivo }) => {
          await saveImage({ uso: use, arquivo: arquivo! });
          return { done: { mensagem: imageSavedText } };
        },
      }),
    ],
    [
      `retirar-${use}`,
      noScriptButton(async () => {
        await removeImage(use);
        return { done: { mensagem: imageRemovedText } };
      }),
    ],
  ]),
);

export const runBrandImageAction = <Next>(posted: PostedPage<Next>) =>
  runImageAction(
    posted.request,
    (request) => runAction({ ...posted, request }, imageActions),
    'manage-school',
  );
