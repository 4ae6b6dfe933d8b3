import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { UndoChangePage } from '#/storefront/features/email-address/components/undo-change-page.tsx';
import { emailAddressQueries } from '#/storefront/features/email-address/email-address.queries.ts';
import { LoginConfirmationPage } from '#/storefront/features/login-confirmation/components/login-confirmation-page.tsx';
import { loginConfirmationQueries } from '#/storefront/features/login-confirmation/login-confirmation.queries.ts';
import { ActFailure } from '#/storefront/features/moderation/components/act-failure.tsx';
import { ExportButton } from '#/storefront/features/account/components/export-button.tsx';
import { SessionsList } from '#/storefront/features/account/components/sessions-list.tsx';
import { CancelPurchase } from '#/storefront/features/purchases/components/cancel-purchase.tsx';
import { BankChargePage } from '#/storefront/features/simulated-bank/components/bank-charge-page.tsx';
import { BankClock } from '#/storefront/features/simulated-bank/components/bank-clock.tsx';
import { bankQueries } from '#/storefront/features/simulated-bank/simulated-bank.queries.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { ToastProvider } from '#/storefront/ui/feedback/toast-provider.tsx';
import { drawInShop } from '../shell/draw-in-shop.tsx';
import { findTags } from '../ui/markup.ts';

const em = '2026-11-20T15:00:00.000Z';
const nothing = () => {};

function answer(form: string, entries: Record<string, string> = {}): FormAnswer {
  const message = 'Serviço indisponível';
  const failure = { codigo: 'SERVICO_INDISPONIVEL', message, status: 503, fieldErrors: {} };
  return { form, entries, fieldErrors: {}, failure };
}

const draw = (element: ReactElement, given?: FormAnswer) =>
  drawInShop(
    <PageAnswer value={given}>
      <ToastProvider>{element}</ToastProvider>
    </PageAnswer>,
    {},
    'control',
    (queryClient) => {
      queryClient.setQueryData(emailAddressQueries.undo('c').queryKey, { email: 'ana@exemplo.com.br', em });
      queryClient.setQueryData(loginConfirmationQueries.asked('h').queryKey, { em, agente: 'Firefox' });
      queryClient.setQueryData(bankQueries.charge('tx').queryKey, {
        agora: em,
        cobranca: {
          txid: 'tx',
          status: 'ATIVA',
          valor: 10,
          descricao: 'Soldador',
          criada_em: em,
          expira_em: em,
          pagamentos: [],
        },
      } as never);
    },
  );

function findAgain(html: string) {
  const form = html.split('<form').find((part) => part.split('</form>')[0]!.includes('Tentar novamente'));
  const [button] = findTags(form ?? '', { tag: 'button', 'data-send-again': 'true' });
  const [name] = findTags(form ?? '', { tag: 'input', name: 'formulario' });
  return { form: name?.['value'], name: button?.['name'], value: button?.['value'] };
}

// FORM-30
it('offers to send the same again wherever no one answered, by the button that was pressed', () => {
  const session = (id: string, atual: boolean) => ({
    id,
    agente: 'Firefox',
    rede: null,
    criadaEm: em,
    usadaEm: em,
    atual,
  });
  const sessions = [session('a', true), session('b', false)];
  expect(
    findAgain(draw(<SessionsList sessions={sessions} email="a@b.c" />, answer('sessao', { id: 'b' }))),
  ).toEqual({ form: 'sessao', name: 'id', value: 'b' });

  expect(
    findAgain(
      draw(<UndoChangePage codigo="c" answer={answer('desfazer')} newPassword={null} onUndone={nothing} />),
    ),
  ).toEqual({ form: 'desfazer' });

  const confirmation = { hash: 'h', goOn: null, askAgain: null, newPassword: null, onBlocked: nothing };
  for (const form of ['fui-eu', 'nao-fui-eu']) {
    expect(findAgain(draw(<LoginConfirmationPage {...confirmation} answer={answer(form)} />))).toEqual({
      form,
    });
  }

  expect(findAgain(draw(<BankClock now={em} />, answer('relogio')))).toEqual({ form: 'relogio' });
  expect(
    findAgain(draw(<BankChargePage txid="tx" />, answer('cobranca', { acao: 'pagar-duas-vezes' }))),
  ).toEqual({ form: 'cobranca', name: 'acao', value: 'pagar-duas-vezes' });

  expect(
    findAgain(
      draw(
        <CancelPurchase
          purchase={{ codigo: '01', forma: 'pix', total: 1500 }}
          answer={answer('cancelar')}
          onCancelled={nothing}
        />,
      ),
    ),
  ).toEqual({ form: 'cancelar', name: 'confirmado', value: 'sim' });

  expect(findAgain(draw(<ExportButton />, answer('exportar')))).toEqual({ form: 'exportar' });

  const gone = new PublicError({ status: 503, codigo: 'SERVICO_OCUPADO', mensagem: 'Serviço ocupado' });
  const moderated = draw(
    <form>
      <ActFailure error={gone} decision="RECUSADA" onLeave={nothing} />
    </form>,
  );
  expect(findAgain(moderated)).toEqual({ name: 'decisao', value: 'RECUSADA' });
});

it('but not what was refused', () => {
  const failure = { codigo: 'X', message: 'Isso não pode.', status: 409, fieldErrors: {} };
  const html = draw(<BankClock now={em} />, { ...answer('relogio'), failure });
  expect(html).toContain('Isso não pode.');
  expect(html).not.toContain('Tentar novamente');
});
