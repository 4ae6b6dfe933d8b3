export type Credential = 'sessao' | 'chave';

const asked = new WeakMap<object, Credential>();

/** Marks a middleware that refuses visitors, for the published description of the calls. */
export function asksForSession<Middleware extends object>(middleware: Middleware): Middleware {
  asked.set(middleware, 'sessao');
  return middleware;
}

/** Marks a middleware that refuses callers without the key of another system. */
export function asksForKey<Middleware extends object>(middleware: Middleware): Middleware {
  asked.set(middleware, 'chave');
  return middleware;
}

/** What the middlewares of each call ask for, by names such as 'session.logout'. */
export function credentialsOf(
  router: Readonly<Record<string, object>>,
): ReadonlyMap<string, Credential | undefined> {
  return new Map(
    Object.entries(router).flatMap(([section, calls]) =>
      Object.entries(calls).map(([name, call]) => [
        `${section}.${name}`,
        middlewaresOf(call).flatMap((middleware) => asked.get(middleware) ?? [])[0],
      ]),
    ),
  );
}

const middlewaresOf = (call: { '~orpc': { middlewares: readonly object[] } }) => call['~orpc'].middlewares;
