import { firstName } from '#/domain/person/full-name.ts';
import { Paragraph } from './paragraph.tsx';
import { strangersWords } from './strangers-words.ts';

export const Greeting = ({ nome }: { nome: string }) => (
  <Paragraph>{`Olá, ${strangersWords(firstName(nome))}.`}</Paragraph>
);
