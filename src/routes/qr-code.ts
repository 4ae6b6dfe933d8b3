import { createFileRoute } from '@tanstack/react-router';
import { forEverybody } from '#/features/navigation/for-everybody.ts';
import { answerQrCode } from '#/features/shell/qr-code/qr-code-answer.ts';

export const Route = createFileRoute('/qr-code')({
  server: { middleware: [forEverybody], handlers: { GET: () => answerQrCode() } },
});
