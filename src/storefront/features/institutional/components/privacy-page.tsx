import { LegalPage } from './legal-page.tsx';

export function PrivacyPage({ version }: { version: string | undefined }) {
  return (
    <LegalPage
      text="privacidade"
      version={version}
      title="Política de Privacidade"
      lead="Como tratamos os seus dados pessoais, de acordo com a Lei Geral de Proteção de Dados (Lei 13.709/2018)."
    />
  );
}
