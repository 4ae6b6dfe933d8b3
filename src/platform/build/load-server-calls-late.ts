import { join } from 'node:path';
import type { Plugin } from 'vite';

const trigger = join(import.meta.dirname, '../hydration/island-trigger.ts');

/**
 * Loads the client of server functions (a twentieth of the scripts, most of it seroval) after the first
 * interaction, since hydration doesn't need it. A call made earlier loads it and waits.
 */
export function loadServerCallsLate(): Plugin {
  const virtualId = '\0vitrine:server-calls';
  let fetcher: string | undefined;
  return {
    name: 'vitrine:load-server-calls-late',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== './serverFnFetcher.js' || !importer?.endsWith('/client-rpc/createClientRpc.js')) return;
      fetcher = (await this.resolve(source, importer, { skipSelf: true }))?.id;
      return virtualId;
    },
    load(id) {
      if (id !== virtualId) return;
      return `
        import { afterFirstInteraction } from ${JSON.stringify(trigger)};
        const load = () => import(${JSON.stringify(fetcher)});
        export const serverFnFetcher = async (...call) => (await load()).serverFnFetcher(...call);
        afterFirstInteraction(() => load().catch(() => {}));
      `;
    },
    buildEnd(error) {
      if (!error && fetcher === undefined) {
        this.error(
          '@tanstack/start-client-core no longer imports serverFnFetcher.js from createClientRpc.js',
        );
      }
    },
  };
}
