import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskUnit } from '#/contract/catalogue/course-desk.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import { SHOP_TIME_ZONE } from '#/domain/time/dates.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { courseDeskQueries } from '../course-desk.queries.ts';

/** Where the school is: every unit, with the way to its form. */
export function UnitsPage() {
  const { data: units } = useSuspenseQuery(courseDeskQueries.units());
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Unidades</h1>
        <Link to="/gestao/unidades/nova" className={`${buttonClass()} md:justify-self-start`}>
          Nova unidade
        </Link>
      </header>
      {units.length === 0 ? (
        <EmptyState title="Ainda não há unidades">
          Cadastre onde as aulas acontecem, ou de onde os cursos a distância são atendidos.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {units.map((unit) => (
            <UnitItem key={unit.id_unidade} unit={unit} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UnitItem({ unit }: { unit: DeskUnit }) {
  const { id_unidade, nome, cidade, uf, endereco, cep, telefone, fuso, fechada, turmas } = unit;
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-2">
      <p>
        <Link
          to="/gestao/unidades/$idUnidade"
          params={{ idUnidade: id_unidade }}
          className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
        >
          {`${nome}, ${cidade}/${uf}`}
        </Link>
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {[endereco, `CEP\u00A0${formatCep(cep)}`, telefone].filter(Boolean).join(' · ')}
      </p>
      <p className="flex flex-wrap gap-2">
        {fechada && <Badge tone="warning">Fechada</Badge>}
        {fuso !== SHOP_TIME_ZONE && <Badge>{`Horário de ${cidade}`}</Badge>}
        <Badge>{turmas === 1 ? '1 turma a terminar' : `${turmas} turmas a terminar`}</Badge>
      </p>
    </Card>
  );
}
