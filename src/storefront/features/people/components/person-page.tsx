import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskPerson } from '#/contract/account/people.ts';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { purchaseStateLabels } from '#/domain/sale/purchase-state.ts';
import { nameBrowser } from '#/domain/site/browser-name.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { DeskSection } from '#/storefront/shared/desk/desk-section.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { peopleMutations, peopleQueries } from '../people.queries.ts';

interface PersonPageProps {
  id: number;
  answer: FormAnswer | undefined;
}

const at = (instant: string) => formatInstant(new Date(instant));

/** What the shop knows of a person's access, and what they accepted. */
export function PersonPage({ id, answer }: PersonPageProps) {
  const { data: person } = useSuspenseQuery(peopleQueries.person(id));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <p>
          <Link to="/gestao/pessoas" className={`${linkClass()} inline-block py-1`}>
            Pessoas
          </Link>
        </p>
        <h1 className="text-title wrap-anywhere">{person.nome_social ?? person.nome}</h1>
        <p className="text-muted">Esta consulta fica no registro.</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <DeskSection id="cadastro" title="Cadastro">
          <FactList facts={recordOf(person)} />
        </DeskSection>
        <DeskSection id="acessos" title="Acessos">
          <ul className="grid grid-cols-1 gap-4">
            {person.acessos.map((login) => (
              <li key={login.id}>
                <FactList facts={loginFacts(login)} />
              </li>
            ))}
          </ul>
        </DeskSection>
        <DeskSection id="compras" title="Compras">
          <PurchaseList purchases={person.compras} />
        </DeskSection>
        <DeskSection id="consentimentos" title="Consentimentos">
          <ul className="grid grid-cols-1 gap-3">
            {person.consentimentos.map((consent) => (
              <li key={consent.tipo} className="grid grid-cols-1">
                <span className="font-semibold text-heading">{consent.texto}</span>
                <span className="text-sm text-muted">{describeConsent(consent)}</span>
              </li>
            ))}
          </ul>
        </DeskSection>
        <DeskSection id="sessoes" title="Sessões abertas">
          <Sessions person={person} answer={answer} />
        </DeskSection>
        <DeskSection id="lgpd" title="Direitos da LGPD">
          <FactList
            facts={[
              [
                'Exclusão',
                'Não foi pedida. Quem exclui a conta em Minha conta sai da loja na hora, e esta página deixa de existir.',
              ],
              [
                'Cópia dos dados',
                'A própria pessoa baixa em Minha conta, quando quer. A loja não guarda quando isso foi feito.',
              ],
            ]}
          />
        </DeskSection>
      </div>
    </div>
  );
}

type Fact = readonly [name: string, value: string];

function recordOf({ nome, nome_social, cpf, telefones, criado_em }: DeskPerson): Fact[] {
  return [
    ['Nome', nome],
    ...(nome_social ? [['Nome social', nome_social] as const] : []),
    ['CPF', cpf],
    [
      'Telefone',
      telefones.length === 0
        ? 'Não informado'
        : `${telefones.map(formatPhone).join(', ')}. A loja não confirma telefones.`,
    ],
    ['Na loja desde', at(criado_em)],
  ];
}

function loginFacts(login: DeskPerson['acessos'][number]): Fact[] {
  const { tipo, email, email_confirmado_em, segundo_fator, desativado_em } = login;
  return [
    ['Tipo', loginKindLabels[tipo]],
    ['E-mail', email],
    ['E-mail confirmado', email_confirmado_em ? at(email_confirmado_em) : 'Não'],
    ...(segundo_fator ? [['Verificação em duas etapas', 'Ligada'] as const] : []),
    ...(desativado_em ? [['Desativado', at(desativado_em)] as const] : []),
  ];
}

function PurchaseList({ purchases }: { purchases: DeskPerson['compras'] }) {
  if (purchases.length === 0) return <p>Nenhuma compra.</p>;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {purchases.map(({ codigo, curso, estado, criado_em, contrato }) => (
        <li key={codigo} className="grid grid-cols-1 gap-1">
          <p>
            <Link
              to="/gestao/pedidos/$codigo"
              params={{ codigo }}
              preload={false}
              className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
            >
              {curso}
            </Link>
          </p>
          <p className="text-sm text-muted">{`${purchaseStateLabels[estado]}, de ${at(criado_em)}`}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {contrato.aceite_em === null
              ? `Contrato ${contrato.versao}, não aceito`
              : `Contrato ${contrato.versao}, aceito em ${at(contrato.aceite_em)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function describeConsent({ aceito, versao, em }: DeskPerson['consentimentos'][number]): string {
  if (em === null) return 'Nunca respondeu';
  return `${aceito ? 'Aceito' : 'Recusado'} em ${at(em)}, versão ${versao}`;
}

function Sessions({ person, answer }: { person: DeskPerson; answer: FormAnswer | undefined }) {
  const { id, sessoes, voce } = person;
  if (sessoes.length === 0) return <p>Nenhuma sessão aberta.</p>;
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {sessoes.map((session) => (
          <li key={session.id}>{`${nameBrowser(session.agente)}, usada em ${at(session.usadaEm)}`}</li>
        ))}
      </ul>
      {voce ? (
        <p className="text-muted">As suas sessões você encerra em Minha conta.</p>
      ) : (
        <OnePressForm
          name="sessoes"
          answer={answer}
          mutation={peopleMutations.endSessions()}
          value={id}
          queryKey={peopleQueries.person(id).queryKey}
          text="Encerrar todas as sessões"
          loadingText="Encerrando"
          className="md:justify-self-start"
        />
      )}
    </>
  );
}
