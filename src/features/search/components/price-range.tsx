import { useNavigate } from '@tanstack/react-router';
import { Button } from '#/ui/button.tsx';
import { formText } from '#/ui/form-text.ts';
import { TextField } from '#/ui/text-field.tsx';
import type { SearchPageSearch } from '../search.schema.ts';

interface PriceRangeProps {
  /** Lowest and highest price (reais) of the list. */
  min: number;
  max: number;
  search: SearchPageSearch;
}

/** Two fields rather than a slider of two thumbs: exact, and as good by thumb as by keyboard. */
export function PriceRange({ min, max, search }: PriceRangeProps) {
  const navigate = useNavigate();
  if (max === 0 || search.preco === 'gratuito') return null;
  function apply(form: HTMLFormElement) {
    const whole = (name: string) => {
      const digits = formText(form, name).replace(/\D/g, '');
      return digits === '' ? undefined : Math.min(Number(digits), 9_999_999);
    };
    const { pagina: _first, ...rest } = search;
    void navigate({
      to: '.',
      search: { ...rest, preco_min: whole('preco_min'), preco_max: whole('preco_max') },
      resetScroll: false,
    });
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-heading">Faixa de preço (R$)</legend>
      <div className="grid grid-cols-2 gap-3" key={`${search.preco_min}-${search.preco_max}`}>
        <TextField
          label="De"
          name="preco_min"
          inputMode="numeric"
          placeholder={String(Math.floor(min))}
          defaultValue={search.preco_min ?? ''}
        />
        <TextField
          label="Até"
          name="preco_max"
          inputMode="numeric"
          placeholder={String(Math.ceil(max))}
          defaultValue={search.preco_max ?? ''}
        />
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={(event) => event.currentTarget.form && apply(event.currentTarget.form)}
      >
        Aplicar preço
      </Button>
    </fieldset>
  );
}
