import type { LoginKind } from '#/domain/person/login-kind.ts';

export type SeededLogin = {
  tipoLogin: LoginKind;
  nome: string;
  email: string;
  senha: string;
  /** 11 digits. */
  cpf: string;
  /** Plain digits with DDD; null: no phone yet, so the phone check applies. */
  telefone: string | null;
  nascimento: string;
};

const senha = 'Vitrine2026';

/** One login for each kind, and a student without phone. Ids of person and login are the position, from 1. */
export const seededLogins: readonly SeededLogin[] = [
  {
    tipoLogin: 'ALUNO',
    nome: 'Ana Souza',
    email: 'aluno@vitrine.dev',
    senha,
    cpf: '52998224725',
    telefone: '48991230001',
    nascimento: '1998-04-12',
  },
  {
    tipoLogin: 'ALUNO',
    nome: 'Bruno Martins',
    email: 'aluno.sem.telefone@vitrine.dev',
    senha,
    cpf: '12345678909',
    telefone: null,
    nascimento: '2001-09-30',
  },
  {
    tipoLogin: 'RESPONSAVEL',
    nome: 'Carla Ferreira',
    email: 'responsavel@vitrine.dev',
    senha,
    cpf: '11144477735',
    telefone: '47991230003',
    nascimento: '1979-02-08',
  },
  {
    tipoLogin: 'EMPRESA',
    nome: 'Daniel Hoffmann',
    email: 'empresa@vitrine.dev',
    senha,
    cpf: '39053344705',
    telefone: '47991230004',
    nascimento: '1984-11-21',
  },
  {
    tipoLogin: 'CONTACT_CENTER',
    nome: 'Eduarda Lima',
    email: 'vendas@vitrine.dev',
    senha,
    cpf: '15350946056',
    telefone: '48991230005',
    nascimento: '1995-06-17',
  },
  {
    tipoLogin: 'SUPERVISOR',
    nome: 'Fernanda Rocha',
    email: 'supervisor@vitrine.dev',
    senha,
    cpf: '86288366757',
    telefone: '48991230006',
    nascimento: '1987-01-25',
  },
  {
    tipoLogin: 'FINANCEIRO',
    nome: 'Gustavo Pereira',
    email: 'financeiro@vitrine.dev',
    senha,
    cpf: '71428793860',
    telefone: '48991230007',
    nascimento: '1990-08-03',
  },
  {
    tipoLogin: 'ADMIN',
    nome: 'Helena Costa',
    email: 'admin@vitrine.dev',
    senha,
    cpf: '45317828791',
    telefone: '48991230008',
    nascimento: '1982-12-14',
  },
];
