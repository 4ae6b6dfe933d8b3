import { CONSENT_VERSION } from '#/domain/site/consent.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { termsOfUse, termsUpdatedOn } from '../terms-of-use.ts';
import { TextPage } from './text-page.tsx';
import { TextSections } from './text-sections.tsx';

export function TermsPage() {
  return (
    <TextPage
      title="Termos de uso"
      lead={`As regras para usar a loja, em linguagem simples. Versão ${CONSENT_VERSION}, em vigor desde ${formatDay(termsUpdatedOn)}.`}
    >
      <TextSections sections={termsOfUse} />
    </TextPage>
  );
}
