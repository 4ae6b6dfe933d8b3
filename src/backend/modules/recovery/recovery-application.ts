import { recoveryApplications, type RecoveryApplication } from '#/contract/identity/password.ts';

const applications: Record<RecoveryApplication, { marca: string; destino: string }> = {
  vitrine: { marca: 'Vitrine', destino: '/autenticacao' },
  compras: { marca: 'Vitrine', destino: '/autenticacao?redirect_to=%2Fminhas-compras' },
};

/** The brand and the page to return to that a `codigoAplicacao` names; undefined for an unknown one. */
export function findRecoveryApplication(code: string) {
  const known = recoveryApplications.find((application) => application === code);
  return known && applications[known];
}
