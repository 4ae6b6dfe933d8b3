import type { DeskEdition, DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import { offerStatusLabels } from '#/domain/catalogue/offer-status.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

export function Editions({ programme: { slug, edicoes } }: { programme: DeskProgramme }) {
  return (
    <section aria-labelledby="edicoes" className="grid grid-cols-1 gap-4">
      <h2 id="edicoes" className="text-section">
        Edições
      </h2>
      {edicoes.length === 0 ? (
        <p className="text-muted">
          Uma edição diz as turmas e o preço. Sem edição à venda, o programa não é vendido.
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {edicoes.map((edition) => (
            <Edition key={edition.id_oferta} slug={slug} edition={edition} />
          ))}
        </ul>
      )}
      <p>
        <Link
          to="/gestao/programas/$slug/edicoes/nova"
          params={{ slug }}
          className={buttonClass({ variant: 'secondary' })}
        >
          Nova edição
        </Link>
      </p>
    </section>
  );
}

function Edition({ slug, edition }: { slug: string; edition: DeskEdition }) {
  const {
    id_oferta,
    codigo_turma,
    situacao,
    preco,
    soma,
    vagas_disponiveis: left,
    compras,
    turmas,
  } = edition;
  const isOnSale = situacao === 'em-aberto' || situacao === 'confirmada';
  return (
    <Card as="li" className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-3">
        <Link
          to="/gestao/programas/$slug/edicoes/$idOferta"
          params={{ slug, idOferta: id_oferta }}
          className={`${linkClass()} inline-block py-1 font-semibold`}
        >
          {codigo_turma}
        </Link>
        <Badge tone={isOnSale ? 'success' : 'neutral'}>
          {edition.a_venda ? offerStatusLabels[situacao] : 'Fora de venda'}
        </Badge>
      </p>
      <p className="text-sm">{`${formatReais(preco)}, em vez de ${formatReais(soma)} um a um`}</p>
      <p className="text-sm text-muted">
        {[
          left === null ? 'Sem limite de vagas' : left === 1 ? '1 vaga livre' : `${left} vagas livres`,
          compras === 1 ? '1 compra' : `${compras} compras`,
        ].join(', ')}
      </p>
      <ol className="grid list-decimal gap-1 ps-5 text-sm text-muted">
        {turmas.map((part) => (
          <li key={part.id_oferta}>
            {`${part.curso}: ${part.codigo_turma}, começa em ${formatDay(part.data_inicio)}, ${offerStatusLabels[part.situacao].toLowerCase()}`}
          </li>
        ))}
      </ol>
    </Card>
  );
}
