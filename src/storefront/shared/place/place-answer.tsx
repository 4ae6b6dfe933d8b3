import type { ReactNode } from 'react';
import type { Routine } from '#/contract/routine/routine.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

interface PlaceAnswerProps {
  answer: Pick<Routine, 'lugar' | 'lugares' | 'lugar_desconhecido'>;
  /** What the page shows until the place is known. */
  meanwhile?: string;
  renderLink(place: string, link: { className: string; children: string }): ReactNode;
}

/** What came of the text of a {@link PlaceField}: where from one measures, or what it may have meant. */
export function PlaceAnswer({
  answer: { lugar, lugares, lugar_desconhecido },
  meanwhile,
  renderLink,
}: PlaceAnswerProps) {
  if (lugar) {
    return (
      <p className="text-sm text-muted">
        {`Distâncias em linha reta, do centro de ${lugar.nome} - ${lugar.uf} até a unidade.`}
      </p>
    );
  }
  if (lugares.length > 0) {
    return (
      <Alert tone="info" title="Qual delas é a sua cidade?">
        <ul className="flex flex-wrap gap-x-4">
          {lugares.map(({ nome, uf }) => (
            <li key={uf + nome}>
              {renderLink(`${nome} - ${uf}`, {
                className: linkClass('text', 'inline-flex min-h-11 items-center wrap-anywhere'),
                children: `${nome} - ${uf}`,
              })}
            </li>
          ))}
        </ul>
      </Alert>
    );
  }
  if (!lugar_desconhecido) return null;
  return (
    <Alert tone="info" title="Não sabemos onde isso fica">
      {['Escreva o nome da sua cidade com o estado, como em Blumenau - SC.', meanwhile]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
