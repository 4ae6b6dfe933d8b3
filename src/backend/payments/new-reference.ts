import { randomBytes } from 'node:crypto';

/** 32 letters and digits that a bank takes as the shop's own number of a charge or a refund. */
export const newReference = (): string => randomBytes(16).toString('hex');
