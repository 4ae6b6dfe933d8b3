import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Shows that the next page is on its way, and that the browser has no connection; back online, the page tries
 * again.
 */
export function Waiting() {
  const router = useRouter();
  const isMoving = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    function onOffline() {
      setOffline(true);
    }
    function onOnline() {
      setOffline(false);
      void router.invalidate();
    }
    if (!navigator.onLine) onOffline();
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, [router]);
  return (
    <>
      {isMoving && <div className="navigation-bar" aria-hidden="true" />}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-toast grid justify-items-center"
      >
        {isOffline && (
          <p className="m-4 rounded-lg bg-band-900 px-4 py-3 font-semibold text-white shadow-lg">
            Sem conexão. Tentamos de novo assim que a internet voltar.
          </p>
        )}
      </div>
    </>
  );
}
