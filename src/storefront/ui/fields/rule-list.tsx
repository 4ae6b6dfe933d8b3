import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { ChangingText } from '../changing-text.tsx';

export interface Rule {
  text: string;
  met: boolean | undefined;
}

interface RuleListProps {
  rules: readonly Rule[];
  strict?: boolean;
}

export function RuleList({ rules, strict }: RuleListProps) {
  return (
    <ul className="mt-1 grid gap-1 text-sm">
      {rules.map(({ text, met }) => {
        const { icon, label } = states[String(met) as keyof typeof states];
        const tone = met ? 'text-success' : strict && met === false ? 'text-danger' : 'text-muted';
        return (
          <li key={text} className={classNames('flex items-start gap-2', tone)}>
            <Icon name={icon} size="sm" label={label} />
            <ChangingText>{text}</ChangingText>
          </li>
        );
      })}
    </ul>
  );
}

const states = {
  true: { icon: 'check-circle', label: 'Cumprida:' },
  false: { icon: 'minus', label: 'Falta:' },
  undefined: { icon: 'info', label: 'Conferida ao enviar:' },
} as const;
