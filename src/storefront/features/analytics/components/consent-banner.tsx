import { Link } from '#/storefront/shared/page/link.tsx';
import { useEffect, useRef } from 'react';
import type { MeasuringChoice, MeasuringConsent } from '#/domain/site/measuring-consent.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { measuringCookieLine } from '../keep-choice.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface ConsentBannerProps {
  consent: MeasuringConsent;
  measures: boolean;
  hasPartners: boolean;
  wasAskedFor: boolean;
  version: string;
  onChosen(choice: MeasuringChoice): void;
}

const current: Record<MeasuringConsent, string> = {
  granted: ' Hoje você aceita.',
  denied: ' Hoje você recusa.',
  pending: '',
};

export function ConsentBanner(props: ConsentBannerProps) {
  const { consent, measures, hasPartners, wasAskedFor, version, onChosen } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasAskedFor) title.current?.focus();
  }, [wasAskedFor]);
  function choose(choice: MeasuringChoice) {
    document.cookie = measuringCookieLine(choice, new Date(), {
      https: location.protocol === 'https:',
      version,
    });
    onChosen(choice);
  }

  return (
    <section
      aria-labelledby="preferencias-cookies"
      className="border-b border-line bg-surface noscript:hidden"
    >
      <div className="mx-auto grid max-w-page gap-3 px-4 py-4 md:px-6 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-8">
        <div className="grid gap-1 text-sm">
          <h2 id="preferencias-cookies" ref={title} tabIndex={-1} className="font-semibold text-heading">
            {hasPartners ? 'Podemos usar cookies opcionais?' : 'Podemos medir o uso do site?'}
          </h2>
          <p>
            <ChangingText>{`${measures ? 'Com cookies de medição sabemos quais páginas ajudam e quais atrapalham. Sem sua permissão, nada é medido.' : ''}${hasPartners ? ' Parceiros cuidam do formulário de novidades e da segurança do site, com cookies deles. Sem sua permissão, eles não são carregados.' : ''}${current[consent]} Você muda de ideia quando quiser, no rodapé. `}</ChangingText>
            <Link to="/politica-privacidade" className={linkClass()}>
              Política de Privacidade
            </Link>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={() => choose('denied')}>
            Recusar
          </Button>
          <Button variant="secondary" onClick={() => choose('granted')}>
            Aceitar
          </Button>
        </div>
      </div>
    </section>
  );
}
