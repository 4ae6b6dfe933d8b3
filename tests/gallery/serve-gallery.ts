import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** Builds the gallery into a temporary folder and serves it on a loopback port; `close` removes both. */
export async function serveGallery(port: number) {
  const outDir = mkdtempSync(join(tmpdir(), 'gallery-'));
  const config = {
    configFile: false as const,
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
    logLevel: 'warn' as const,
    plugins: [tailwindcss(), react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
    preview: { host: '127.0.0.1', port, strictPort: true },
  };
  await build(config);
  const server = await preview(config);
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
