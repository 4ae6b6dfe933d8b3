import { firstName } from '#/domain/person/full-name.ts';
import { Paragraph } from './paragraph.tsx';
import { Opening } from './school-words.tsx';
import { strangersWords } from '#/domain/text/strangers-words.ts';

export const Greeting = ({ nome }: { nome: string }) => (
  <>
    <Paragraph>{`Olá, ${strangersWords(firstName(nome))}.`}</Paragraph>
    <Opening />
  </>
);
