import { serveGallery } from '../../tests/gallery/serve-gallery.ts';

// `npm run gallery`: every component of src/storefront/ui with its states, until Ctrl-C.
const gallery = await serveGallery(Number(process.env['PORT'] ?? 3100));
console.log(`Components: ${gallery.url} (Ctrl-C stops)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void gallery.close().then(() => process.exit(0)));
