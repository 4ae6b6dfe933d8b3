import { createFileRoute } from '@tanstack/react-router';
import { BankChargesPage } from '#/features/simulated-bank/components/bank-charges-page.tsx';

export const Route = createFileRoute('/banco-simulado/')({
  component: BankChargesPage,
});
