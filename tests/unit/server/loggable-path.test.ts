import { expect, test } from 'vitest';
import { loggablePath } from '#/server/log/loggable-path.ts';

test.each([
  ['/trocasenha/AbC/vitrine?cpf=52998224725', '/trocasenha/[hidden]'],
  ['/TrocaSenha/AbC/vitrine', '/TrocaSenha/[hidden]'],
  ['/minhas-compras/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/minhas-compras/[hidden]'],
  ['/api/pix/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/api/pix/[hidden]'],
  ['/sgn/antigo/curso', '/sgn/antigo/curso'],
  ['/lista-de-espera/AbC', '/lista-de-espera/[hidden]'],
  ['/api/lista-espera/convite/AbC', '/api/lista-espera/convite/[hidden]'],
  ['/api/troca-senha/AbC/vitrine', '/api/troca-senha/[hidden]'],
  ['/api/oferta/7/lista-espera', '/api/oferta/7/lista-espera'],
  ['/busca?titulo=solda', '/busca'],
])('%s is logged as %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});
