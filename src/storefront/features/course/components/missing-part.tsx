import { useSnapshotLocation } from '#/storefront/shared/first-location.ts';
import { useEffect, useRef } from 'react';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

interface MissingPartProps {
  title: string;
  place: string;
  isAsking: boolean;
  onAsk(): void;
}

export function MissingPart({ title, place, isAsking, onAsk }: MissingPartProps) {
  const here = useSnapshotLocation(({ pathname, searchStr }) => pathname + searchStr);
  const wasAsked = useRef(false);
  useEffect(
    () => () => {
      if (wasAsked.current) document.getElementById(place)?.focus({ preventScroll: true });
    },
    [place],
  );
  return (
    <Alert
      tone="warning"
      title={title}
      live
      actions={
        <a
          href={`${here}#${place}`}
          aria-busy={isAsking}
          onClick={(event) => {
            event.preventDefault();
            wasAsked.current = true;
            if (!isAsking) onAsk();
          }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          Tentar novamente
        </a>
      }
    />
  );
}
