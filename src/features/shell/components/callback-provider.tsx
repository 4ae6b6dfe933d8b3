import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';

// Few want it on a visit: it comes when it is wanted.
const CallbackModal = lazy(() =>
  import('./callback-modal.tsx').then((module) => ({ default: module.CallbackModal })),
);

const OpenCallback = createContext<() => void>(() => {});

/** Holds the one 'Ligamos para você' of the page, which header, footer and empty lists open. */
export function CallbackProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const [open] = useState(() => () => setState('open'));
  return (
    <OpenCallback value={open}>
      {children}
      {state !== 'unused' && (
        <Suspense>
          <CallbackModal open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </OpenCallback>
  );
}

interface CallbackButtonProps {
  className: string;
  children?: ReactNode;
  /** Before the dialog opens: closes the menu the button lies in. */
  onPress?(): void;
}

export function CallbackButton({ className, children = 'Ligamos para você', onPress }: CallbackButtonProps) {
  const open = useContext(OpenCallback);
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onPress?.();
        open();
      }}
    >
      {children}
    </button>
  );
}
