import { createFileRoute } from '@tanstack/react-router';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';
import { serveQrCode } from '#/storefront/features/shell/qr-code/serve-qr-code.ts';

export const Route = createFileRoute('/qr-code')({
  server: { middleware: [publicFile], handlers: { GET: () => serveQrCode() } },
});
