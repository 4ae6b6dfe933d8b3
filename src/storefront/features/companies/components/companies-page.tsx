import { Link } from '#/storefront/shared/page/link.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { VitrineLink } from '#/storefront/shared/page/vitrine-link.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { companyOffers, companySteps } from '../company-offers.ts';
import { CompanyLeadSection } from './company-lead-section.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { QuotaSection, type QuotaSearch } from './quota-section.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface CompaniesPageProps {
  answer: FormAnswer | undefined;
  sent: boolean;
  quota: QuotaSearch;
}

export function CompaniesPage({ answer, sent, quota }: CompaniesPageProps) {
  return (
    <>
      <section className="on-dark bg-band-900 bg-[url(/images/hero.svg)] bg-cover bg-center text-white">
        <div className="container-page grid gap-5 py-10 md:gap-6 md:py-16">
          <h1 className="max-w-prose text-display text-white">Sua equipe pronta para o que vem</h1>
          <p className="max-w-prose text-lg text-white/85">
            Cursos para empresas de todos os tamanhos: na sua unidade, em turmas abertas ou a distância, do
            treinamento de um dia ao curso técnico.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to="/para-empresas" hash="pedido" className={buttonClass({ variant: 'sell', size: 'lg' })}>
              Pedir uma proposta
            </Link>
            <Link to="/busca" className={buttonClass({ variant: 'on-dark', size: 'lg' })}>
              Ver os cursos
            </Link>
          </div>
        </div>
      </section>
      <div className="container-page grid gap-12 py-6 pb-12 md:gap-16 md:pb-16">
        <Breadcrumb
          items={[{ text: 'Para empresas' }]}
          renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
        />
        <section className="grid gap-6">
          <h2 className="text-section">O que fazemos para empresas</h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {companyOffers.map(({ icon, title, text, facts }) => (
              <Card as="li" padding="lg" key={title} className="grid content-start gap-3">
                <span className="grid size-12 place-items-center rounded-md bg-primary-50 text-primary-700">
                  <Icon name={icon} size="lg" />
                </span>
                <h3 className="text-xl font-semibold">{title}</h3>
                <p>{keepWords(text)}</p>
                <ul className="grid gap-2 text-sm">
                  {facts.map((fact) => (
                    <li key={fact} className="flex items-start gap-2">
                      <Icon name="check" className="text-success" />
                      <ChangingText>{fact}</ChangingText>
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </ul>
          <p>
            Já escolheu a turma? Na página do curso, use “Comprar vagas para a empresa”: a lista da sua
            equipe, um pagamento só por Pix ou boleto, e cada aluno aceita a vaga pelo próprio link.
          </p>
          <p>
            Procura para uma ou duas pessoas? Você pode matricular direto pelo site: veja os{' '}
            <VitrineLink slug="cursos-de-nr" className={linkClass()}>
              cursos de NR
            </VitrineLink>{' '}
            e os{' '}
            <VitrineLink slug="cursos-rapidos" className={linkClass()}>
              cursos profissionais
            </VitrineLink>
            .
          </p>
        </section>
        <section className="grid gap-6">
          <h2 className="text-section">Como funciona</h2>
          <ol className="grid gap-6 md:grid-cols-3">
            {companySteps.map(({ title, text }, index) => (
              <li key={title} className="grid content-start gap-2 border-t-2 border-primary-600 pt-4">
                <span aria-hidden="true" className="text-3xl font-bold text-primary-700 tabular-nums">
                  {index + 1}
                </span>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p>{keepWords(text)}</p>
              </li>
            ))}
          </ol>
        </section>
        <QuotaSection {...quota} />
        <CompanyLeadSection answer={answer} sent={sent} />
      </div>
    </>
  );
}
