import { expect, test } from 'vitest';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { PublicError } from '#/domain/request/public-error.ts';

const given = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const form = (send: () => Promise<{ goTo: string } | { done: { mensagem: string } }>) =>
  noScriptAction({
    read: (data) => ({ email: data.get('email') as string }),
    find: ({ email }) => ({ email: email.includes('@') ? undefined : 'Informe um e-mail válido' }),
    send,
    renamed: { emailNovo: 'email' },
  });

const typed = given({ email: 'ana@exemplo.com.br', senha: 'Segredo2026', senhaNova: 'Outra2026' });

test('what is wrong comes back with what was typed, and nothing is sent (FORM-27)', async () => {
  let sent = false;
  const answer = await form(() => {
    sent = true;
    return Promise.resolve({ goTo: '/' });
  })(given({ email: 'ana', senha: 'Segredo2026' }), 'troca');
  expect(answer).toEqual({
    status: 422,
    answer: {
      form: 'troca',
      entries: { email: 'ana' },
      fieldErrors: { email: 'Informe um e-mail válido' },
    },
  });
  expect(sent).toBe(false);
});

test('a refusal comes back with its status, its fields named as the form names them, and without passwords', async () => {
  const refusal = new PublicError({
    status: 409,
    codigo: 'EM_USO',
    mensagem: 'Este e-mail já está em uso.',
    campos: { emailNovo: ['must not be blank', 'deve ser outro'] },
  });
  const answer = await form(() => Promise.reject(refusal))(typed, 'troca');
  expect(answer).toMatchObject({
    status: 409,
    answer: {
      entries: { email: 'ana@exemplo.com.br' },
      fieldErrors: { email: 'não deve ficar em branco e deve ser outro' },
      failure: { codigo: 'EM_USO', message: 'Este e-mail já está em uso.' },
    },
  });
  expect(JSON.stringify(answer)).not.toMatch(/Segredo2026|Outra2026/);
});

test('success leads on, or is informed by the page', async () => {
  expect(await form(() => Promise.resolve({ goTo: '/minha-conta' }))(typed, 'troca')).toEqual({
    goTo: '/minha-conta',
  });
  expect(await form(() => Promise.resolve({ done: { mensagem: 'Feito' } }))(typed, 'troca')).toMatchObject({
    status: 200,
    answer: { done: { mensagem: 'Feito' } },
  });
});

test('an error that no one may read goes on as one', async () => {
  await expect(form(() => Promise.reject(new Error('inside')))(typed, 'troca')).rejects.toThrow('inside');
});

test('every tick of one name comes back, where the form reads them as one text', async () => {
  const data = new FormData();
  for (const day of ['ter', 'qui']) data.append('dias', day);
  for (const answer of ['nao', 'sim']) data.append('aceite', answer);
  const ticked = noScriptAction({
    read: (sent) => ({
      dias: sent
        .getAll('dias')
        .filter((value) => typeof value === 'string')
        .join(','),
      aceite: sent.get('aceite'),
    }),
    find: () => ({ dias: 'Marque outro dia.' }),
    send: () => Promise.resolve({ goTo: '/' }),
  });
  expect(await ticked(data, 'turma')).toMatchObject({
    answer: { entries: { dias: 'ter,qui', aceite: 'sim' } },
  });
});
