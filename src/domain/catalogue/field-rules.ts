import * as v from 'valibot';

/** What the fields of an entry must be to each other, told at the field that a person would change. */
export type FieldRules<Entry> = { readonly [Field in keyof Entry]?: (entry: Entry) => string | undefined };

export const followsRules = <Entry extends object>(rules: FieldRules<Entry>) =>
  v.rawCheck<Entry>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const key of Object.keys(rules) as (keyof Entry & string)[]) {
      const message = rules[key]?.(dataset.value);
      if (message === undefined) continue;
      addIssue({
        message,
        path: [
          {
            type: 'object',
            origin: 'value',
            input: dataset.value as Record<string, unknown>,
            key,
            value: dataset.value[key],
          },
        ],
      });
    }
  });
