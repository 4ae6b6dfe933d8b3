import type { Random } from '../random.ts';

const firstNames =
  'Ana Beatriz Bruna Camila Carla Daniela Eduarda Fernanda Gabriela Helena Isabela Jéssica Juliana Larissa Letícia Luana Mariana Natália Patrícia Rafaela Sabrina Tatiane Vanessa Vitória Adriano André Anderson Bruno Caio Carlos Cristiano Daniel Diego Eduardo Emerson Fábio Felipe Gabriel Guilherme Henrique Igor Jean João Jonas José Leonardo Lucas Luís Marcelo Marcos Mateus Murilo Nicolas Otávio Paulo Pedro Rafael Ricardo Rodrigo Samuel Thiago Vinícius Wagner'.split(
    ' ',
  );
const lastNames =
  'Almeida Alves Antunes Barbosa Becker Borges Cardoso Carvalho Coelho Correia Costa Cunha Custódio Dias Duarte Farias Fernandes Ferreira Fischer Freitas Garcia Gonçalves Hoffmann Kruger Lemos Lima Lopes Machado Martins Medeiros Melo Mendes Moraes Moreira Müller Nascimento Nunes Oliveira Pereira Pinheiro Ramos Ribeiro Rocha Rosa Santos Schmitt Schneider Silva Silveira Souza Teixeira Vargas Vieira Wagner Weber Zanella Zimmermann'.split(
    ' ',
  );

/** A full name that obeys FORM-1. */
export function makeName(random: Random): string {
  const [first, second] = random.sample(lastNames, 2);
  const middle = random.chance(0.25) ? ` da ${second}` : random.chance(0.6) ? ` ${second}` : '';
  return `${random.pick(firstNames)} ${first}${middle}`;
}

export function makeShownName(random: Random): string {
  return `${random.pick(firstNames)} ${random.pick(lastNames).slice(0, 1)}.`;
}

/** 11 digits with right check digits. */
export function makeCpf(random: Random): string {
  const digits = Array.from({ length: 9 }, () => random.integer(0, 9));
  if (new Set(digits).size === 1) digits[0] = ((digits[0] ?? 0) + 1) % 10;
  for (const length of [10, 11]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** 11 plain digits of a mobile phone of Santa Catarina. */
export function makePhone(random: Random): string {
  return `${random.pick(['47', '48', '49'])}9${random.integer(8, 9)}${String(random.integer(0, 9_999_999)).padStart(7, '0')}`;
}
