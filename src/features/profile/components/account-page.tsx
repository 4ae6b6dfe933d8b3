import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { firstName } from '#/domain/full-name.ts';
import {
  hasPermission,
  isContactCentre,
  isShopper,
  shownEmail,
  type LoginKind,
} from '#/domain/login-kind.ts';
import { Alert } from '#/ui/alert.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { Icon } from '#/ui/icon.tsx';
import { linkClass } from '#/ui/link-class.ts';
import { profileQueries } from '../profile.queries.ts';
import { ConsentsForm } from './consents-form.tsx';
import { EraseAccount } from './erase-account.tsx';
import { ExportButton } from './export-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecordSections } from './record-sections.tsx';
import { Section } from './section.tsx';
import { SessionsList } from './sessions-list.tsx';

const sections = [
  ['dados-pessoais', 'Dados pessoais'],
  ['endereco', 'Endereço'],
  ['telefone', 'Telefone'],
  ['responsaveis', 'Responsáveis'],
  ['necessidades', 'Necessidades específicas'],
  ['acesso', 'E-mail e senha'],
  ['sessoes', 'Sessões abertas'],
  ['privacidade', 'Privacidade'],
] as const;

/** Staff neither study nor have guardians here. */
const shopperSections: ReadonlySet<string> = new Set(['responsaveis', 'necessidades']);

interface AccountPageProps {
  signOut: ReactNode;
  /** The name may have changed: what shows it is read anew. */
  onPersonSaved: () => void | Promise<void>;
  onErased: () => void;
  /** The way to change the e-mail, once there is one. */
  changeEmail?: ReactNode;
}

/** The account: each section a form of its own. */
export function AccountPage({ signOut, onPersonSaved, onErased, changeEmail }: AccountPageProps) {
  const { data } = useSuspenseQuery(profileQueries.account());
  const { record, person, sessions, consents } = data;
  const isSeller = isContactCentre(person);
  const isCustomer = isShopper(person.tipoLogin);
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-title">{isSeller ? 'Olá vendedor(a)!' : `Olá, ${firstName(record.nome)}`}</h1>
          <p className="text-muted">Aqui ficam seus dados, sua senha e suas escolhas de privacidade.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {isSeller ? <SellerLinks /> : <ShopperLinks />}
          {signOut}
        </div>
      </header>
      <StaffWork kind={person.tipoLogin} />
      {isCustomer && record.cpf === null && (
        <Alert tone="warning" title="Sua conta está sem CPF">
          Conferimos com um documento que o CPF que estava aqui é de outra pessoa, e o retiramos. Sua conta,
          suas compras e suas matrículas continuam suas. Informe o seu CPF em{' '}
          <a href="#dados-pessoais" className={linkClass()}>
            Dados pessoais
          </a>
          . Se aquele CPF é mesmo o seu, peça em{' '}
          <Link to="/este-cpf-e-meu" className={linkClass()}>
            Este CPF é meu
          </Link>
          .
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-4 lg:items-start">
        <nav aria-label="Seções da conta" className="lg:sticky lg:top-28">
          <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:grid">
            {sections
              .filter(({ 0: id }) => isCustomer || !shopperSections.has(id))
              .map(([id, title]) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-9 items-center text-blue-700 hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className="grid grid-cols-1 gap-6 lg:col-span-3">
          <RecordSections onPersonSaved={onPersonSaved} />
          <Section id="acesso" title="E-mail e senha">
            <p className="wrap-anywhere">
              Seu e-mail é <strong>{shownEmail(person)}</strong>
              {person.emailConfirmado ? ', confirmado.' : ', ainda não confirmado.'} {changeEmail}
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

/** What waits for the team: the menus have no place for it (SHELL-18). */
function StaffWork({ kind }: { kind: LoginKind }) {
  const moderates = hasPermission(kind, 'moderate-reviews');
  const answers = hasPermission(kind, 'answer-questions');
  const checksCpfs = hasPermission(kind, 'check-cpf-claims');
  if (!moderates && !answers && !checksCpfs) return null;
  return (
    <nav
      aria-labelledby="trabalho-da-equipe"
      className="grid gap-3 rounded-lg border border-line bg-surface p-6"
    >
      <h2 id="trabalho-da-equipe" className="text-section">
        Trabalho da equipe
      </h2>
      <ul className="flex flex-wrap gap-3">
        {moderates && (
          <li>
            <Link to="/moderacao/opinioes" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="star" />
              Moderar opiniões
            </Link>
          </li>
        )}
        {answers && (
          <li>
            <Link to="/moderacao/perguntas" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="chat" />
              Responder perguntas
            </Link>
          </li>
        )}
        {checksCpfs && (
          <li>
            <Link to="/moderacao/cpf" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="user" />
              Conferir pedidos de CPF
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
