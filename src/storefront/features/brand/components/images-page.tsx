import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { BrandImage } from '#/contract/school/brand.ts';
import type { ImageRole, ImageUse } from '#/domain/school/brand-image.ts';
import { imagePath } from '#/domain/school/brand-path.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { listErrors } from '#/storefront/forms/form-errors.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { ConfirmAccess, confirmAccessLink } from '#/storefront/shared/desk/confirm-access-link.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { FileField } from '#/storefront/ui/fields/file-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { brandDeskMutations, brandDeskQueries } from '../brand-desk.queries.ts';
import { readImageForm, validateImage } from '../image.schema.ts';

interface Slot {
  use: ImageUse;
  title: string;
  hint: string;
  /** What is shown of it. */
  shown: readonly ImageRole[];
  without: string;
  onDark?: boolean;
}

const slots: readonly Slot[] = [
  {
    use: 'logo',
    title: 'Logo',
    hint: 'No topo de todas as páginas, na altura de 36 pontos. Sem margem em volta; de preferência em SVG.',
    shown: ['logo'],
    without: 'Sem um logo, aparece o nome da escola.',
  },
  {
    use: 'logo_escuro',
    title: 'Logo para fundos escuros',
    hint: 'No rodapé, que é escuro.',
    shown: ['logo_escuro'],
    without: 'Sem ele, o logo aparece sobre uma placa branca.',
    onDark: true,
  },
  {
    use: 'icone',
    title: 'Ícone',
    hint: 'Quadrado, na aba do navegador e na tela inicial do celular.',
    shown: ['icone_192', 'icone_32'],
    without: 'É feito do logo, ou da primeira letra do nome. Se o logo for largo, envie um ícone.',
  },
  {
    use: 'compartilhamento',
    title: 'Imagem de links compartilhados',
    hint: 'Aparece quando alguém envia o link da loja. 1200 × 630 pontos; o que sobra é cortado.',
    shown: ['compartilhamento'],
    without: 'É feita do logo, ou do nome da escola.',
  },
];

/** Logo, icon and share picture of the school. */
export function ImagesPage({ answer }: { answer: FormAnswer | undefined }) {
  const { data } = useSuspenseQuery(brandDeskQueries.stored());
  const { data: isConfirmed } = useSuspenseQuery(brandDeskQueries.confirmed());
  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">Imagens da escola</h1>
        <p className="text-muted">
          SVG, PNG, JPEG ou WebP, de até 5 MB. De um SVG ficam só os desenhos: scripts, links e o que vem de
          fora são retirados.
        </p>
        <p>
          <Link to="/gestao/loja" className="link-text">
            Dados da escola
          </Link>
        </p>
      </div>
      {!isConfirmed && (
        <Alert tone="info" title="Antes de enviar ou retirar uma imagem, confirme que é você">
          <ConfirmAccess />
        </Alert>
      )}
      {slots.map((slot) => (
        <ImageCard key={slot.use} slot={slot} images={data.imagens} answer={answer} />
      ))}
    </div>
  );
}

interface ImageCardProps {
  slot: Slot;
  images: readonly BrandImage[];
  answer: FormAnswer | undefined;
}

function ImageCard({ slot, images, answer: given }: ImageCardProps) {
  const { use, title, hint, shown, without, onDark } = slot;
  const [answer] = useState(given);
  const sent = answerTo(answer, `enviar-${use}`);
  const removed = answerTo(answer, `retirar-${use}`);
  const isSent = useRef(false);
  const form = useFormCheck({ read: readImageForm, find: validateImage, prefix: use, answer: sent });
  const found = shown.flatMap((role) => images.filter(({ papel }) => papel === role));
  const message = sent?.done?.mensagem ?? removed?.done?.mensagem;
  const confirmed = useMutation(brandDeskMutations.requireConfirmed());
  const failure = failureOf(
    confirmed,
    [sent, removed].find((each) => each?.failure),
  );
  // A role of its own is the sent picture; icons are made of one that isn't shown as it is.
  const wasSent = images.some(({ papel, enviada }) => papel === use && enviada);

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (isSent.current || !form.check(target)) return;
    isSent.current = true;
    confirmed.mutate(undefined, {
      onSuccess: () => target.submit(),
      onError: () => {
        isSent.current = false;
      },
    });
  }

  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <h2 className="text-section">{title}</h2>
      {message && (
        <Alert tone="success" live>
          {message}
        </Alert>
      )}
      {found.length > 0 && (
        <div
          className={`flex flex-wrap items-end gap-4 rounded-md border border-line p-4 ${onDark ? 'bg-band-900' : 'bg-white'}`}
        >
          {found.map(({ papel, arquivo, largura, altura }) => (
            <img
              key={papel}
              src={imagePath(arquivo)}
              alt={`${title}: como está agora, ${largura} × ${altura} pontos`}
              width={largura}
              height={altura}
              className="h-auto max-h-40 w-auto max-w-full"
            />
          ))}
        </div>
      )}
      {!wasSent && <p className="text-sm text-muted">{without}</p>}
      <form
        method="post"
        encType="multipart/form-data"
        {...form.formProps}
        onSubmit={check}
        className="grid grid-cols-1 gap-4"
      >
        <FormName name={`enviar-${use}`} />
        <input type="hidden" name="uso" value={use} />
        <FileField
          id={`${use}-arquivo`}
          name="arquivo"
          label={`Arquivo: ${title.toLowerCase()}`}
          hint={hint}
          accept=".svg,.png,.jpg,.jpeg,.webp,image/svg+xml,image/png,image/jpeg,image/webp"
          required
          error={form.fieldErrors['arquivo']}
        />
        {failure && listErrors(failure.fieldErrors).length === 0 && (
          <SendFailure failure={failure}>{confirmAccessLink(failure)}</SendFailure>
        )}
        <Button type="submit" className="justify-self-start">
          {`Enviar ${title.toLowerCase()}`}
        </Button>
      </form>
      {wasSent && (
        <form method="post">
          <FormName name={`retirar-${use}`} />
          <Button type="submit" variant="secondary">
            {`Retirar ${title.toLowerCase()}`}
          </Button>
        </form>
      )}
    </Card>
  );
}
