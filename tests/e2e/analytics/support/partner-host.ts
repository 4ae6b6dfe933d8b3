import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PartnerHost {
  url: string;
  /** Paths of the scripts that were asked for, in order. */
  asked: string[];
  stop(): Promise<void>;
}

const scripts: Record<string, string> = {
  '/forms.js': `globalThis.RDStationForms = class {
    constructor(form, analytics) { this.form = form; this.analytics = analytics; }
    createForm() {
      document.getElementById(this.form).innerHTML =
        '<form data-analytics="' + this.analytics + '"><label>Seu melhor e-mail <input type="email"></label></form>';
    }
  };`,
  '/seal.js': `document.getElementById('armored_website').textContent = 'Selo do parceiro';`,
  '/protection.js': `globalThis.isProtected = true;`,
};

export async function startPartnerHost(): Promise<PartnerHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    response.setHeader('content-type', 'text/javascript');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.statusCode = path in scripts ? 200 : 404;
    response.end(scripts[path]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
