import { formatDay } from '#/domain/time/calendar-day.ts';
import { discountPolicy, discountsUpdatedOn } from '../discount-policy.ts';
import { TextPage } from './text-page.tsx';
import { TextSections } from './text-sections.tsx';

export function DiscountsPage() {
  return (
    <TextPage
      title="Política de Descontos e Bolsas"
      lead={`Como funcionam promoções, cupons, cursos gratuitos e bolsas. Em vigor desde ${formatDay(discountsUpdatedOn)}.`}
    >
      <TextSections sections={discountPolicy} />
    </TextPage>
  );
}
