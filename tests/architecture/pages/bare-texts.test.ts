import { noBareTexts } from './bare-texts.ts';
import { describeRule } from '../support/describe-rule.ts';

const inFile = (body: string) => ({ 'src/storefront/features/x/a.tsx': body });

describeRule('texts that change have an element of their own (SHELL-23)', noBareTexts, {
  breaks: {
    'a text beside what comes and goes': inFile('const a = <p>Nome{b && <i>*</i>}</p>;'),
    'a text beside what is there or something else': inFile('const a = <p>Nome {b ? <i /> : <b />}</p>;'),
    'a text beside a list': inFile('const a = <p>Nomes: {names.map((name) => <b>{name}</b>)}</p>;'),
    'a text that comes and goes': inFile("const a = <p><i />{b && 'Nome'}</p>;"),
    'a text that becomes another': inFile("const a = <p><i />{b ? 'Copiado' : 'Copiar'}</p>;"),
    'a value beside words': inFile('const a = <p>De {price}</p>;'),
    'a value that is made': inFile('const a = <p>De {format(price)} por mês</p>;'),
    'a text put together': inFile('const a = <p><i />{`De ${price}`}</p>;'),
    'a space beside what comes and goes': inFile("const a = <p><i />{' '}{b && <i />}</p>;"),
    'what a component takes in': inFile(
      'function A({ children }: { children: ReactNode }) { return <p>{b && <i />}{children}</p>; }',
    ),
    'a slot beside others': inFile(
      'interface P { lead?: ReactNode } const a = ({ lead }: P) => <p><i />{lead}</p>;',
    ),
    'a text in a fragment, which stands beside what its parent holds': inFile('const a = <>Nome</>;'),
    'one of two branches': inFile('const a = <p><i />{b ? <b /> : name}</p>;'),
    'what a function gives back': inFile(
      "const c = (b) => (b ? <i /> : 'Nome'); const a = <p><i />{c(b)}</p>;",
    ),
  },
  keeps: {
    'texts that never change, and ones alone': inFile(`
      const a = <p>Leia a <a>política</a> antes.</p>;
      const b = <p>{on ? 'Copiado' : 'Copiar'}</p>;
      const c = <p>{\`De \${price}\`}</p>;
      const d = <p><i />{on && <b>{name}</b>}</p>;
      const e = <p><i /><ChangingText>{name}</ChangingText></p>;
      const f = <ul>{names.map((name) => { return <li>{name}</li>; })}</ul>;
    `),
    'slots that take elements only': inFile(`
      interface P { lead?: Elements; children: ReactElement; render(): Elements }
      const A = ({ lead, children, render }: P) => <p>{lead}{children}{render()}</p>;
      function B({ lead }: { lead: ReactNode }) { return <p>{lead}</p>; }
    `),
    mails: { 'src/backend/mail/a.tsx': 'const a = <p>De {price}</p>;' },
  },
});
