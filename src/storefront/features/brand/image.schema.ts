import * as v from 'valibot';
import {
  IMAGE_MISSING,
  IMAGE_TOO_LARGE,
  imageUses,
  MAX_IMAGE_BYTES,
  type ImageUse,
} from '#/domain/school/brand-image.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';

interface ImageEntries {
  uso: ImageUse | undefined;
  /** Undefined where none was chosen. */
  arquivo: File | undefined;
}

export function readImageForm(data: FormData): ImageEntries {
  const [use, file] = [data.get('uso'), data.get('arquivo')];
  return {
    uso: v.is(v.picklist(imageUses), use) ? use : undefined,
    arquivo: file instanceof File && file.size > 0 ? file : undefined,
  };
}

export function validateImage({ uso, arquivo }: ImageEntries): FieldErrors {
  if (!uso || !arquivo) return { arquivo: IMAGE_MISSING };
  return { arquivo: arquivo.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined };
}
