import type { ReactNode } from 'react';
import { keepWords } from './keep-words.tsx';
import { useMailStyles } from './mail-styles.ts';

type Fact = readonly [name: string, value: string];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const mailStyles = useMailStyles();
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} className="facts" style={mailStyles.facts}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name} className="fact">
            <td className="label muted" style={{ ...mailStyles.fact, ...mailStyles.factName }}>
              {name}
            </td>
            <td className="value heading" style={{ ...mailStyles.fact, ...mailStyles.factValue }}>
              {withLineBreaks(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function withLineBreaks(text: string) {
  const [first, ...others] = text.split(/\r?\n/);
  return others.reduce<ReactNode>(
    (above, line) => (
      <>
        {above}
        <br />
        {keepWords(line)}
      </>
    ),
    keepWords(first ?? ''),
  );
}
