import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Mood = 'knows' | 'knows no more' | 'refuses' | 'fails' | 'away' | 'hangs';

export interface MoodyBackend {
  url: string;
  mood: Mood;
  asked: string[];
  stop(): Promise<void>;
}

const person = {
  idPessoa: 7,
  nome: 'Ana Souza',
  cpf: null,
  nascimento: null,
  telefones: [],
  temTelefone: false,
  tipoLogin: 'ALUNO',
  idLoginContactCenter: null,
  login: { email: 'ana@exemplo.com.br' },
  emailPrincipal: null,
  emailConfirmado: true,
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const userToken = `${part({ alg: 'none' })}.${part({ sub: '{"idLogin":1,"idPessoa":7}' })}.x`;

export const freshCookies = [
  `dev_userToken=${userToken}; Path=/; HttpOnly; SameSite=Lax`,
  'dev_refreshToken=r2; Path=/; HttpOnly; SameSite=Lax',
];

export async function startMoodyBackend(): Promise<MoodyBackend> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const refuse = () =>
      answer(401, { status: 401, codigo: 'NAO_AUTENTICADO', mensagem: 'Entre na sua conta.' });
    const { pathname, search } = new URL(request.url ?? '/', 'http://backend.invalid');
    if (pathname === '/readyz') return answer(200, {});
    const isAboutSession = pathname === '/api/getPersonData' || pathname === '/api/refreshTokenUser';
    if (!isAboutSession) {
      return answer(404, { status: 404, codigo: 'NAO_ENCONTRADO', mensagem: 'Nada aqui' });
    }
    backend.asked.push(`${request.method} ${pathname}`);
    switch (backend.mood) {
      case 'knows no more':
      case 'knows':
        if (backend.mood === 'knows no more' && search !== '') {
          return answer(422, { status: 422, codigo: 'DADOS_INVALIDOS', mensagem: 'Confira os dados.' });
        }
        if (pathname === '/api/getPersonData') {
          return request.headers.cookie?.includes('dev_userToken=') ? answer(200, person) : refuse();
        }
        response.setHeader('set-cookie', freshCookies);
        return answer(200, { expiraEm: '2026-01-01T00:00:00Z' });
      case 'refuses':
        return refuse();
      case 'fails':
        return answer(500, { status: 500, codigo: 'ERRO_INTERNO', mensagem: 'Algo deu errado.' });
      case 'away':
        return void request.socket.destroy();
      case 'hangs':
    }
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const backend: MoodyBackend = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'knows',
    asked: [],
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
  return backend;
}
