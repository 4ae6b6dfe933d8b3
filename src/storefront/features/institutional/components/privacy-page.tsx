import { privacyPolicy, privacyUpdatedOn } from '../privacy-policy.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { TextPage } from './text-page.tsx';
import { TextSections } from './text-sections.tsx';

export function PrivacyPage() {
  return (
    <TextPage
      title="Política de Privacidade"
      lead={`Como tratamos os seus dados pessoais, de acordo com a Lei Geral de Proteção de Dados (Lei 13.709/2018). Em vigor desde ${formatDay(privacyUpdatedOn)}.`}
    >
      <TextSections sections={privacyPolicy} />
    </TextPage>
  );
}
