import { createFileRoute } from '@tanstack/react-router';
import { forEverybody } from '#/storefront/features/navigation/for-everybody.ts';
import { serveQrCode } from '#/storefront/features/shell/qr-code/serve-qr-code.ts';

export const Route = createFileRoute('/qr-code')({
  server: { middleware: [forEverybody], handlers: { GET: () => serveQrCode() } },
});
