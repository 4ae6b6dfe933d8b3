import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { callbackPlace } from '../callback/callback-place.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

// Few want it on a visit: it comes when it is wanted.
const CallbackModal = lazy(() =>
  import('./callback-modal.tsx').then((module) => ({ default: module.CallbackModal })),
);

export const callbackFormId = 'ligamos-para-voce';

const OpenCallback = createContext<() => void>(() => {});

/** Holds the one 'Ligamos para você' of the page, which header, footer and empty lists open. */
export function CallbackProvider({ children }: { children: Elements }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const [open] = useState(() => () => setState('open'));
  return (
    <OpenCallback value={open}>
      {/* Where the buttons lead until the page's script is there. */}
      <form id={callbackFormId} method="get" action={fillPath('/fale-conosco', {}) + callbackPlace} hidden />
      {children}
      {state !== 'unused' && (
        <Suspense>
          <CallbackModal open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </OpenCallback>
  );
}

export const useOpenCallback = () => useContext(OpenCallback);

interface CallbackButtonProps {
  className?: string;
  children?: ReactNode;
  onPress?(): void;
}

export function CallbackButton({ className, children = 'Ligamos para você', onPress }: CallbackButtonProps) {
  const open = useOpenCallback();
  return (
    <button
      type="submit"
      form={callbackFormId}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onPress?.();
        open();
      }}
    >
      {children}
    </button>
  );
}
