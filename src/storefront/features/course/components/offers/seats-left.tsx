import type { Offer } from '#/contract/catalogue/course.ts';

export function SeatsLeft({ offer }: { offer: Offer }) {
  const left = offer.vagas_disponiveis;
  if (!offer.aberta || left === null || left > 10) return null;
  return (
    <p className="text-sm font-semibold text-warning-strong">
      {left === 1 ? 'Última vaga' : `Restam ${left} vagas`}
    </p>
  );
}
