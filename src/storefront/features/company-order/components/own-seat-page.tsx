import { useSuspenseQuery } from '@tanstack/react-query';
import { FirstDay } from '#/storefront/shared/course/first-day.tsx';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { TermsText } from '#/storefront/shared/rich-text/terms-text.tsx';
import { companySeatWords } from '#/domain/sale/order/order-words.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { companyOrderQueries } from '../company-order.queries.ts';
import { describeSeat, seatTone } from '../own-seat-texts.ts';

interface OwnSeatPageProps {
  codigo: string;
  posicao: number;
  help: Elements;
}

export function OwnSeatPage({ codigo, posicao, help }: OwnSeatPageProps) {
  const { data: seat } = useSuspenseQuery(companyOrderQueries.ownSeat({ codigo, posicao }));
  const { estado, empresa, nome, do_responsavel, produto, oferta, contrato } = seat;
  const words = companySeatWords({ isGuardian: do_responsavel });
  const isConfirmed = isSeatPaid(estado);
  return (
    <div className="container-page grid gap-6 py-6 md:py-8">
      <Breadcrumb
        items={[{ text: 'Minhas compras', href: 'minhas-compras' }, { text: produto.titulo }]}
        renderLink={({ href, ...link }) => <Link to={href === '/' ? '/' : '/minhas-compras'} {...link} />}
      />
      <header className="grid justify-items-start gap-3">
        <Badge tone={seatTone(estado)}>{words.states[estado]}</Badge>
        <h1 className="text-title">{keepWords(produto.titulo)}</h1>
        <p className="max-w-prose text-lg text-balance">{keepWords(describeSeat(seat))}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          {isConfirmed && <FirstDay course={produto} offer={oferta} isCompany={do_responsavel} />}
          {isConfirmed && (
            <Section id="direitos" title={words.giveUp.title}>
              <p>
                {`A vaga é de um pedido da empresa ${empresa}, e só ela pode desistir dele. Não há nada a pagar nem a receber. Avise a empresa, ou fale com a gente.`}
              </p>
              <p>{help}</p>
            </Section>
          )}
        </div>
        <div className="grid gap-6">
          <Section id="turma" title="Turma">
            <OfferFacts offer={oferta} />
            <FactList
              facts={[
                ['Quem vai estudar', nome],
                ['Empresa', empresa],
                ...(isConfirmed && words.price ? [['Custo', words.price] as const] : []),
              ]}
            />
          </Section>
          <Section id="contrato" title="Contrato">
            <p>{`Versão ${contrato.versao}, aceita em ${formatInstant(new Date(contrato.aceite_em))}.`}</p>
            <TermsText text={seat.texto_contrato} content={seat.conteudo_contrato} label="Contrato aceito" />
          </Section>
          {!isConfirmed && <p>{help}</p>}
        </div>
      </div>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="grid grid-cols-1 content-start gap-4">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </Card>
  );
}
