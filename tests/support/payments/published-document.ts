import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import type { FakeRequest, FakeResponse } from './fake-service.ts';

/** An OpenAPI 3.0 document that a service publishes, by which what is sent and received is validated. */
export interface PublishedDocument {
  checked: number;
  /** @throws when request or response aren't as the document has them for this path */
  check(path: string, request: FakeRequest, response: FakeResponse): void;
}

interface Operation {
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

/**
 * The document in the file that an environment variable names; undefined when it isn't set. The documents
 * themselves are not part of this project: see docs/decisions/0048-real-payment-providers.md.
 */
export function openPublishedDocument(variable: string): PublishedDocument | undefined {
  const file = process.env[variable];
  if (!file) return undefined;
  const document = parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  fixPatterns(document);
  const ajv = new Ajv({ strict: false, logger: false, allErrors: true });
  ajv.addSchema(document, 'api');
  const validators = new Map<string, ValidateFunction>();

  function validate(pointer: string, value: unknown, what: string): void {
    const validator = validators.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, validator);
    if (!validator(value)) throw new Error(`${what}: ${ajv.errorsText(validator.errors)}`);
  }

  const follow = (pointer: string) =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[decode(key)], document);
  function contentSchema(pointer: string): string | undefined {
    const node = follow(pointer) as { $ref?: string; content?: Record<string, unknown> } | undefined;
    if (node?.$ref) return contentSchema(node.$ref.slice(1));
    const [type] = Object.keys(node?.content ?? {});
    return type === undefined ? undefined : `${pointer}/content/${encode(type)}/schema`;
  }

  const published: PublishedDocument = {
    checked: 0,
    check: (path, { method, text }, { status, body }) => {
      const template =
        path in document.paths ? path : Object.keys(document.paths).find((each) => fits(each, path));
      const verb = method.toLowerCase();
      const what = `${method} ${template ?? path} ${status}`;
      const operation = template === undefined ? undefined : document.paths[template]?.[verb];
      if (template === undefined || !operation) throw new Error(`${what}: not in the document`);
      const at = `/paths/${encode(template)}/${verb}`;
      const request = operation.requestBody ? contentSchema(`${at}/requestBody`) : undefined;
      if (request && status < 300) validate(request, JSON.parse(text), `request of ${what}`);
      // Statuses that the document leaves out, such as 401, have no body to hold it to.
      const response = operation.responses[status] ? contentSchema(`${at}/responses/${status}`) : undefined;
      if (response) validate(response, body, `response of ${what}`);
      published.checked++;
    },
  };
  return published;
}

const encode = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const decode = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

const fits = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);

function fixPatterns(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'pattern' && typeof value === 'string') {
      (node as Record<string, unknown>)[key] = value.replace(/^\/(.*)\/$/, '$1');
    } else fixPatterns(value);
  }
}
