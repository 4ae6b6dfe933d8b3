import { pendingActKey } from '#/domain/request/pending-act.ts';
import { withSessionStorage } from '../session-storage.ts';

/**
 * An action a visitor started before signing in. In the tab's session storage, so that a crafted link can't
 * trigger it.
 */
export type PendingAct = 'favoritar' | 'lista-de-espera' | 'aviso-de-turma';

const lifetimeMs = 30 * 60_000;

/** For the link to sign-in: a press on it is remembered also before hydration (`event-replay.ts`). */
export const rememberedAct = (act: PendingAct, id: number) => ({ 'data-act': `${act} ${id}` });

export function takeAct(act: PendingAct, id: number): boolean {
  return (
    withSessionStorage((storage) => {
      const [pressed, on, at] = (storage.getItem(pendingActKey) ?? '').split(' ');
      if (pressed !== act || Number(on) !== id) return false;
      storage.removeItem(pendingActKey);
      return Date.now() - Number(at) < lifetimeMs;
    }) ?? false
  );
}
