import { useToday } from '#/storefront/shared/time/use-today.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { firstName } from '#/domain/person/full-name.ts';
import { isContactCentre, isShopper, shownEmail } from '#/domain/person/login-kind.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { AccountSection } from '../account-sections.ts';
import { findMissing } from '../missing-data.ts';
import { accountQueries } from '../account.queries.ts';
import { ConsentsForm } from './consents-form.tsx';
import { EraseAccount } from './erase-account.tsx';
import { ExportButton } from './export-button.tsx';
import { OwnRequests } from './own-requests.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecordSections } from './record/record-sections.tsx';
import { OpenSection, Section } from './section.tsx';
import { SectionList } from './section-list.tsx';
import { StaffWork } from './staff-work.tsx';
import { SessionsList } from './sessions-list.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface AccountPageProps {
  open: AccountSection | undefined;
  signOut: Elements;
  onPersonSaved: () => void | Promise<void>;
  onErased: () => void;
  changeEmail?: Elements;
}

export function AccountPage({ open, signOut, onPersonSaved, onErased, changeEmail }: AccountPageProps) {
  const { data } = useSuspenseQuery(accountQueries.account());
  const today = useToday();
  const { record, person, sessions, consents, requests } = data;
  const isSeller = isContactCentre(person);
  const isCustomer = isShopper(person.tipoLogin);
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-8 md:py-12">
      <header
        className={classNames('flex flex-wrap items-end justify-between gap-4', open && 'max-lg:sr-only')}
      >
        <div className="grid gap-2">
          <h1 className="text-title">{isSeller ? 'Olá vendedor(a)!' : `Olá, ${firstName(record.nome)}`}</h1>
          <p className="text-muted">Aqui ficam seus dados, sua senha e suas escolhas de privacidade.</p>
        </div>
        <div
          className={classNames(
            'flex flex-wrap gap-3 max-md:w-full max-md:flex-col',
            open && 'max-lg:hidden',
          )}
        >
          {isSeller ? <SellerLinks /> : <ShopperLinks />}
          {signOut}
        </div>
      </header>
      <div className={open && 'max-lg:hidden'}>
        <StaffWork kind={person.tipoLogin} />
      </div>
      {isCustomer && record.cpf === null && (
        <Alert tone="warning" title="Sua conta está sem CPF">
          Conferimos com um documento que o CPF que estava aqui é de outra pessoa, e o retiramos. Sua conta,
          suas compras e suas matrículas continuam suas. Informe o seu CPF em{' '}
          <Link
            to="/minha-conta"
            search={{ secao: 'dados-pessoais' }}
            hash="dados-pessoais"
            className={linkClass()}
          >
            Dados pessoais
          </Link>
          . Se aquele CPF é mesmo o seu, peça em{' '}
          <Link to="/este-cpf-e-meu" className={linkClass()}>
            Este CPF é meu
          </Link>
          .
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-4 lg:items-start">
        <SectionList open={open} isCustomer={isCustomer} missing={findMissing(data, today)} />
        <OpenSection value={open ?? null}>
          <div className={classNames('grid grid-cols-1 gap-6 lg:col-span-3', !open && 'max-lg:hidden')}>
            <RecordSections onPersonSaved={onPersonSaved} />
            <Section id="acesso" title="E-mail e senha">
              <p className="wrap-anywhere">
                <span>Seu e-mail é </span>
                <strong>{shownEmail(person)}</strong>
                <ChangingText>{`${person.emailConfirmado ? ', confirmado.' : ', ainda não confirmado.'} `}</ChangingText>
                {changeEmail}
              </p>
              {!isCustomer && (
                <p>
                  <Link to="/verificacao-em-duas-etapas" className={linkClass()}>
                    Verificação em duas etapas
                  </Link>
                </p>
              )}
              <PasswordForm email={shownEmail(person)} />
            </Section>
            <Section id="sessoes" title="Sessões abertas">
              <p>Se não reconhece uma delas, encerre a sessão e troque sua senha.</p>
              <SessionsList sessions={sessions} email={shownEmail(person)} />
            </Section>
            <Section id="privacidade" title="Privacidade">
              <ConsentsForm consents={consents.filter(({ tipo }) => tipo !== 'NECESSIDADES')} />
              <div className="grid gap-3 border-t border-line pt-5">
                <h3 className="text-base font-semibold text-heading">Seus dados</h3>
                <p>Baixe uma cópia de tudo o que guardamos sobre você.</p>
                <div>
                  <ExportButton />
                </div>
              </div>
              <div className="grid gap-4 border-t border-line pt-5">
                <h3 className="text-base font-semibold text-heading">Pedidos sobre seus dados</h3>
                <p>
                  Peça à escola uma correção ou outra coisa sobre seus dados. Ela responde em até 15 dias,
                  aqui e por e-mail.
                </p>
                <OwnRequests requests={requests} />
              </div>
              <div className="grid gap-3 border-t border-line pt-5">
                <h3 className="text-base font-semibold text-heading">Excluir a conta</h3>
                {isCustomer ? (
                  <>
                    <p>Apagamos seus dados pessoais e encerramos todas as sessões.</p>
                    <div>
                      <EraseAccount email={shownEmail(person)} onErased={onErased} />
                    </div>
                  </>
                ) : (
                  <p>Contas da equipe são encerradas pela administração.</p>
                )}
              </div>
            </Section>
          </div>
        </OpenSection>
      </div>
    </div>
  );
}

function SellerLinks() {
  return (
    <Link to="/minhas-vendas" className={buttonClass({ variant: 'primary' })}>
      <Icon name="receipt" />
      Minhas Vendas
    </Link>
  );
}

function ShopperLinks() {
  return (
    <>
      <Link to="/minhas-compras" className={buttonClass({ variant: 'primary' })}>
        <Icon name="receipt" />
        Minhas compras
      </Link>
      <Link to="/cursos-favoritos" className={buttonClass({ variant: 'secondary' })}>
        <Icon name="heart" />
        Cursos favoritos
      </Link>
    </>
  );
}
