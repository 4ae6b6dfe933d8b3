import { useMutation } from '@tanstack/react-query';
import type { GuardianRequest } from '#/contract/purchasing/guardian.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatDeadline, formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CopyButton } from '#/storefront/ui/display/copy-button.tsx';
import { QrCode } from '#/storefront/ui/display/qr-code.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Accordion } from '#/storefront/ui/navigation/accordion.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { purchasesMutations } from '#/storefront/features/purchases/purchases.queries.ts';
import { EmailText } from '#/storefront/ui/email-text.tsx';
import { ChangeGuardianForm } from './change-guardian-form.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface WaitingForGuardianProps {
  codigo: string;
  request: GuardianRequest;
  guardian: NonNullable<Purchase['responsavel']>;
  isToPay: boolean;
  answer: FormAnswer | undefined;
  onChanged(): Promise<void>;
}

export function WaitingForGuardian({
  codigo,
  request,
  guardian,
  isToPay,
  answer,
  onChanged,
}: WaitingForGuardianProps) {
  const { url, expira_em, enviado_em } = request;
  const change = answerTo(answer, 'trocar-responsavel');
  return (
    <Card as="section" padding="lg" aria-labelledby="pedido" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="pedido" className="text-section">
          {`Aguardando ${guardian.nome}`}
        </h2>
        <p>
          <span>Enviamos um link para </span>
          <span className="font-semibold">
            <EmailText address={guardian.email} />
          </span>
          <ChangingText>{`${enviado_em ? `, em ${formatInstant(new Date(enviado_em))}` : ''}. O responsável entra com a conta dele, aceita o contrato${isToPay ? ' e paga' : ''}.${expira_em ? ` A vaga fica guardada até ${formatDeadline(new Date(expira_em))}.` : ''}`}</ChangingText>
        </p>
      </div>
      {url && (
        <div className="grid gap-5 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8">
          <div className="grid content-start gap-4 md:order-last">
            <TextField
              label="Link do responsável"
              hint="Só funciona para quem entra com o CPF do responsável."
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={url} variant="primary" copiedText="Link copiado">
              Copiar link
            </CopyButton>
            <ResendForm codigo={codigo} answer={answerTo(answer, 'reenviar-link')} onSent={onChanged} />
          </div>
          <QrCode
            text={url}
            label="QR code do link, para o responsável ler com o celular"
            className="mx-auto w-full max-w-48 rounded-md border border-line"
          />
        </div>
      )}
      {change ? (
        <ChangeGuardianForm codigo={codigo} answer={change} onChanged={onChanged} />
      ) : (
        <Accordion
          items={[
            {
              title: 'Trocar o responsável',
              content: <ChangeGuardianForm codigo={codigo} answer={undefined} onChanged={onChanged} />,
            },
          ]}
        />
      )}
    </Card>
  );
}

interface ResendFormProps {
  codigo: string;
  answer: FormAnswer | undefined;
  onSent(): Promise<void>;
}

function ResendForm({ codigo, answer, onSent }: ResendFormProps) {
  const resend = useMutation({ ...purchasesMutations.resendGuardianLink(codigo), onSuccess: onSent });
  return (
    <form
      method="post"
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!resend.isPending) resend.mutate();
      }}
    >
      <FormName name="reenviar-link" />
      <SendFailure failure={failureOf(resend, answer)} />
      {resend.isSuccess && (
        <Alert tone="success" live title="Enviamos um novo link">
          O link de antes não vale mais.
        </Alert>
      )}
      <Button type="submit" variant="secondary" loading={resend.isPending} loadingText="Enviando">
        Enviar de novo por e-mail
      </Button>
    </form>
  );
}
