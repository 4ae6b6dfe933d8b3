import { randomInt } from 'node:crypto';
import { formatCpf } from '#/domain/person/cpf.ts';

export interface Person {
  nome: string;
  cpf: string;
  nascimento: string;
  telefone: string;
  email: string;
  senha: string;
}

const firstNames = [
  'Ana',
  'Bruno',
  'Camila',
  'Diego',
  'Helena',
  'Joana',
  'Mateus',
  'Rafael',
  'Sofia',
  'Vera',
];
const lastNames = [
  'Almeida',
  'Barros',
  'Cardoso',
  'Ferreira',
  'Hoffmann',
  'Lima',
  'Machado',
  'Souza',
  'Vieira',
];
export const personPassword = 'Kx7mangue42';

const areaCodes = ['47', '48', '49'];

export function makePerson(): Person {
  // No letters: a password may hold no piece of the address.
  const unique = `${Date.now()}${randomInt(1e9)}`;
  return {
    nome: `${pick(firstNames)} ${pick(lastNames)} ${pick(lastNames)}`,
    cpf: makeCpf(),
    nascimento: `${twoDigits(1, 28)}/${twoDigits(1, 12)}/${randomInt(1970, 2005)}`,
    telefone: `(${pick(areaCodes)}) 9${randomInt(8400, 9999)}-${digits(4)}`,
    email: `pessoa.${unique}@exemplo.com.br`,
    senha: personPassword,
  };
}

/** A random CPF in the form 000.000.000-00 with right check digits. */
export function makeCpf(): string {
  const base = `${randomInt(1, 9)}${digits(8)}`;
  const first = checkDigit(base);
  return formatCpf(`${base}${first}${checkDigit(`${base}${first}`)}`);
}

// The rule written a second time on purpose: a person made by the code under test would prove nothing.
function checkDigit(text: string): number {
  const weighted = [...text].map((digit, index) => Number(digit) * (text.length + 1 - index));
  const rest = weighted.reduce((sum, value) => sum + value, 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function digits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

function twoDigits(from: number, to: number): string {
  return String(randomInt(from, to + 1)).padStart(2, '0');
}

function pick<Item>(items: readonly Item[]): Item {
  return items[randomInt(items.length)]!;
}

export const toListLine = ({ nome, cpf, nascimento, email }: Person) =>
  [nome, cpf, nascimento, email].join(';');
