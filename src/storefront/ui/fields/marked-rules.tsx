import { brokenMark } from './broken-mark.ts';
import { PlainRules } from './field.tsx';
import { RuleList } from './rule-list.tsx';

export function MarkedRules({ rules }: { rules: readonly string[] }) {
  if (!rules.some((rule) => rule.startsWith(brokenMark))) return <PlainRules rules={rules} />;
  return (
    <RuleList
      strict
      rules={rules.map((rule) =>
        rule.startsWith(brokenMark)
          ? { text: rule.slice(brokenMark.length), met: false }
          : { text: rule, met: true },
      )}
    />
  );
}
