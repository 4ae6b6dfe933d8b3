import { describe, expect, it } from 'vitest';
import {
  canPay,
  isContactCentre,
  loginKindLabels,
  loginKinds,
  shownEmail,
} from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { isOpenOffer, offerStatuses, offerStatusLabels } from '#/domain/catalogue/offer-status.ts';

describe('login kinds (IDENTITY-1)', () => {
  it('let the contact centre sell, but neither pay nor refund (IDENTITY-4)', () => {
    expect(hasPermission('CONTACT_CENTER', 'sell-assisted')).toBe(true);
    expect(hasPermission('CONTACT_CENTER', 'give-capped-discount')).toBe(true);
    expect(hasPermission('CONTACT_CENTER', 'see-team-sales')).toBe(false);
    expect(loginKinds.filter((kind) => !canPay(kind))).toEqual(['CONTACT_CENTER', 'SUPERVISOR']);
  });

  it('give each act of staff to the kinds of docs/role-matrix.md (IDENTITY-2)', () => {
    const allowed = (permission: Parameters<typeof hasPermission>[1]) =>
      loginKinds.filter((kind) => hasPermission(kind, permission));
    expect(allowed('refund')).toEqual(['FINANCEIRO']);
    expect(allowed('find-orders')).toEqual(['SUPERVISOR', 'FINANCEIRO', 'ADMIN']);
    expect(allowed('see-team-sales')).toEqual(['SUPERVISOR']);
    expect(allowed('manage-catalogue')).toEqual(['ADMIN']);
    expect(allowed('moderate-reviews')).toEqual(['ADMIN']);
    expect(allowed('answer-questions')).toEqual(['CONTACT_CENTER', 'SUPERVISOR', 'ADMIN']);
    expect(allowed('discard-questions')).toEqual(['ADMIN']);
    expect(allowed('check-cpf-claims')).toEqual(['SUPERVISOR', 'ADMIN']);
    expect(allowed('decide-bound-cpf')).toEqual(['ADMIN']);
    expect(allowed('settle-finance')).toEqual(['FINANCEIRO', 'ADMIN']);
  });

  it('have a label each', () => {
    expect(new Set(Object.values(loginKindLabels)).size).toBe(loginKinds.length);
  });

  it('tell a seller by the contact-centre id (IDENTITY-3)', () => {
    expect(isContactCentre({ idLoginContactCenter: 7 })).toBe(true);
    expect(isContactCentre({ idLoginContactCenter: null })).toBe(false);
  });

  it('show the e-mail of the login before the main one (IDENTITY-6)', () => {
    expect(shownEmail({ login: { email: 'a@x.co' }, emailPrincipal: 'b@x.co' })).toBe('a@x.co');
    expect(shownEmail({ login: { email: null }, emailPrincipal: 'b@x.co' })).toBe('b@x.co');
    expect(shownEmail({ login: { email: '' }, emailPrincipal: 'b@x.co' })).toBe('b@x.co');
    expect(shownEmail({ emailPrincipal: 'b@x.co' })).toBe('b@x.co');
    expect(shownEmail({})).toBe('');
  });
});

describe('offer status (CATALOGUE-10)', () => {
  it('says which offers take enrolments', () => {
    expect(offerStatuses.filter(isOpenOffer)).toEqual(['em-aberto', 'confirmada']);
    expect(offerStatusLabels.encerrada).toBe('Turma encerrada');
    expect(new Set(Object.values(offerStatusLabels)).size).toBe(offerStatuses.length);
  });
});
