import { firstName } from '#/domain/person/full-name.ts';
import { Paragraph } from './paragraph.tsx';

export const Greeting = ({ nome }: { nome: string }) => <Paragraph>{`Olá, ${firstName(nome)}.`}</Paragraph>;
