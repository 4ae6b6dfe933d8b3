const pattern = /^[1-9]\d{0,8}$/;

/** Route parameters that are ids: numbers in the code, digits in the address, no page for anything else. */
export function idParams<Name extends string>(...names: readonly Name[]) {
  return {
    parse: (params: Record<Name, string>) =>
      names.every((name) => pattern.test(params[name]))
        ? (Object.fromEntries(names.map((name) => [name, Number(params[name])])) as Record<Name, number>)
        : (false as const),
    stringify: (params: Record<Name, number>) =>
      Object.fromEntries(names.map((name) => [name, String(params[name])])) as Record<Name, string>,
  };
}

/** Handlers get the parameters as the address has them, whatever their type says. */
export const idOf = (params: Record<string, unknown>, name: string): number => Number(params[name]);
