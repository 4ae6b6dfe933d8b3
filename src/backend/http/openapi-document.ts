import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { experimental_ValibotToJsonSchemaConverter as ValibotToJsonSchemaConverter } from '@orpc/valibot';
import { contract } from '#/contract/contract.ts';
import { cookieName } from '#/contract/cookie-names.ts';
import { namedSchemas, namedTexts } from './openapi-schemas.ts';

const httpMethods = ['get', 'put', 'post', 'delete'] as const;

const textSchemas = Object.fromEntries(
  Object.entries(namedTexts).map(([name, { schema }]) => [name, schema]),
);

interface DocumentOptions {
  /** Names, as 'session.logout', of the calls that refuse visitors. */
  credentials: ReadonlyMap<string, string | undefined>;
  /** Whether the shop is reached by https, which the names of its cookies depend on. */
  production: boolean;
}

/** The OpenAPI 3.1 document of the whole contract; every operation may respond with the one error body. */
export async function createOpenApiDocument({ credentials, production }: DocumentOptions) {
  const converter = new ValibotToJsonSchemaConverter({
    target: 'draft-2020-12',
    definitions: { ...namedSchemas, ...textSchemas },
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    // Files have no schema of their own in JSON; what the wire has of them is bytes.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'file'
        ? { type: 'string', contentMediaType: 'application/octet-stream' }
        : jsonSchema,
  });
  const document = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract, {
    info: {
      title: 'Loja de cursos',
      version: '1',
      description: 'A vitrine de cursos: catálogo, sessão, compra e Pix.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Esta loja' }],
  });
  document.components = {
    ...document.components,
    schemas: describeNamed(converter),
    securitySchemes: {
      sessao: {
        type: 'apiKey',
        in: 'cookie',
        name: cookieName('userToken', production),
        description: 'De POST /api/login; dura 15 minutos.',
      },
      chave: {
        type: 'http',
        scheme: 'bearer',
        description: 'A chave de um sistema da escola, feita em /gestao/chaves.',
      },
      renovacao: {
        type: 'apiKey',
        in: 'cookie',
        name: cookieName('refreshToken', production),
        description: 'De POST /api/login; renova a sessão.',
      },
    },
  };
  document.paths = withSlashAtEnd(document.paths ?? {});
  const tags = new Set<string>();
  for (const path of Object.values(document.paths)) {
    for (const method of httpMethods) {
      const operation = path?.[method];
      if (!operation?.operationId) continue;
      const name = operation.operationId;
      operation.responses = { ...operation.responses, '4XX': errorResponse, '5XX': errorResponse };
      // An operation is named by its section of the contract and its name there.
      const [section = ''] = name.split('.');
      operation.tags = [section];
      tags.add(section);
      const credential = credentials.get(name);
      if (credential) operation.security = [{ [credential]: [] }];
      else operation.security = name === 'session.refreshTokenUser' ? [{ renovacao: [] }] : [];
    }
  }
  document.tags = [...tags].map((name) => ({ name, description: `Seção ${name} do contrato` }));
  return withoutDefinitions(document);
}

function describeNamed(converter: ValibotToJsonSchemaConverter) {
  // They all come with any schema that is converted.
  const [, { $defs }] = converter.convert(namedSchemas['Erro'], { strategy: 'output' });
  const described = $defs as NonNullable<NonNullable<OpenAPI.Document['components']>['schemas']>;
  const texts = Object.entries(namedTexts).map(([name, { example }]) => [
    name,
    { ...described[name], examples: [example] },
  ]);
  return { ...described, ...(Object.fromEntries(texts) as typeof described) };
}

/** Each schema brings all named ones along, which the document has once. */
function withoutDefinitions<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutDefinitions) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => key !== '$defs' && key !== '$schema');
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutDefinitions(value)])) as Node;
}

function withSlashAtEnd<Item>(paths: Readonly<Record<string, Item>>): Record<string, Item> {
  const ending = new Set(
    Object.values(contract)
      .flatMap((endpoints) => Object.values(endpoints))
      .map((endpoint) => endpoint['~orpc'].route.path ?? '')
      .filter((path) => path.endsWith('/')),
  );
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [ending.has(`${path}/`) ? `${path}/` : path, item]),
  );
}

const errorResponse = {
  description: 'Recusa ou falha',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
};
