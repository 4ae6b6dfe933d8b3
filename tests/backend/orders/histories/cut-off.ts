import type { Database } from '#/backend/db/database.ts';

const commands = new Set<PropertyKey>([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
]);

export interface CutOff {
  db: Database;
  /** After so many statements and transactions more, all that the instance still does fails. */
  dieAfter(count: number): void;
  /** Whether it died since it was started. */
  readonly isDead: boolean;
  start(): void;
}

export function cutOff(db: Database): CutOff {
  let left = Infinity;
  let isDead = false;
  const cut = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (!commands.has(name) || typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (left === 0) {
          isDead = true;
          throw new Error('the instance has died');
        }
        left--;
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
  return {
    db: cut,
    dieAfter: (count) => (left = count),
    get isDead() {
      return isDead;
    },
    start: () => {
      left = Infinity;
      isDead = false;
    },
  };
}
