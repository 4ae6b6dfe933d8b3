import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { priceRangeFacet } from '#/domain/catalogue/facets.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { RangeSlider } from '#/storefront/ui/fields/range-slider.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { LAST_POSITION, priceScale, readPrice, toPosition, toPrice } from '../price-scale.ts';
import { listSearchSchema, type SearchPageSearch } from '../search.schema.ts';

const pricesSchema = v.pick(listSearchSchema, ['preco_min', 'preco_max']);

interface PriceRangeProps {
  /** Lowest and highest price (reais) of the list without its price range. */
  min: number;
  max: number;
  search: SearchPageSearch;
}

interface Prices {
  from: number | undefined;
  to: number | undefined;
}

/**
 * A slider for quick hands and two fields for exact prices; they show the same. The list follows when the
 * hand rests. Without JavaScript the fields are sent with the form.
 */
export function PriceRange({ min, max, search }: PriceRangeProps) {
  const navigate = useNavigate();
  const addressed = useLocation({ select: ({ search: latest }) => v.parse(pricesSchema, latest) });
  const chosen: Prices = { from: addressed.preco_min, to: addressed.preco_max };
  const [shown, setShown] = useState(chosen);
  const [draft, setDraft] = useState(chosen);
  if (!same(shown, chosen)) {
    setShown(chosen);
    setDraft(chosen);
  }
  const scale = priceScale(min, max);
  const isChosen = chosen.from !== undefined || chosen.to !== undefined;
  if (search.preco === 'gratuito' || (scale.min === scale.max && !isChosen)) return null;
  const from = toPosition(draft.from ?? scale.min, scale);
  const to = toPosition(draft.to ?? scale.max, scale);

  function move(nextFrom: number, nextTo: number) {
    setDraft({
      from: nextFrom === 0 ? undefined : toPrice(nextFrom, scale),
      to: nextTo === LAST_POSITION ? undefined : toPrice(nextTo, scale),
    });
  }

  function apply() {
    const next = inOrder(draft);
    setDraft(next);
    if (same(next, chosen)) return;
    const { pagina: _first, ...rest } = search;
    void navigate({
      to: '.',
      search: { ...rest, preco_min: next.from, preco_max: next.to },
      resetScroll: false,
    });
  }

  const field = (key: keyof Prices, label: string, name: string, placeholder: number) => (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      maxLength={12}
      placeholder={String(placeholder)}
      value={draft[key] ?? ''}
      onChange={(event) => setDraft({ ...draft, [key]: readPrice(event.target.value) })}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
    />
  );
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-heading">{priceRangeFacet.label}</legend>
      {scale.min < scale.max && (
        <RangeSlider
          className="noscript:hidden"
          last={LAST_POSITION}
          from={{ label: 'Preço mínimo', value: from, text: formatReais(draft.from ?? scale.min) }}
          to={{ label: 'Preço máximo', value: to, text: formatReais(draft.to ?? scale.max) }}
          onMove={move}
          onRest={apply}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        {field('from', 'De', 'preco_min', scale.min)}
        {field('to', 'Até', 'preco_max', scale.max)}
      </div>
    </fieldset>
  );
}

function same(a: Prices, b: Prices): boolean {
  return a.from === b.from && a.to === b.to;
}

function inOrder({ from, to }: Prices): Prices {
  const swapped = from !== undefined && to !== undefined && from > to;
  return swapped ? { from: to, to: from } : { from, to };
}
