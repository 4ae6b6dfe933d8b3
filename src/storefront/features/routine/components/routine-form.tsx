import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import * as v from 'valibot';
import { ONLINE_ONLY, routineDistances } from '#/domain/catalogue/routine/routine-choices.ts';
import { parseSearchParams } from '#/domain/site/search-params.ts';
import { PlaceField } from '#/storefront/shared/place/place-field.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { type RoutineSearch, routineSearchSchema } from '../routine.search.ts';
import { WeekGrid } from './week-grid.tsx';

const distances = [
  ...routineDistances.map((km) => ({ value: String(km), label: `Até ${km} km, ou online` })),
  { value: ONLINE_ONLY, label: 'Só online' },
];

/** On a phone the offers stand below the form. */
export const resultsId = 'turmas';

/** A form of the method GET, so that it works without a script. */
export function RoutineForm({ search }: { search: RoutineSearch }) {
  const router = useRouter();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    );
    const typed = parseSearchParams(new URLSearchParams(entries).toString());
    void router.navigate({
      to: '/cabe-na-minha-rotina',
      search: v.parse(routineSearchSchema, typed),
      hash: resultsId,
    });
  };
  return (
    <form
      method="get"
      action={router.buildLocation({ to: '/cabe-na-minha-rotina', hash: resultsId }).href}
      onSubmit={send}
      className="card grid gap-4 p-4"
    >
      <PlaceField place={search.onde} />
      <SelectField
        label="Até onde você vai"
        name="distancia"
        optional
        placeholder="Qualquer distância"
        options={distances}
        defaultValue={search.distancia}
      />
      <WeekGrid chosen={search.livre} />
      <TextField
        label="Começar até"
        name="comecar_ate"
        type="date"
        optional
        defaultValue={search.comecar_ate}
      />
      <TextField
        label="Quanto por mês, no máximo"
        hint="Em reais, sem centavos"
        name="por_mes"
        inputMode="numeric"
        pattern="\d{1,6}"
        maxLength={6}
        optional
        defaultValue={search.por_mes}
      />
      <Button type="submit">Ver o que cabe</Button>
    </form>
  );
}
