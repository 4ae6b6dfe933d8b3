import { createFileRoute } from '@tanstack/react-router';
import { forEverybody } from '#/features/navigation/for-everybody.ts';
import { serveQrCode } from '#/features/shell/qr-code/serve-qr-code.ts';

export const Route = createFileRoute('/qr-code')({
  server: { middleware: [forEverybody], handlers: { GET: () => serveQrCode() } },
});
