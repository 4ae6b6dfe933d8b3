/** Purchases this browser saw unpaid, so that each is told of once, when it is paid. */
const key = 'compras_aguardadas';
/** Enough for who tries a few things out; more would be kept for ever. */
const most = 10;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers a purchase that isn't paid yet. */
export function awaitPurchase(place: Place, codigo: string): void {
  const known = readAwaited(place);
  if (!known.includes(codigo)) place.setItem(key, [codigo, ...known].slice(0, most).join(' '));
}

/** True for a purchase that was waited for, the first time it is asked. */
export function takeAwaited(place: Place, codigo: string): boolean {
  const known = readAwaited(place);
  if (!known.includes(codigo)) return false;
  const others = known.filter((each) => each !== codigo);
  if (others.length > 0) place.setItem(key, others.join(' '));
  else place.removeItem(key);
  return true;
}

/** Nobody may be told of them any more. */
export function forgetAwaited(place: Pick<Place, 'removeItem'>): void {
  place.removeItem(key);
}

function readAwaited(place: Place): string[] {
  return (place.getItem(key) ?? '').split(' ').filter(Boolean);
}
