import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';

/** A rule of what is typed, and whether it is kept. */
export interface Rule {
  text: string;
  met: boolean;
}

/** Rules, each with a sign and a word that say whether it is kept. */
export function RuleList({
  rules,
  brokenClass = 'text-danger',
}: {
  rules: readonly Rule[];
  brokenClass?: string;
}) {
  return (
    <ul className="mt-1 grid gap-1 text-sm">
      {rules.map(({ text, met }) => (
        <li key={text} className={classNames('flex items-start gap-2', met ? 'text-success' : brokenClass)}>
          <Icon name={met ? 'check-circle' : 'minus'} size="sm" label={met ? 'Cumprida:' : 'Falta:'} />
          {text}
        </li>
      ))}
    </ul>
  );
}
