import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MOST_COMPARED } from '#/domain/catalogue/compare/compared-entry.ts';
import { formatSearchParams } from '#/domain/site/search-params.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { PlaceAnswer } from '#/storefront/shared/place/place-answer.tsx';
import { PlaceField } from '#/storefront/shared/place/place-field.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { ShareButton } from '#/storefront/ui/navigation/share-button.tsx';
import { compareQueries } from '../compare.queries.ts';
import type { CompareSearch } from '../compare.search.ts';
import {
  comparedEntries,
  joinCompared,
  joinRemembered,
  leaveOut,
  rememberCompared,
} from '../compared-in-tab.ts';
import { CompareTable } from './compare-table.tsx';

const compareTitle = 'Comparar cursos';
const lineLink = linkClass('text', 'inline-flex min-h-11 items-center wrap-anywhere');

export function ComparePage({ search }: { search: CompareSearch }) {
  const { data } = useSuspenseQuery(compareQueries.comparison(search));
  const { onde } = search;
  const entries = comparedEntries(search);
  const router = useRouter();
  useEffect(() => {
    // A page that the server rendered doesn't know what the tab compares.
    const joined = joinRemembered(search);
    if (joined) void router.navigate({ to: '/comparar', search: joined, replace: true });
    else rememberCompared(comparedEntries(search));
  }, [router, search]);
  const { itens, desconhecidos, achados } = data;
  return (
    <div className="compare-page container-page grid grid-cols-1 gap-6 py-6 md:pb-12 print:gap-2 print:py-0">
      <Breadcrumb
        items={[{ text: compareTitle }]}
        renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
      />
      <header className="grid max-w-prose gap-2">
        <h1 className="text-title print:text-lg">{compareTitle}</h1>
        <p className="text-muted print:hidden">
          {`Até ${MOST_COMPARED} cursos ou turmas lado a lado. O endereço desta página guarda a comparação: envie para quem decide com você.`}
        </p>
      </header>
      {desconhecidos.length > 0 && (
        <Alert
          tone="warning"
          title={
            desconhecidos.length === 1
              ? 'Um dos cursos não está mais à venda'
              : `${desconhecidos.length} dos cursos não estão mais à venda`
          }
        >
          <Link to="/comparar" search={leaveOut(search, desconhecidos)} className={lineLink}>
            Tirar da comparação
          </Link>
        </Alert>
      )}
      {search.curso !== undefined && search.mais !== undefined && (
        <Alert tone="info" title={`Já são ${MOST_COMPARED} na comparação`}>
          <p>O curso que você escolheu agora entra no lugar de qual?</p>
          <ul>
            {itens.map(({ entrada, produto }) => (
              <li key={entrada}>
                <Link to="/comparar" search={leaveOut(search, [entrada])} className={lineLink}>
                  {produto.titulo}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {itens.length > 0 ? (
        <>
          <div className="flex flex-wrap gap-3 print:hidden">
            <ShareButton
              title={compareTitle}
              text={`Compare comigo: ${itens.map(({ produto }) => produto.titulo).join(', ')}.`}
              path={fillPath('/comparar', {}) + formatSearchParams({ curso: entries })}
            >
              Compartilhar
            </ShareButton>
            {/* Without JavaScript the browser's own menu prints. */}
            <Button variant="secondary" className="noscript:hidden" onClick={() => window.print()}>
              <Icon name="receipt" />
              Imprimir
            </Button>
          </div>
          <CompareTable
            comparison={data}
            renderRemove={({ entrada, produto }) => (
              <Link
                to="/comparar"
                search={leaveOut(search, [entrada])}
                className={linkClass('quiet', 'inline-flex min-h-11 items-center text-sm')}
              >
                Tirar<span className="sr-only">{` ${produto.titulo}`}</span>
              </Link>
            )}
          />
        </>
      ) : (
        <EmptyState
          title="Nada a comparar ainda"
          actions={
            <Link to="/busca" className={buttonClass({ variant: 'secondary' })}>
              Ver todos os cursos
            </Link>
          }
        >
          Procure um curso abaixo, ou escolha Comparar onde um curso aparece.
        </EmptyState>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2 print:hidden">
        <GetForm search={search} dropped="busca" send="Procurar">
          <TextField
            label="Pôr outro curso na comparação"
            hint="Nome do curso ou assunto"
            name="busca"
            maxLength={120}
            defaultValue={search.busca}
          />
        </GetForm>
        {itens.length > 0 && (
          <GetForm search={search} dropped="onde" send="Medir a distância">
            <PlaceField place={onde} />
          </GetForm>
        )}
      </div>
      <div className="grid gap-4 print:hidden">
        {search.busca !== undefined && (
          <section aria-label="Cursos encontrados">
            <p role="status" className="font-semibold text-heading">
              {achados.length === 0 ? 'Nenhum curso encontrado' : 'Escolha o que entra na comparação'}
            </p>
            <ul>
              {achados.map(({ id_produto, titulo }) => (
                <li key={id_produto}>
                  <Link
                    to="/comparar"
                    search={{ onde, ...joinCompared(String(id_produto), entries) }}
                    className={lineLink}
                  >
                    {titulo}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <PlaceAnswer
          answer={data}
          renderLink={(place, link) => <Link to="/comparar" search={{ ...search, onde: place }} {...link} />}
        />
      </div>
    </div>
  );
}

interface GetFormProps {
  search: CompareSearch;
  /** The key that the form asks for itself. */
  dropped: 'busca' | 'onde';
  send: string;
  children: Elements;
}

/** The rest of the address goes with it, so that it works without a script. */
function GetForm({ search, dropped, send, children }: GetFormProps) {
  const { onde } = search;
  const router = useRouter();
  return (
    <form
      method="get"
      action={router.buildLocation({ to: '/comparar' }).href}
      className="card grid gap-4 p-4"
    >
      {comparedEntries(search).map((entry) => (
        <input key={entry} type="hidden" name="curso" value={entry} />
      ))}
      {dropped === 'busca' && onde !== undefined && <input type="hidden" name="onde" value={onde} />}
      {children}
      <Button type="submit" variant="secondary">
        <ChangingText>{send}</ChangingText>
      </Button>
    </form>
  );
}
