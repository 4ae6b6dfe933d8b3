import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { OwnEnrolmentLink, OwnEnrolmentNotice } from './own-enrolment.tsx';
import { OwnPurchaseLink, OwnPurchaseNotice } from './own-purchase.tsx';

const loadPurchase = () => import('./own-purchase.tsx');
const loadEnrolment = () => import('./own-enrolment.tsx');

export const LateOwnPurchaseNotice = latePart(
  createServerOnlyFn(() => OwnPurchaseNotice),
  () => loadPurchase().then((module) => module.OwnPurchaseNotice),
);
export const LateOwnPurchaseLink = latePart(
  createServerOnlyFn(() => OwnPurchaseLink),
  () => loadPurchase().then((module) => module.OwnPurchaseLink),
);
export const LateOwnEnrolmentNotice = latePart(
  createServerOnlyFn(() => OwnEnrolmentNotice),
  () => loadEnrolment().then((module) => module.OwnEnrolmentNotice),
);
export const LateOwnEnrolmentLink = latePart(
  createServerOnlyFn(() => OwnEnrolmentLink),
  () => loadEnrolment().then((module) => module.OwnEnrolmentLink),
);

export async function loadOwn(): Promise<void> {
  const parts = [LateOwnPurchaseNotice, LateOwnPurchaseLink, LateOwnEnrolmentNotice, LateOwnEnrolmentLink];
  await Promise.all(parts.map((part) => part.load()));
}
