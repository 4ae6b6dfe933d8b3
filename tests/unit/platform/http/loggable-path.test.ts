import { expect, test } from 'vitest';
import { loggablePath } from '#/platform/log/loggable-path.ts';

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
  // Other ways to write the same address (SECURITY-2).
  ['/%70ix/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/pix/[hidden]'],
  ['/p%69x/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/pix/[hidden]'],
  ['/%74rocasenh%61/AbC/vitrine', '/trocasenha/[hidden]'],
  ['//pix/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/pix/[hidden]'],
  ['/\\pix/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/pix/[hidden]'],
  ['/./pix/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/pix/[hidden]'],
  ['/busca/../pix/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/pix/[hidden]'],
  ['/%2e/pix/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/pix/[hidden]'],
  ['http://loja.test/pix/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/pix/[hidden]'],
  ['/%61pi/troca-senha/AbC/vitrine', '/api/troca-senha/[hidden]'],
  ['http://[pix/AbC', '[unreadable]'],
  ['/são-josé', '/s%C3%A3o-jos%C3%A9'],
])('%s is logged as %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});
