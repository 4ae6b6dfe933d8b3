import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';

export function HelpBand({ callback }: { callback: ReactNode }) {
  return (
    <section aria-label="Ajuda para escolher" className="container-page grid gap-4 lg:grid-cols-[2fr_1fr]">
      <div className="on-dark grid content-between gap-6 rounded-xl bg-band-900 bg-[url(/images/hero.svg)] bg-cover bg-center p-6 text-white md:p-10">
        <div className="grid gap-3">
          <h2 className="text-section text-white">Ficou em dúvida? A gente liga para você</h2>
          <p className="max-w-prose text-lg text-white/85">
            Deixe nome e telefone. Uma pessoa da nossa equipe explica cursos, horários e formas de pagamento,
            sem compromisso.
          </p>
        </div>
        <div>{callback}</div>
      </div>
      <div className="grid content-between gap-6 rounded-xl border border-primary-200 bg-primary-50 p-6 md:p-10">
        <div className="grid gap-3">
          <Icon name="building" size="xl" className="text-primary-700" />
          <h2 className="text-section">Cursos para a sua empresa</h2>
          <p>Treinamento na sua unidade, pacotes de vagas, NRs e cota de aprendizagem.</p>
        </div>
        <div>
          <Link to="/para-empresas" className={buttonClass({ variant: 'secondary' })}>
            Conhecer
            <span className="sr-only"> os cursos para empresas</span>
          </Link>
        </div>
      </div>
    </section>
  );
}
