import { atStart, theBrand } from '#/domain/school/brand-name.ts';
import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useContext } from 'react';
import { MeasuringChoice } from '#/storefront/shared/tracking/measuring-choice.ts';
import { isEncrypted } from '#/domain/site/encrypted.ts';
import type { SiteLayout } from '#/domain/site/site-layout.ts';
import { FooterLogo } from './footer-logo.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

export function LegalFooter({ layout, siteUrl }: { layout: SiteLayout; siteUrl: string }) {
  const choice = useContext(MeasuringChoice);
  const { nome, artigo, company, demonstracao } = useBrand();
  return (
    <div className="border-t border-white/15">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-2 px-4 py-4 text-xs md:px-6 md:text-sm lg:gap-y-4 lg:py-8 lg:grid-cols-[18rem_1fr_auto] lg:items-start">
        <FooterLogo layout={layout} kind="full" />
        <div className="grid gap-1 lg:border-s lg:border-white/15 lg:ps-8">
          <p>
            <ChangingText>{`${company.name} `}</ChangingText>
            {company.cnpj && <span className="whitespace-nowrap">{`CNPJ ${company.cnpj}`}</span>}
          </p>
          <address className="not-italic">
            {company.address && <ChangingText>{`${company.address}. `}</ChangingText>}
            {company.phone && (
              <span>
                <span className="whitespace-nowrap">{`Telefone ${company.phone}.`}</span>{' '}
              </span>
            )}
            {company.email && <span className="wrap-anywhere">{`E-mail ${company.email}.`}</span>}
          </address>
          {demonstracao && (
            <p>
              {`${atStart(theBrand({ nome, artigo }))} é uma loja de demonstração, de código aberto. Empresa e CNPJ são fictícios.`}
            </p>
          )}
          {!isEncrypted(siteUrl) && <p>Ambiente de teste: a conexão com esta página não é cifrada.</p>}
        </div>
        <div className="grid content-start lg:gap-3">
          <ul className="footer-links flex flex-wrap gap-x-6 lg:flex-col">
            <li>
              <Link to="/politica-privacidade">Política de Privacidade</Link>
            </li>
            <li>
              <Link to="/termos-de-uso">Termos de uso</Link>
            </li>
            <li>
              <Link to="/acessibilidade">Acessibilidade</Link>
            </li>
            {choice && (
              <li className="noscript:hidden">
                <button type="button" onClick={choice.ask}>
                  Preferências de cookies
                </button>
              </li>
            )}
          </ul>
          <ThemeChoice />
        </div>
      </div>
    </div>
  );
}
