import { describeDates, describeSchedule } from '#/storefront/shared/course/offer-labels.ts';
import { OfferPlace } from '#/storefront/shared/course/offer-place.tsx';
import type { EnrolmentInfo, Offer } from '#/contract/catalogue/course.ts';
import { formatLabels } from '#/domain/catalogue/offer-labels.ts';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import { ProgramSection } from './course-program.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface EnrolmentInfoSectionProps {
  offer: Offer;
  info: EnrolmentInfo;
}

export function EnrolmentInfoSection({ offer, info }: EnrolmentInfoSectionProps) {
  return (
    <ProgramSection
      title="Mais informações"
      id="mais-informacoes"
      height="[--height-far:43rem] md:[--height-far:26rem]"
    >
      <div className="grid gap-6 rounded-lg border border-line bg-surface p-4 md:grid-cols-2 md:p-6">
        <Block icon="calendar" title="Quando">
          <p>{offer.estado === 'adiada' ? describeDates(offer) : `De ${describeDates(offer)}`}</p>
          <p>{describeSchedule(offer)}</p>
        </Block>
        <Block icon="map-pin" title="Onde">
          {offer.formato === 'ead' ? (
            <p>{`${formatLabels.ead}, de onde você estiver`}</p>
          ) : (
            <OfferPlace offer={offer} />
          )}
        </Block>
        {info.requisitos.length > 0 && (
          <Block icon="check-circle" title="Requisitos">
            <PlainList items={info.requisitos} />
          </Block>
        )}
        {info.documentos.length > 0 && (
          <Block icon="receipt" title="O que levar na matrícula">
            <PlainList items={info.documentos} />
          </Block>
        )}
      </div>
    </ProgramSection>
  );
}

function Block({ icon, title, children }: { icon: IconName; title: string; children: Elements }) {
  return (
    <div className="flex gap-3">
      <Icon name={icon} className="mt-0.5 text-area-strong" />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="font-semibold text-heading">{title}</h3>
        {children}
      </div>
    </div>
  );
}

function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="bullets">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
