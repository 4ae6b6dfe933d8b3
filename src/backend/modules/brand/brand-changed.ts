import { BackendError } from '#/backend/http/backend-error.ts';

/** Another administrator saved since the editor read. */
export const brandChanged = () =>
  new BackendError(
    409,
    'MARCA_ALTERADA',
    'Outra pessoa salvou estes dados enquanto você editava. Nada foi sobrescrito: abra a página de novo em outra aba, compare e salve o que faltar.',
  );
