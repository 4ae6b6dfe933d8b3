import { describe, expect, it } from 'vitest';
import { readStudentList, writeBadLines } from '#/domain/company/student-list.ts';
import { formatDay, parseDay } from '#/domain/time/calendar-day.ts';
import { makePerson } from '../../../support/person.ts';

const today = '2026-11-22';
const ana = {
  nome: 'Ana Souza',
  cpf: '529.982.247-25',
  nascimento: '1998-04-12',
  email: 'ana@exemplo.com.br',
};
const read = (text: string) => readStudentList(text, today);
const reasons = (text: string) => read(text).bad.map(({ linha, motivos }) => [linha, ...motivos]);

// COMPANY-2
describe('a list of students', () => {
  it.each([
    ['semicolons', 'Ana Souza;529.982.247-25;12/04/1998;ana@exemplo.com.br'],
    ['commas, plain digits', 'Ana Souza,52998224725,12/04/1998,ana@exemplo.com.br\r\n'],
    ['tabs, as pasted from a spreadsheet', 'Ana Souza\t52998224725\t12/4/1998\tANA@exemplo.com.br'],
    ['quotes', '"Ana Souza";"529.982.247-25";"12/04/1998";"ana@exemplo.com.br"'],
    ['capitals and empty lines', '\n\nANA SOUZA; 529.982.247-25 ;12/04/1998;ana@exemplo.com.br\n;;;\n'],
    [
      'headings in another order',
      'E-mail;Nome completo;Data de nascimento;CPF;Setor\nana@exemplo.com.br;Ana Souza;12/04/1998;529.982.247-25;Solda',
    ],
  ])('may have %s', (_, text) => {
    expect(read(text)).toMatchObject({ students: [ana], bad: [] });
  });

  it('refuses a line with text beyond its columns, not one with empty cells there', () => {
    const line = 'Ana Souza;529.982.247-25;12/04/1998;ana@exemplo.com.br;;;';
    expect(read(`${line};; \n`)).toMatchObject({ students: [ana], bad: [] });
    expect(reasons(`${line};;;x`)).toEqual([[1, 'A linha tem 10 colunas; são no máximo 7']]);
  });

  it('gives back the zeros that a spreadsheet dropped', () => {
    expect(read('Ana Souza;1234567890;12/04/1998;ana@exemplo.com.br').students[0]?.cpf).toBe(
      '012.345.678-90',
    );
  });

  it('names every bad line with all its reasons, and keeps the good ones apart', () => {
    const text = [
      'nome;cpf;nascimento;email',
      'Ana Souza;529.982.247-25;12/04/1998;ana@exemplo.com.br',
      'Ana;529.982.247-24;31/02/1998;ana',
      'Bia Lima;111.444.777-35;12/04/2010;bia@exemplo.com.br',
      'Ana Souza;529.982.247-25;12/04/1998;ana@exemplo.com.br',
      'Caio Lima;390.533.447-05;12-04;caio@exemplo.com.br',
    ].join('\n');
    expect(read(text).linhas).toEqual([2]);
    expect(reasons(text)).toEqual([
      [
        3,
        'Nome: Informe nome e sobrenome, com pelo menos duas palavras',
        'CPF inválido.',
        'Nascimento: Informe uma data válida',
        expect.stringContaining('E-mail: '),
      ],
      [4, expect.stringContaining('menos de 18 anos')],
      [5, 'CPF repetido: já está na linha 2'],
      [6, 'Nascimento: escreva como dd/mm/aaaa'],
    ]);
  });

  // COMPANY-3, COMPANY-10
  it('takes who is under 18 with a guardian, who is another person, and leaves them out for others', () => {
    const bia = 'Bia Lima;111.444.777-35;12/04/2010;bia@exemplo.com.br';
    const guardian = { nome: 'Rita Lima', cpf: '390.533.447-05', email: 'rita@exemplo.com.br' };
    expect(read(`${bia};RITA LIMA;39053344705;Rita@exemplo.com.br`)).toMatchObject({
      students: [{ nome: 'Bia Lima', responsavel: guardian }],
      bad: [],
    });
    const heading = 'nome;cpf;nascimento;email;e-mail do responsável;responsável;cpf do responsável';
    expect(
      read(`${heading}\n${bia};rita@exemplo.com.br;Rita Lima;390.533.447-05`).students[0]?.responsavel,
    ).toEqual(guardian);
    const adult =
      'Ana Souza;529.982.247-25;12/04/1998;ana@exemplo.com.br;Rita Lima;390.533.447-05;r@e.com.br';
    expect(read(adult).students).toEqual([ana]);
    expect(reasons(`${bia};Rita;390.533.447-06;rita`)).toEqual([
      [
        1,
        'Responsável: Informe nome e sobrenome, com pelo menos duas palavras',
        'CPF do responsável: CPF inválido.',
        expect.stringContaining('E-mail do responsável: '),
      ],
    ]);
    expect(reasons(`${bia};Bia Lima;111.444.777-35;bia@exemplo.com.br`)).toEqual([
      [1, expect.stringContaining('outra pessoa')],
    ]);
  });

  it('takes anyone who the shop would register', () => {
    const people = Array.from({ length: 200 }, makePerson);
    const text = people.map(({ nome, cpf, nascimento, email }) => [nome, cpf, nascimento, email].join(';'));
    const { students, bad } = read(text.join('\n'));
    expect([students.length, bad]).toEqual([200, []]);
    expect(formatDay(students[0]!.nascimento)).toBe(formatDay(parseDay(people[0]!.nascimento)!));
  });

  it('takes 1,000 people and no more', () => {
    const lines = Array.from({ length: 1001 }, makePerson).map(
      ({ nome, cpf, nascimento, email }) => `${nome};${cpf};${nascimento};${email}`,
    );
    expect(reasons(lines.join('\n'))).toEqual([[1001, 'A lista passa de 1.000 pessoas']]);
  });

  // TEXT-17
  it('is read as spreadsheets write it, and lines are counted as they show them', () => {
    const text = [
      'sep=;',
      'Nome;CPF;Nascimento;E-mail',
      '"Ana\nSouza";529.982.247-25;"12/04/1998";ana@exemplo.com.br',
      '\u200b;;;',
      'Bia;111.444.777-35;12/04/1998;\ufeffbia@exemplo.com.br',
      '"Caio ""Caco"" Lima";390.533.447-05;12/04/1998;caio@exemplo.com.br',
    ].join('\r\n');
    const { students, linhas, bad } = read(text);
    expect([students, linhas]).toEqual([[ana], [3]]);
    expect(bad.map(({ linha }) => linha)).toEqual([6, 7]);
    expect(bad[1]!.texto).toBe('"Caio ""Caco"" Lima";390.533.447-05;12/04/1998;caio@exemplo.com.br');
  });

  it('says where a quotation mark swallowed the rest', () => {
    const [, ...motivos] = reasons('"Ana Souza;529.982.247-25;12/04/1998;a@e.com.br\nBia;1;2;3')[0]!;
    expect(motivos).toContain('Uma aspa (") abre e nenhuma fecha: o resto da lista ficou nesta linha');
  });

  it('comes back with its bad lines for a spreadsheet, without formulas', () => {
    const file = writeBadLines([{ linha: 3, texto: '=1+1;"x"', motivos: ['CPF inválido', 'Nome'] }]);
    expect(file).toBe('\uFEFF"linha";"motivo";"conteudo"\r\n"3";"CPF inválido. Nome";"\'=1+1;""x"""\r\n');
  });
});
