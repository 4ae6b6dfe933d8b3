import { expect, it } from 'vitest';
import { SummaryCard } from '#/storefront/features/checkout/components/summary.tsx';
import type { Checkout } from '#/storefront/features/checkout/checkout.functions.ts';
import { drawInShop } from '../shell/draw-in-shop.tsx';

// COURSE-10
it('the summary of a purchase names place, shift and start, and each of them once', () => {
  const checkout = {
    course: { titulo: 'Soldador', modalidade: { nome: 'Curso Técnico' }, periodo_preco: 'curso' },
    offer: {
      formato: 'presencial',
      unidade: { nome: 'SENAI Norte' },
      cidade: { nome: 'Lages', uf: 'SC' },
      turno: 'noturno',
      dias_semana: ['seg'],
      hora_inicio: '18:30',
      hora_fim: '22:00',
      data_inicio: '2027-01-12',
      carga_horaria: 160,
    },
  } as unknown as Checkout;
  const html = drawInShop(
    <SummaryCard checkout={checkout} price={{ original: 100, promotion: 0, coupon: 0, total: 100 }} />,
  );
  for (const part of ['Lages', 'Noite', '12/jan/2027']) expect(html.split(part)).toHaveLength(2);
});
