import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { UserName } from '#/storefront/shared/page/user-name.tsx';
import type { SecondFactor } from '#/contract/identity/second-factor.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CopyButton } from '#/storefront/ui/display/copy-button.tsx';
import { QrCode } from '#/storefront/ui/display/qr-code.tsx';
import { FactorForm } from './factor-form.tsx';

interface FactorSetupProps {
  setup: SecondFactor['configuracao'];
  email: string;
  answer: FormAnswer | undefined;
  onStart: (password: string) => Promise<unknown>;
  onConfirm: (code: string) => Promise<unknown>;
}

/** First the password, then the secret as a QR code and as text, and a first code that shows it arrived. */
export function FactorSetup({ setup, email, answer, onStart, onConfirm }: FactorSetupProps) {
  if (!setup) {
    return (
      <Card as="section" padding="lg" aria-labelledby="comecar-titulo" className="grid gap-5">
        <h2 id="comecar-titulo" className="text-section">
          Comece com sua senha
        </h2>
        <p>
          Você vai precisar de um aplicativo de códigos no celular, como o Google Authenticator, o Microsoft
          Authenticator ou o gerenciador de senhas que já usa.
        </p>
        <FactorForm
          name="comecar"
          fields={['senha']}
          answer={answer}
          send={({ senha }) => onStart(senha)}
          button="Começar"
        >
          <UserName email={email} />
        </FactorForm>
      </Card>
    );
  }
  return (
    <Card as="section" padding="lg" aria-labelledby="confirmar-titulo" className="grid gap-5">
      <h2 id="confirmar-titulo" className="text-section">
        Leia o código com o aplicativo
      </h2>
      <QrCode
        text={setup.uri}
        label="Código QR para o aplicativo de códigos"
        className="mx-auto w-full max-w-64"
      />
      <div className="grid gap-2">
        <p>Não dá para ler? Digite esta chave no aplicativo, do tipo “baseada em tempo”:</p>
        <p className="font-mono text-heading wrap-anywhere">{setup.segredo.match(/.{1,4}/g)!.join(' ')}</p>
        <div className="noscript:hidden">
          <CopyButton text={setup.segredo} size="sm">
            Copiar chave
          </CopyButton>
        </div>
      </div>
      <FactorForm
        name="confirmar"
        fields={['codigo']}
        answer={answer}
        send={({ codigo }) => onConfirm(codigo)}
        button="Ligar a verificação"
      />
    </Card>
  );
}
