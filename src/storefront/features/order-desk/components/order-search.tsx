import type { ReactElement } from 'react';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';

interface OrderSearchProps {
  id: string;
  label: string;
  hint: string;
  busca: string;
  /** The way back to all, once something is searched for. */
  all: ReactElement;
}

export function OrderSearch({ id, label, hint, busca, all }: OrderSearchProps) {
  return (
    <form method="get" role="search" className="grid max-w-form grid-cols-1 gap-3">
      <TextField
        key={busca}
        id={id}
        name="busca"
        type="search"
        label={label}
        hint={hint}
        defaultValue={busca}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Procurar</Button>
        {busca && all}
      </div>
    </form>
  );
}
