import { createFileRoute } from '@tanstack/react-router';
import { answerQrCode } from '#/features/shell/qr-code-answer.ts';

export const Route = createFileRoute('/qr-code')({
  server: { handlers: { GET: () => answerQrCode() } },
});
