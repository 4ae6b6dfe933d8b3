import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  fetchCompanies,
  fetchInvoices,
  noteTransfer,
  refuseInvoice,
  setInvoiceTerms,
} from './invoice.functions.ts';
import type { InvoiceRefusal, InvoiceTerms, TransferEntries } from './invoice.schema.ts';

const staleTime = 5000;

export const invoiceQueries = {
  all: ['invoices'] as const,
  open: (pagina: number) =>
    queryOptions({
      queryKey: [...invoiceQueries.all, 'open', pagina],
      queryFn: () => fetchInvoices({ data: { pagina } }),
      staleTime,
    }),
  companies: (pagina: number) =>
    queryOptions({
      queryKey: [...invoiceQueries.all, 'companies', pagina],
      queryFn: () => fetchCompanies({ data: { pagina } }),
      staleTime,
    }),
};

export const invoiceMutations = {
  note: () =>
    mutationOptions({
      mutationKey: ['note-transfer'],
      mutationFn: (data: TransferEntries) => noteTransfer({ data }),
    }),
  setTerms: () =>
    mutationOptions({
      mutationKey: ['set-invoice-terms'],
      mutationFn: (data: InvoiceTerms) => setInvoiceTerms({ data }),
    }),
  refuse: () =>
    mutationOptions({
      mutationKey: ['refuse-invoice'],
      mutationFn: (data: InvoiceRefusal) => refuseInvoice({ data }),
    }),
};
