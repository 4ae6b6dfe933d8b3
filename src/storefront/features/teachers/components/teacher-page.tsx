import { useSuspenseQuery } from '@tanstack/react-query';
import type { TaughtOffer } from '#/contract/catalogue/teachers.ts';
import { formatLabels } from '#/domain/catalogue/offer-labels.ts';
import { pricePeriodLabels } from '#/domain/catalogue/price-period.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { offerParams } from '#/storefront/shared/course/course-params.ts';
import { describeSchedule } from '#/storefront/shared/course/offer-labels.ts';
import { Price } from '#/storefront/shared/course/price.tsx';
import { TeacherPhoto } from '#/storefront/shared/course/teacher/teacher-photo.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { RichTextBlocks } from '#/storefront/shared/rich-text/rich-text.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { teacherQueries } from '../teachers.queries.ts';

export function TeacherPage({ slug }: { slug: string }) {
  const { data: teacher } = useSuspenseQuery(teacherQueries.teacher(slug));
  const { nome, imagem, imagem_alt, biografia, links, turmas } = teacher;
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-6 md:pb-12">
      <Breadcrumb
        items={[{ text: 'Professores', href: 'professores' }, { text: nome }]}
        renderLink={({ href, ...link }) =>
          href === 'professores' ? <Link to="/professores" {...link} /> : <Link to="/" {...link} />
        }
      />
      <article className="grid grid-cols-1 gap-8">
        <header className="flex flex-wrap items-center gap-6">
          {imagem !== null && <TeacherPhoto src={imagem} alt={imagem_alt} size="large" />}
          <h1 className="min-w-0 text-title wrap-anywhere">{nome}</h1>
        </header>
        {biografia.length > 0 && (
          <div className="grid max-w-prose grid-cols-1 gap-4">
            <RichTextBlocks blocks={biografia} level={2} />
          </div>
        )}
        {links.length > 0 && (
          <section aria-labelledby="mais-sobre" className="grid gap-2">
            <h2 id="mais-sobre" className="text-section">
              Em outros sites
            </h2>
            <ul className="grid justify-items-start">
              {links.map((link) => (
                <li key={link}>
                  <a
                    href={link}
                    rel="noopener nofollow"
                    target="_blank"
                    className={`${linkClass()} inline-flex items-center gap-2 py-2 wrap-anywhere`}
                  >
                    <span translate="no">{nameOfLink(link)}</span>
                    <Icon name="external" size="sm" label="abre em outra aba" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="turmas-abertas" className="grid grid-cols-1 gap-4">
          <h2 id="turmas-abertas" className="text-section">
            Turmas com inscrições abertas
          </h2>
          {turmas.length === 0 ? (
            <EmptyState
              level={3}
              title="Nenhuma turma aberta agora"
              actions={
                <Link to="/busca" className={buttonClass()}>
                  Ver todos os cursos
                </Link>
              }
            >
              Quando houver uma nova turma, ela aparece aqui.
            </EmptyState>
          ) : (
            <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
              {turmas.map((offer) => (
                <Taught key={offer.id_oferta} offer={offer} />
              ))}
            </ul>
          )}
        </section>
      </article>
    </div>
  );
}

/** 'lattes.cnpq.br/123': without what every address begins with. */
const nameOfLink = (link: string) => link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

function Taught({ offer }: { offer: TaughtOffer }) {
  const { produto, formato, cidade, data_inicio, tipo_oferta, preco_original, preco_promocional } = offer;
  const place = formato === 'ead' ? formatLabels.ead : `${cidade.nome}/${cidade.uf}`;
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-2">
      <h3 className="font-semibold">
        <Link
          to="/$modality/$nomeCurso/$city/$idCurso/$idOferta"
          params={offerParams(produto, offer)}
          className={`${linkClass()} inline-block py-1 wrap-anywhere`}
        >
          {produto.titulo}
        </Link>
      </h3>
      <p className="text-sm">{`${place}, começa em ${formatDay(data_inicio)}`}</p>
      <p className="text-sm text-muted">{describeSchedule(offer)}</p>
      {tipo_oferta === 'BOLSA' ? (
        <p className="font-bold text-success-strong">Bolsa integral nesta turma</p>
      ) : (
        <Price
          original={preco_original}
          promotional={preco_promocional}
          unit={pricePeriodLabels[produto.periodo_preco]}
        />
      )}
    </Card>
  );
}
