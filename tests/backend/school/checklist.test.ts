import { describe, expect, test } from 'vitest';
import type { ChecklistItem } from '#/contract/school/checklist.ts';
import { runCommand } from '#/backend/app/administer.ts';
import { backendSettings } from '#/backend/settings.ts';
import { readChecklist } from '#/backend/modules/school/checklist/read-checklist.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { enterAs } from '../account/role-clients.ts';

const states = (items: readonly ChecklistItem[]) =>
  Object.fromEntries(items.map(({ chave, situacao }) => [chave, situacao]));

describe('the demonstration', () => {
  const backend = withBackend({ seed: true });

  test('can sell, and is told what a real shop would still need', async () => {
    const admin = await enterAs('ADMIN', () => backend.current.url);
    const { body } = await admin.get<{ itens: ChecklistItem[] }>('/api/gestao/pendencias');
    expect(states(body.itens)).toEqual({
      escola: 'AVISO',
      contato: 'FEITO',
      logo: 'FEITO',
      curso: 'FEITO',
      turma: 'FEITO',
      contrato: 'FEITO',
      banco: 'AVISO',
      email: 'AVISO',
      endereco: 'AVISO',
      equipe: 'AVISO',
      solicitacoes: 'FEITO',
    });
  });
});

describe('a shop that a school has just opened', () => {
  const backend = withBackend({ demo: 'off', clock: noon });
  const check = async (given: object = {}) => {
    const settings = backendSettings({
      publicUrl: 'http://localhost:3000',
      embedded: true,
      demo: 'off',
      ...given,
    });
    return states(await readChecklist(backend.current.db, noon(), settings));
  };

  test('lacks everything, and then what is not done yet', async () => {
    const { db } = backend.current;
    expect(await check()).toEqual({
      escola: 'FALTA',
      contato: 'FALTA',
      logo: 'AVISO',
      curso: 'FALTA',
      turma: 'FALTA',
      contrato: 'FEITO',
      banco: 'FALTA',
      email: 'FALTA',
      endereco: 'AVISO',
      equipe: 'AVISO',
      solicitacoes: 'FEITO',
    });

    await addTaxonomy(db);
    await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
    expect(await check()).toMatchObject({ curso: 'FEITO', turma: 'FALTA' });
    await addOffer(db, { id_produto: 1, id_oferta: 1, inscricoes_ate: '2020-01-01' });
    expect(await check()).toMatchObject({ turma: 'FALTA' });
    await addOffer(db, { id_produto: 1, id_oferta: 2 });
    expect(await check()).toMatchObject({ turma: 'FEITO' });

    const run = (...args: string[]) =>
      runCommand(db, { publicUrl: 'http://localhost:3000', now: noon() }, args);
    await run('create', 'direcao@escola-aurora.com.br', 'Helena Prado');
    expect(await check()).toMatchObject({ equipe: 'AVISO' });
    await run('create', 'vice@escola-aurora.com.br', 'Rui Prado');
    expect(await check({ smtpUrl: 'smtp://localhost:25', simulatedBank: 'on' })).toMatchObject({
      equipe: 'FEITO',
      email: 'FEITO',
      banco: 'AVISO',
    });
    expect(await check({ publicUrl: 'https://loja.example' })).toMatchObject({ endereco: 'FEITO' });
  });
});
