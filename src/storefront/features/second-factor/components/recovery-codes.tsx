import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CopyButton } from '#/storefront/ui/display/copy-button.tsx';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Card as="section" padding="lg" aria-labelledby="codigos-titulo" className="grid gap-5">
      <Alert tone="success" live title="Verificação ligada. As outras sessões foram encerradas." />
      <h2 id="codigos-titulo" className="text-section">
        Guarde estes códigos de recuperação
      </h2>
      <p>
        Sem o celular, cada um deles serve para entrar uma vez. Eles não aparecem de novo: imprima ou guarde
        em lugar seguro.
      </p>
      <ul className="grid gap-y-1 font-mono text-heading">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="noscript:hidden">
        <CopyButton text={codes.join('\n')}>Copiar todos</CopyButton>
      </div>
    </Card>
  );
}
