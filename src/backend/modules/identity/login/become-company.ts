import type { Database } from '#/backend/db/database.ts';
import { setCompanyKind } from './login-repository.ts';

/** Makes a shopper's login one of kind EMPRESA (COMPANY-1), once it buys for a company. A team's stays. */
export function becomeCompany(tx: Database, loginId: number): Promise<void> {
  return setCompanyKind(tx, loginId);
}
