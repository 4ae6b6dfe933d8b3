import * as v from 'valibot';
import {
  MAX_PHOTO_BYTES,
  PHOTO_MISSING,
  PHOTO_TOO_LARGE,
  pictureTextSchema,
} from '#/domain/catalogue/picture/course-picture.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields } from '#/storefront/shared/desk/typed-values.ts';

export interface PictureEntries {
  versao_imagem: string;
  texto: string;
  /** Says that the course has a picture already, whose text may change alone. */
  tem_imagem: string;
  /** Undefined where none was chosen. */
  arquivo: File | undefined;
}

export function readPictureEntries(data: FormData): PictureEntries {
  const file = data.get('arquivo');
  return {
    ...readTypedFields(data, ['versao_imagem', 'texto', 'tem_imagem']),
    arquivo: file instanceof File && file.size > 0 ? file : undefined,
  };
}

export const pictureTextLabel = 'Descrição da imagem';

const textForm = v.object({ texto: pictureTextSchema });

export function validatePicture({ arquivo, tem_imagem, texto }: PictureEntries): FieldErrors {
  return {
    arquivo: fileProblem(arquivo, tem_imagem !== ''),
    ...errorsOf(textForm, { texto }, { texto: pictureTextLabel }),
  };
}

function fileProblem(file: File | undefined, hasPicture: boolean): string | undefined {
  if (!file) return hasPicture ? undefined : PHOTO_MISSING;
  return file.size > MAX_PHOTO_BYTES ? PHOTO_TOO_LARGE : undefined;
}

export const pictureSavedText = 'Imagem salva. Em poucos segundos ela está na loja.';
export const pictureRemovedText = 'Imagem retirada. A loja mostra de novo o desenho do curso.';
