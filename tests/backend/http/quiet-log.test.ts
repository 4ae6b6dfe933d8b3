import { expect, test } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { issueOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { NEWSLETTER_TEXT_VERSION } from '#/domain/community/newsletter.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const lines: string[] = [];
const backend = withBackend({ log: (line) => lines.push(line) });

test('a whole life of an account leaves no password, token, CPF, address or name in the log, at any level (SECURITY-2)', async () => {
  const { db, now, services } = backend.current;
  const visitor = new ApiClient(backend.current.url);
  const client = new ApiClient(backend.current.url);
  const person = await registerShopper(client);
  const { email, cpf, senha, telefone, nome } = person;
  const [login] = await db.select().from(logins);
  const cookies = [...client.cookies.values()];
  const code = await issueOneTimeToken(
    db,
    { tipo: 'TROCAR_SENHA', loginId: login!.id_login, dados: {} },
    now(),
  );
  const [wrong, chosen, address] = ['Errada2026z', 'Outra2026z', 'novo.segredo@exemplo.com.br'];

  await visitor.post('/api/login', { identificador: email, senha: wrong });
  await visitor.post('/api/login', { identificador: cpf, senha: wrong });
  await visitor.post('/api/cadastro', { ...person, senha: wrong });
  await visitor.post('/api/cadastro', { ...person, cpf: `${cpf}0` });
  await visitor.post('/api/esqueci-senha', { identificador: cpf });
  await visitor.post('/api/newsletter', { email, versao: NEWSLETTER_TEXT_VERSION });
  await visitor.post('/api/me-ligue', {
    nome,
    ddd: '48',
    tel: telefone.replaceAll(/\D/g, '').slice(2),
    cpf,
    email,
  });
  await client.put('/api/refreshTokenUser');
  cookies.push(...client.cookies.values());
  await client.put('/api/email', { email: address, senha: wrong });
  await client.put('/api/email', { email: address, senha });
  await client.put('/api/senha', { senhaAtual: wrong, senhaNova: chosen });
  await client.put('/api/minha-conta', { rg: '99887766', cpf: '529.982.247-25' });
  await sendMails(services);
  await visitor.get(`/api/troca-senha/${code}/vitrine`);
  await visitor.post(`/api/troca-senha/${code}/vitrine`, { senha: chosen });
  await client.get(`/api/compra/${encodeURIComponent(cpf)}?email=${email}`);
  await client.post('/api/login', { identificador: email, senha: chosen });
  cookies.push(...client.cookies.values());
  await client.request('DELETE', '/api/minha-conta', { body: { senha: chosen } });

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(15);
  const digits = telefone.replaceAll(/\D/g, '');
  const secrets = [
    email,
    address,
    cpf,
    cpfDigits(cpf),
    senha,
    wrong,
    chosen,
    nome,
    telefone,
    digits,
    digits.slice(2),
  ];
  for (const secret of [...secrets, code, '99887766', ...cookies.filter((value) => value.length > 20)]) {
    expect(log.includes(secret), secret).toBe(false);
    expect(log.includes(encodeURIComponent(secret)), secret).toBe(false);
  }
});
