import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

const page = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Referência da API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="reference"><noscript>A referência precisa de JavaScript. O documento é <a href="/api/openapi.json">/api/openapi.json</a>.</noscript></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;

// Calls that change something are refused from other origins, so only reads can be tried out.
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  docExpansion: 'none',
  filter: true,
  supportedSubmitMethods: ['get'],
  validatorUrl: null,
});`;

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI sets styles on elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const texts: Record<string, { type: string; read: () => Promise<string> | string }> = {
  '/api/docs': { type: 'text/html', read: () => page },
  '/api/docs/start.js': { type: 'text/javascript', read: () => start },
  '/api/docs/swagger-ui.css': { type: 'text/css', read: () => readPackageFile('swagger-ui.css') },
  '/api/docs/swagger-ui-bundle.js': {
    type: 'text/javascript',
    read: () => readPackageFile('swagger-ui-bundle.js'),
  },
};

const readPackageFile = (name: string) => readFile(packages.resolve(`swagger-ui-dist/${name}`), 'utf8');

/** Responses of the API reference by path: Swagger UI from this server, with nothing from elsewhere. */
export const apiReference: Record<string, () => Promise<Response>> = Object.fromEntries(
  Object.entries(texts).map(([path, { type, read }]) => [
    path,
    async () =>
      new Response(await read(), {
        headers: {
          'content-type': `${type}; charset=utf-8`,
          'content-security-policy': contentSecurityPolicy,
          'cache-control': 'public, max-age=3600',
        },
      }),
  ]),
);
