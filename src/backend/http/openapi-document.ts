import { OpenAPIGenerator } from '@orpc/openapi';
import { experimental_ValibotToJsonSchemaConverter as ValibotToJsonSchemaConverter } from '@orpc/valibot';
import { contract } from '#/contract/contract.ts';
import { errorBodySchema } from '#/contract/error-body.ts';

const httpMethods = ['get', 'put', 'post', 'delete'] as const;

/** The OpenAPI 3.1 document of the whole contract; every operation may respond with the one error body. */
export async function createOpenApiDocument() {
  const converter = new ValibotToJsonSchemaConverter({
    // Files have no schema of their own in JSON; the only ones the wire has are PDFs.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string', contentMediaType: 'application/pdf' } : jsonSchema,
  });
  const document = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract, {
    info: {
      title: 'Loja de cursos',
      version: '1',
      description: 'A vitrine de cursos: catálogo, sessão, compra e Pix.',
    },
  });
  const [, errorBody] = converter.convert(errorBodySchema, { strategy: 'output' });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Erro: errorBody as object },
  };
  document.paths = withSlashAtEnd(document.paths ?? {});
  for (const path of Object.values(document.paths)) {
    for (const method of httpMethods) {
      const operation = path?.[method];
      if (operation) operation.responses = { ...operation.responses, default: errorResponse };
    }
  }
  return document;
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
