/** Codes from 0 on for the values of a column, so that they are counted in a list. */
export interface Codes {
  codeOf(value: string | number): number;
  readonly values: readonly (string | number)[];
}

export function createCodes(): Codes {
  const codes = new Map<string | number, number>();
  const values: (string | number)[] = [];
  return {
    values,
    codeOf: (value) => {
      let code = codes.get(value);
      if (code === undefined) {
        code = values.push(value) - 1;
        codes.set(value, code);
      }
      return code;
    },
  };
}
