import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Serves pdf.js's worker script at the address the browser starts it from. */
export function servePdfWorker(): Plugin {
  const fileName = 'js/pdf.worker.min.js';
  const packages = createRequire(import.meta.url);
  const source = () => readFileSync(packages.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs'));
  return {
    name: 'vitrine:pdf-worker',
    configureServer: (server) => {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(source());
      });
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}
