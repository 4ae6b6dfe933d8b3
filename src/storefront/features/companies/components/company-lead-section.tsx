import { Link } from '#/storefront/shared/page/link.tsx';
import { useEffect, useRef, useState } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { CompanyLeadForm } from './company-lead-form.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

const promises = [
  'Sem compromisso e sem custo para pedir',
  'Proposta com prazos, locais e valores',
  'Seus dados só servem para responder ao pedido',
];

interface CompanyLeadSectionProps {
  answer: FormAnswer | undefined;
  sent: boolean;
}

export function CompanyLeadSection({ answer, sent }: CompanyLeadSectionProps) {
  const [sentNow, setSentNow] = useState(false);
  return (
    <section
      id="pedido"
      aria-labelledby="pedido-titulo"
      className="grid scroll-mt-4 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-12"
    >
      <header className="grid gap-4">
        <h2 id="pedido-titulo" className="text-section">
          Peça uma proposta
        </h2>
        <p>
          {keepWords(
            'Conte quem vai aprender e o quê. Respondemos por e-mail ou telefone em até dois dias úteis.',
          )}
        </p>
        <ul className="grid gap-2 text-sm">
          {promises.map((promise) => (
            <li key={promise} className="flex items-start gap-2">
              <Icon name="check" className="text-success" />
              <ChangingText>{promise}</ChangingText>
            </li>
          ))}
        </ul>
      </header>
      <Card padding="lg" className="shadow-md">
        {sentNow || sent ? (
          <LeadSent takesFocus={sentNow} />
        ) : (
          <CompanyLeadForm answer={answer} onSent={() => setSentNow(true)} />
        )}
      </Card>
    </section>
  );
}

function LeadSent({ takesFocus }: { takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-4">
        <Icon name="check-circle" size="xl" className="text-success" />
        <div className="grid gap-2">
          <h3 ref={heading} tabIndex={-1} className="text-section outline-none">
            Recebemos seu pedido
          </h3>
          <p>
            {keepWords(
              'Nossa equipe responde em até dois dias úteis. Enviamos uma confirmação para o seu e-mail; se ela não chegar, olhe também a caixa de spam.',
            )}
          </p>
        </div>
      </div>
      <div>
        <Link to="/busca" className={buttonClass({ variant: 'secondary' })}>
          Ver os cursos
        </Link>
      </div>
    </div>
  );
}
