import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { classNames } from '#/storefront/ui/class-names.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { SchoolNetwork } from '#/domain/school/networks.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import type { ShownUnit } from '../units.functions.ts';
import { TextPage } from './text-page.tsx';
import { UnitList } from './unit-list.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface ContactPageProps {
  callback: ReactNode;
  /** The shop's chat; null where it has none. */
  chatUrl: string | null;
  hours: string;
  networks: readonly SchoolNetwork[];
  units: readonly ShownUnit[];
}

export function ContactPage({ callback, chatUrl, hours, networks, units }: ContactPageProps) {
  const { company } = useBrand();
  const isFree = company.phone.startsWith('0800');
  return (
    <TextPage wide title="Fale conosco" lead="Escolha o jeito que preferir.">
      <ul className="grid gap-6 lg:grid-cols-2">
        {chatUrl !== null && (
          <Way icon="whatsapp" title="WhatsApp" text="Mande sua dúvida por mensagem.">
            <a href={chatUrl} target="_blank" rel="noopener" className={buttonClass()}>
              Conversar pelo WhatsApp
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </Way>
        )}
        {company.phone && (
          <Way icon="phone" title="Telefone" text={isFree ? 'A ligação é gratuita.' : ''}>
            <a href={`tel:${company.phone.replaceAll(/\D/g, '')}`} className={linkClass('text', tall)}>
              {company.phone}
            </a>
          </Way>
        )}
        <Way id="ligamos" icon="chat" title="Ligamos para você" tall>
          <div className="max-w-form grow">{callback}</div>
        </Way>
        {company.email && (
          <Way icon="mail" title="E-mail" text="Conte o que você precisa e a resposta vai para o seu e-mail.">
            <a href={`mailto:${company.email}`} className={linkClass('text', tall)}>
              {company.email}
            </a>
          </Way>
        )}
        {company.address && (
          <Way icon="map-pin" title="Endereço" text={company.address.replace('CEP ', 'CEP\u00A0')} />
        )}
        {hours && <Way icon="clock" title="Horário de atendimento" text={hours} />}
        {networks.length > 0 && (
          <Way icon="share" title="Redes sociais">
            {networks.map(({ network, name, href }) => (
              <a key={network} href={href} target="_blank" rel="noopener" className={linkClass('text', tall)}>
                <span>{name}</span>
                <span className="sr-only"> (abre em nova aba)</span>
              </a>
            ))}
          </Way>
        )}
      </ul>
      {units.length > 0 && <UnitList units={units} />}
      <section className="grid gap-3">
        <h2 className="text-section">Talvez a resposta já esteja aqui</h2>
        <ul className="grid">
          <li>
            <Link to="/perguntas-frequentes" className={linkClass('text', tall)}>
              Perguntas Frequentes
            </Link>
          </li>
          <li>
            <Link to="/minhas-compras" className={linkClass('text', tall)}>
              Ver minhas compras e pagamentos
            </Link>
          </li>
          <li>
            <Link to="/para-empresas" className={linkClass('text', tall)}>
              Cursos para empresas
            </Link>
          </li>
        </ul>
      </section>
    </TextPage>
  );
}

const tall = 'inline-flex min-h-11 items-center';

interface WayProps {
  icon: IconName;
  title: string;
  text?: string;
  id?: string;
  tall?: boolean;
  children?: ReactNode;
}

function Way({ icon, title, text, id, tall: isTall, children }: WayProps) {
  return (
    <li
      id={id}
      className={classNames(
        'grid scroll-mt-28 content-start gap-3 rounded-lg border border-line bg-surface p-5',
        isTall && 'lg:row-span-2',
      )}
    >
      <h2 className="flex items-center gap-3 text-lg font-semibold text-heading">
        <Icon name={icon} className="text-primary-600" />
        <ChangingText>{title}</ChangingText>
      </h2>
      {text && <p>{keepWords(text)}</p>}
      {children && <div className="flex flex-wrap items-center gap-3 wrap-anywhere">{children}</div>}
    </li>
  );
}
