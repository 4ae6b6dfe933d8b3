import { readSharedOr } from './shared-cache.server.ts';

type Answers<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: {
    name: string;
    call: () => Promise<Values[Index]>;
    empty: Values[Index];
  };
};

export interface SharedPart<Data> {
  /** Each answer fails alone and silently: a missing one leaves its part of the page empty (SHELL-6). */
  read(): Promise<Data>;
}

/**
 * @param freshMs for which each answer may be older than the backend's
 * @param assemble makes the data of the answers; the data are one object for as long as these are the same,
 *   and are not to be changed
 */
export function sharedPart<Values extends readonly unknown[], Data>(
  freshMs: number,
  answers: Answers<Values>,
  assemble: (...values: Values) => Data,
): SharedPart<Data> {
  let last: { values: readonly unknown[]; data: Data } | undefined;
  function assembleOnce(values: readonly unknown[]): Data {
    if (!last || values.some((value, index) => value !== last!.values[index]))
      last = { values, data: assemble(...(values as Values)) };
    return last.data;
  }
  return {
    read: async () =>
      assembleOnce(
        await Promise.all(answers.map(({ name, call, empty }) => readSharedOr(name, freshMs, call, empty))),
      ),
  };
}
