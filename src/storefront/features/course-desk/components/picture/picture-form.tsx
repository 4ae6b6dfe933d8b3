import { useRef, useState, type FormEvent } from 'react';
import {
  pictureTextLabel,
  readPictureEntries,
  validatePicture,
} from '#/storefront/features/course-desk/picture.schema.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { listErrors } from '#/storefront/forms/form-errors.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { FileField } from '#/storefront/ui/fields/file-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';

interface PictureFormProps {
  picture: { versao_imagem: number; imagem_alt: string };
  isOwn: boolean;
  /** What its text may be like. */
  textHint: string;
  answer: FormAnswer | undefined;
}

/** Sends a picture, or changes its text alone; the browser posts it, with the page's script and without. */
export function PictureForm({ picture, isOwn, textHint, answer: given }: PictureFormProps) {
  const [answer] = useState(given);
  const isSent = useRef(false);
  const form = useFormCheck({
    read: readPictureEntries,
    find: validatePicture,
    prefix: 'imagem',
    answer,
  });
  const typed = answer?.done ? undefined : answer?.entries;
  const failure = answer?.failure;

  function check(event: FormEvent<HTMLFormElement>) {
    if (isSent.current || !form.check(event.currentTarget)) event.preventDefault();
    else isSent.current = true;
  }

  return (
    <Card padding="lg">
      <form
        method="post"
        encType="multipart/form-data"
        {...form.formProps}
        onSubmit={check}
        className="grid grid-cols-1 gap-5"
      >
        <FormName name="enviar" />
        <input type="hidden" name="versao_imagem" value={typed?.['versao_imagem'] ?? picture.versao_imagem} />
        <input type="hidden" name="tem_imagem" value={isOwn ? 'sim' : ''} />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {failure && listErrors(failure.fieldErrors).length === 0 && <SendFailure failure={failure} />}
        <FileField
          id="imagem-arquivo"
          name="arquivo"
          label="Arquivo da imagem"
          hint={`JPEG, PNG, WebP ou SVG, de até 8 MB.${isOwn ? ' Sem arquivo, só o texto muda.' : ''}`}
          accept=".jpg,.jpeg,.png,.webp,.svg,image/jpeg,image/png,image/webp,image/svg+xml"
          required={!isOwn}
          error={form.fieldErrors['arquivo']}
        />
        <TextField
          id="imagem-texto"
          name="texto"
          label={pictureTextLabel}
          hint={textHint}
          defaultValue={typed?.['texto'] ?? picture.imagem_alt}
          maxLength={150}
          required
          autoComplete="off"
          error={form.fieldErrors['texto']}
        />
        <Button type="submit" size="lg" className="md:justify-self-start">
          Salvar imagem
        </Button>
      </form>
    </Card>
  );
}

interface RemovePictureFormProps {
  versao_imagem: number;
  text: string;
  answer: FormAnswer | undefined;
}

export function RemovePictureForm({ versao_imagem, text, answer }: RemovePictureFormProps) {
  return (
    <form method="post" className="grid grid-cols-1 gap-3">
      <FormName name="retirar" />
      <input type="hidden" name="versao_imagem" value={versao_imagem} />
      {answer?.failure && <SendFailure failure={answer.failure} />}
      <Button type="submit" variant="secondary" className="md:justify-self-start">
        {text}
      </Button>
    </form>
  );
}
