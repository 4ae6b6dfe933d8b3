export type RouteGuard<Context> = (context: Context) => void;

/**
 * The guards of the routes, called by name in the order given. Names are checked by the compiler; one that
 * comes from elsewhere and isn't known throws (PAGE-8).
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
