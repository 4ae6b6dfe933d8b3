import type { FieldProblems } from '#/blocks/form-problems.ts';

/** Id, name and error of a control of a form. */
export const fieldOf = (prefix: string, problems: FieldProblems) => (name: string) => ({
  id: `${prefix}-${name}`,
  name,
  ...(problems[name] && { error: problems[name] }),
});

/** The choices of a select from a list of labels by key. */
export const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
