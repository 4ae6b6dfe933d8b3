import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { sharedPart } from '#/storefront/backend-client/shared-part.server.ts';
import { formatCep } from '#/domain/person/postal-code.ts';

/** Milliseconds: what a school saves is in its shop within 5 s. */
const freshMs = 1000;

const makePart = () =>
  sharedPart(freshMs, [{ name: 'units', call: () => backend().taxonomy.listUnits(), empty: [] }], (units) =>
    units.map(({ id_unidade, nome, cidade, uf, endereco, cep, telefone }) => ({
      id: id_unidade,
      name: nome,
      address: `${endereco}, ${cidade}/${uf}, CEP\u00A0${formatCep(cep)}`,
      phone: telefone,
    })),
  );
let made: ReturnType<typeof makePart> | undefined;
const part = createServerOnlyFn(() => (made ??= makePart()));

export const fetchUnits = createServerFn({ method: 'GET' }).handler(() => part().read());
export type ShownUnit = Awaited<ReturnType<typeof fetchUnits>>[number];
