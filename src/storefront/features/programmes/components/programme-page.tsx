import { useSuspenseQuery } from '@tanstack/react-query';
import type { CourseSummary, Offer } from '#/contract/catalogue/course.ts';
import { describeOfferState } from '#/domain/catalogue/offer-status.ts';
import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { noDayYet } from '#/domain/catalogue/offer-labels.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatHours } from '#/domain/time/hours.ts';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { LazyPicture } from '#/storefront/shared/course/lazy-picture.ts';
import { acrossPhone } from '#/storefront/shared/course/picture-sizes.ts';
import { Price } from '#/storefront/shared/course/price.tsx';
import { ProgrammeParts } from '#/storefront/shared/course/programme-parts.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { RichTextBlocks } from '#/storefront/shared/rich-text/rich-text.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { programmeQueries } from '../programmes.queries.ts';

export function ProgrammePage({ slug }: { slug: string }) {
  const { data: programme } = useSuspenseQuery(programmeQueries.programme(slug));
  const { titulo, resumo, texto, carga_horaria, imagem, imagem_alt, cursos, edicoes } = programme;
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-6 md:pb-12">
      <Breadcrumb
        items={[{ text: 'Programas', href: 'programas' }, { text: titulo }]}
        renderLink={({ href, ...link }) =>
          href === 'programas' ? <Link to="/programas" {...link} /> : <Link to="/" {...link} />
        }
      />
      <article className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <header className="grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,1fr)_18rem] lg:col-span-2 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
          <LazyPicture
            src={imagem}
            alt={imagem_alt}
            sizes={`(min-width: 64rem) 24rem, (min-width: 48rem) 18rem, ${acrossPhone}`}
            eager="first"
            className="aspect-5/2 w-full rounded-md bg-area-soft object-cover md:col-start-2 md:aspect-video"
          />
          <div className="grid max-w-prose content-start gap-3 md:col-start-1 md:row-start-1">
            <h1 className="text-title wrap-anywhere">{titulo}</h1>
            <p className="text-lg">{resumo}</p>
            <p className="text-muted">
              {`${cursos.length} cursos, ${formatHours(carga_horaria)}. Uma compra, uma vaga em cada turma.`}
            </p>
          </div>
        </header>
        <section aria-labelledby="edicoes" className="grid grid-cols-1 content-start gap-4 lg:col-start-2">
          <h2 id="edicoes" className="text-section">
            Quando e quanto
          </h2>
          {edicoes.length === 0 ? (
            <EmptyState level={3} title="Nenhuma edição aberta agora">
              Quando houver uma nova edição, ela aparece aqui. Cada curso também pode ser feito sozinho.
            </EmptyState>
          ) : (
            edicoes.map((edition) => <Edition key={edition.id_oferta} edition={edition} />)
          )}
        </section>
        <div className="grid grid-cols-1 content-start gap-8 lg:col-start-1 lg:row-start-2">
          {texto.length > 0 && (
            <div className="grid max-w-prose grid-cols-1 gap-4">
              <RichTextBlocks blocks={texto} level={2} />
            </div>
          )}
          <section aria-labelledby="cursos" className="grid grid-cols-1 gap-4">
            <h2 id="cursos" className="text-section">
              Os cursos, na ordem
            </h2>
            <ol className="grid gap-3">
              {cursos.map((course, index) => (
                <Part key={course.id_produto} course={course} place={index + 1} />
              ))}
            </ol>
          </section>
        </div>
      </article>
    </div>
  );
}

function Part({ course, place }: { course: CourseSummary; place: number }) {
  return (
    <Card as="li" className="flex gap-4">
      <span aria-hidden className="text-2xl font-extrabold text-primary-600 tabular-nums">
        {place}
      </span>
      <div className="grid min-w-0 gap-1">
        <h3 className="font-semibold">
          <CourseLink course={course} className={`${linkClass()} inline-block py-1 wrap-anywhere`}>
            {course.titulo}
          </CourseLink>
        </h3>
        <p className="text-sm text-muted">
          {[
            formatHours(course.carga_horaria),
            course.preco_a_partir_de !== null &&
              `sozinho, a partir de ${formatReais(course.preco_a_partir_de)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
    </Card>
  );
}

function Edition({ edition }: { edition: Offer }) {
  const { id_oferta, id_produto, data_inicio, data_fim, inscricoes_ate, aberta, partes = [] } = edition;
  const { preco_original, preco_promocional, parcelas_max, vagas_disponiveis: left } = edition;
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-4 shadow-md">
      <h3 className="font-semibold text-heading">
        {edition.estado === 'adiada' ? noDayYet : `De ${formatDay(data_inicio)} a ${formatDay(data_fim)}`}
      </h3>
      {aberta ? (
        <>
          <div className="grid gap-1">
            <Price
              original={preco_original}
              promotional={preco_promocional}
              installments={parcelas_max}
              size="page"
            />
            {preco_promocional !== null && (
              <p className="text-sm text-muted">
                {`Comprados um a um, estes cursos custam hoje ${formatReais(preco_original)}.`}
              </p>
            )}
          </div>
          {left !== null && left <= 10 && (
            <p className="text-sm font-semibold text-warning-strong">
              {left === 1 ? 'Última vaga' : `Restam ${left} vagas`}
            </p>
          )}
          <Link
            to="/checkout/$productOffer"
            params={{ productOffer: formatProductOffer({ courseId: id_produto, offerId: id_oferta }) }}
            className={buttonClass({ variant: 'sell', size: 'lg', block: true })}
          >
            <span className="for-buyers">Comprar o programa</span>
            <span className="for-sellers">Vender este programa</span>
          </Link>
          <p className="text-sm text-muted">{`Inscrições até ${formatDay(inscricoes_ate)}.`}</p>
        </>
      ) : (
        <Alert tone="warning" title={describeOfferState(edition)}>
          Esta edição não está à venda agora.
        </Alert>
      )}
      <div className="border-t border-line pt-4">
        <ProgrammeParts parts={partes} />
      </div>
    </Card>
  );
}
