import type { ChecklistItem } from '#/contract/school/checklist.ts';
import type { BadgeTone } from '#/storefront/ui/display/badge.tsx';

export const standings: Record<ChecklistItem['situacao'], { tone: BadgeTone; label: string }> = {
  FEITO: { tone: 'success', label: 'Pronto' },
  AVISO: { tone: 'warning', label: 'Atenção' },
  FALTA: { tone: 'danger', label: 'Falta' },
};
