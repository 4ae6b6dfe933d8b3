/**
 * An action a visitor started before signing in. In the tab's session storage, so that a crafted link can't
 * trigger it.
 */
export type PendingAct = 'favoritar' | 'lista-de-espera' | 'aviso-de-turma';

const storageKey = 'vitrine:ato-pendente';
const lifetimeMs = 30 * 60_000;

export function rememberAct(act: PendingAct, id: number): void {
  withStorage((storage) => storage.setItem(storageKey, `${act} ${id} ${Date.now()}`));
}

export function takeAct(act: PendingAct, id: number): boolean {
  return (
    withStorage((storage) => {
      const [pressed, on, at] = (storage.getItem(storageKey) ?? '').split(' ');
      if (pressed !== act || Number(on) !== id) return false;
      storage.removeItem(storageKey);
      return Date.now() - Number(at) < lifetimeMs;
    }) ?? false
  );
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
