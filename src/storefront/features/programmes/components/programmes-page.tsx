import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProgrammeItem } from '#/contract/catalogue/programmes.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { LazyPicture } from '#/storefront/shared/course/lazy-picture.ts';
import { acrossPhone } from '#/storefront/shared/course/picture-sizes.ts';
import { Price } from '#/storefront/shared/course/price.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { programmeQueries } from '../programmes.queries.ts';

export function ProgrammesPage() {
  const { data: programmes } = useSuspenseQuery(programmeQueries.list());
  return (
    <div className="container-page grid gap-8 py-6 md:pb-12">
      <Breadcrumb
        items={[{ text: 'Programas' }]}
        renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
      />
      <header className="grid max-w-prose gap-3">
        <h1 className="text-title">Programas</h1>
        <p className="text-muted">
          Vários cursos, um depois do outro, com um preço só: uma compra garante a vaga em todas as turmas.
        </p>
      </header>
      {programmes.length === 0 ? (
        <EmptyState
          title="Ainda não há programas por aqui"
          actions={
            <Link to="/busca" className={buttonClass()}>
              Ver todos os cursos
            </Link>
          }
        >
          Cada curso também pode ser feito sozinho.
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {programmes.map((programme, index) => (
            <Item key={programme.slug} programme={programme} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({ programme, isFirst }: { programme: ProgrammeItem; isFirst: boolean }) {
  const { slug, titulo, resumo, cursos, carga_horaria, imagem, preco_a_partir_de, soma } = programme;
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-3">
      <LazyPicture
        src={imagem}
        sizes={`(min-width: 48rem) 36rem, ${acrossPhone}`}
        eager={isFirst}
        className="aspect-5/2 w-full rounded-md bg-area-soft object-cover"
      />
      <h2 className="text-section">
        <Link
          to="/programas/$slug"
          params={{ slug }}
          className={`${linkClass()} inline-block py-1 wrap-anywhere`}
        >
          {titulo}
        </Link>
      </h2>
      <p>{resumo}</p>
      <ol className="grid list-decimal gap-1 ps-5 text-sm text-muted">
        {cursos.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <p className="text-sm text-muted">{`${formatHours(carga_horaria)} ao todo`}</p>
      {preco_a_partir_de === null ? (
        <p className="text-sm text-muted">Nenhuma edição aberta agora</p>
      ) : (
        <Price
          original={soma ?? preco_a_partir_de}
          promotional={soma !== null && preco_a_partir_de < soma ? preco_a_partir_de : null}
        />
      )}
    </Card>
  );
}
