import { formatDay } from '#/domain/time/calendar-day.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { accessibilityCheckedOn, accessibilityStatement } from '../accessibility-statement.ts';
import { TextPage } from './text-page.tsx';
import { TextSections } from './text-sections.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

interface AccessibilityPageProps {
  contact: { email: string; phone: string };
}

export function AccessibilityPage({ contact }: AccessibilityPageProps) {
  return (
    <TextPage
      title="Acessibilidade"
      lead={`O que fazemos para que todo mundo consiga usar a loja. Última conferência em ${formatDay(accessibilityCheckedOn)}.`}
    >
      <TextSections sections={accessibilityStatement} />
      <section className="grid gap-3">
        <h2 className="text-section">Encontrou uma barreira?</h2>
        <p>
          Conte para a gente o que aconteceu, em que página e com que aparelho. Escreva para{' '}
          <a href={`mailto:${contact.email}`} className={linkClass()}>
            {contact.email}
          </a>{' '}
          ou ligue para <span className="whitespace-nowrap">{contact.phone}</span>
          <span>{keepWords('. Se precisar, fazemos a sua matrícula por telefone ou e-mail.')}</span>
        </p>
      </section>
    </TextPage>
  );
}
