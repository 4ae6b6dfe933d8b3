import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonText } from '#/storefront/ui/feedback/skeleton.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { Menu } from '#/storefront/features/shell/shell.functions.ts';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';

export function WithMenu({ children }: { children: (menu: Menu) => ReactNode }) {
  const { data: menu, isError, refetch } = useQuery(shellQueries.menu());
  if (menu) return children(menu);
  if (!isError) return <SkeletonText lines={5} />;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>Não conseguimos abrir o menu agora.</p>
      <Button variant="secondary" size="sm" onClick={() => void refetch()}>
        Tentar de novo
      </Button>
    </div>
  );
}
