import { describe, expect, it } from 'vitest';
import { invoiceDue, invoiceState, readInvoiceLimit } from '#/domain/company/invoice.ts';

// COMPANY-8
describe('an invoice', () => {
  it('falls due 30 days later, or on the next day banks work', () => {
    expect(invoiceDue('2026-11-23')).toBe('2026-12-23');
    // A Christmas Day before a weekend.
    expect(invoiceDue('2026-11-25')).toBe('2026-12-28');
  });

  it('is overdue once no bank takes its boleto, and never when it is paid', () => {
    expect(invoiceState('2026-12-23', false, '2026-12-23')).toBe('ABERTA');
    expect(invoiceState('2026-12-23', false, '2026-12-24')).toBe('VENCIDA');
    expect(invoiceState('2026-12-23', true, '2026-12-24')).toBe('PAGA');
  });

  it.each([
    ['5000', 5000],
    ['R$ 5.000', 5000],
    ['1.000.000,00', 1_000_000],
    ['0', undefined],
    ['10.000.001', undefined],
    ['5.000,50', undefined],
    ['-5', undefined],
    ['mil', undefined],
    ['', undefined],
  ])('has a limit that is typed as %j: %s', (typed, limit) => {
    expect(readInvoiceLimit(typed)).toBe(limit);
  });
});
