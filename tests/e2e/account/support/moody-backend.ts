import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How it takes to being asked who somebody is. */
export type Mood = 'knows' | 'refuses' | 'fails' | 'away';

export interface MoodyBackend {
  url: string;
  mood: Mood;
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

/** A backend that knows one person, or doesn't, as told; every other call finds nothing. */
export async function startMoodyBackend(): Promise<MoodyBackend> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const { pathname } = new URL(request.url ?? '/', 'http://backend.invalid');
    if (pathname === '/readyz') return answer(200, {});
    const isAboutSession = pathname === '/api/getPersonData' || pathname === '/api/refreshTokenUser';
    if (!isAboutSession) {
      return answer(404, { status: 404, codigo: 'NAO_ENCONTRADO', mensagem: 'Nada aqui' });
    }
    switch (backend.mood) {
      case 'knows':
        return answer(200, person);
      case 'refuses':
        return answer(401, { status: 401, codigo: 'NAO_AUTENTICADO', mensagem: 'Entre na sua conta.' });
      case 'fails':
        return answer(500, { status: 500, codigo: 'ERRO_INTERNO', mensagem: 'Algo deu errado.' });
      case 'away':
        return void request.socket.destroy();
    }
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const backend: MoodyBackend = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'knows',
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
  return backend;
}
