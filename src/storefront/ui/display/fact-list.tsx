import { EmailText } from '../email-text.tsx';

export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid sm:contents">
          <dt className="text-sm text-muted sm:text-base">{name}</dt>
          <dd className="wrap-anywhere">{value.includes('@') ? <EmailText address={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
