import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { peopleQueries } from '../people.queries.ts';

/** One person by their whole CPF or e-mail; no list of all. */
export function PeoplePage({ busca }: { busca: string }) {
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Pessoas</h1>
        <p className="max-w-prose text-muted">
          Procure quem tem conta na loja. Cada busca e cada consulta ficam no registro.
        </p>
        <form method="get" role="search" className="grid max-w-form grid-cols-1 gap-3">
          <TextField
            key={busca}
            id="buscar-pessoa"
            name="busca"
            type="search"
            label="CPF ou e-mail"
            hint="Inteiro, como a pessoa usa para entrar"
            defaultValue={busca}
            required
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" className="md:justify-self-start">
            Procurar
          </Button>
        </form>
      </header>
      {busca !== '' && <FoundPeople busca={busca} />}
    </div>
  );
}

function FoundPeople({ busca }: { busca: string }) {
  const { data: people } = useSuspenseQuery(peopleQueries.found(busca));
  if (people.length === 0) {
    return (
      <EmptyState title="Ninguém encontrado">
        Confira se o CPF ou o e-mail está inteiro. Quem excluiu a conta não aparece mais.
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {people.map(({ id, nome, cpf }) => (
        <Card as="li" key={id} className="grid grid-cols-1 gap-1">
          <p>
            {/* A look at a person is written down: pointing at the link is none. */}
            <Link
              to="/gestao/pessoas/$idPessoa"
              params={{ idPessoa: id }}
              preload={false}
              className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
            >
              {nome}
            </Link>
          </p>
          <p className="text-sm text-muted">{`CPF ${cpf}`}</p>
        </Card>
      ))}
    </ul>
  );
}
