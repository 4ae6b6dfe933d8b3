import type { Offer } from '#/contract/catalogue/course.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

/** 'Rua das Acácias, 100, Joinville/SC, CEP 89201-000' of where an offer takes place; 'CEP' stays with it. */
export function offerAddress({ unidade, cidade }: Pick<Offer, 'unidade' | 'cidade'>): string {
  return `${unidade.endereco}, ${cidade.nome}/${cidade.uf}, CEP\u00A0${formatCep(unidade.cep)}`;
}

export function OfferPlace({ offer }: { offer: Pick<Offer, 'unidade' | 'cidade'> }) {
  const { unidade } = offer;
  const query = encodeURIComponent(`${unidade.latitude},${unidade.longitude}`);
  return (
    <>
      <p>{unidade.nome}</p>
      <p>{offerAddress(offer)}</p>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${query}`}
        target="_blank"
        rel="noopener noreferrer"
        className={linkClass('text', 'inline-flex min-h-11 items-center gap-1 lg:min-h-6')}
      >
        Ver no mapa
        <Icon name="external" size="sm" label="(abre em outra aba)" />
      </a>
    </>
  );
}
