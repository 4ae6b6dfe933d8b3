import { LegalPage } from './legal-page.tsx';

export function TermsPage({ version }: { version: string | undefined }) {
  return (
    <LegalPage
      text="termos"
      version={version}
      title="Termos de uso"
      lead="As regras para usar a loja, em linguagem simples."
    />
  );
}
