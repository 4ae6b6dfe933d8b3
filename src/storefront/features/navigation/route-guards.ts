export type RouteGuard<Context> = (context: Context) => void;

/**
 * Guards by name, run in the given order (PAGE-8).
 * @throws Error 'Unknown route middleware', and whatever a guard throws
 */
export function createGuards<Name extends string, Context>(guards: Record<Name, RouteGuard<Context>>) {
  return (context: Context, ...names: readonly Name[]): void => {
    for (const name of names) {
      if (!Object.hasOwn(guards, name)) throw new Error('Unknown route middleware');
      guards[name](context);
    }
  };
}
