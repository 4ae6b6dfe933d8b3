import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import {
  DeadUndoLink,
  UndoChangePage,
} from '#/storefront/features/email-address/components/undo-change-page.tsx';
import { undoEmailChangeActions } from '#/storefront/features/email-address/email-address.actions.ts';
import { emailAddressQueries } from '#/storefront/features/email-address/email-address.queries.ts';
import { forgetSession } from '#/storefront/features/session/change-session.ts';
import { ErrorPage } from '#/storefront/features/shell/components/error-page.tsx';
import { PublicError } from '#/domain/request/public-error.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

export const Route = createFileRoute('/_checkout/desfazer-email/$codigo')({
  server: {
    handlers: { POST: (posted) => runAction(posted, undoEmailChangeActions(posted.params.codigo)) },
  },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: ({ context: { queryClient }, params: { codigo } }) =>
    queryClient.ensureQueryData(emailAddressQueries.undo(codigo)).then(() => {}),
  head: ({ match }) => ({ meta: [{ title: titled('Desfazer troca de e-mail', match.context.brand) }] }),
  component: UndoChange,
  errorComponent: ({ error, reset }) =>
    error instanceof PublicError && error.codigo === 'LINK_SEM_VALIDADE' ? (
      <DeadUndoLink goOn={<NewPasswordLink />} />
    ) : (
      <ErrorPage error={error} reset={reset} />
    ),
});

function NewPasswordLink() {
  return (
    <Link to="/esqueceu-sua-senha" className={buttonClass({ size: 'lg', block: true })}>
      Criar uma nova senha
    </Link>
  );
}

function UndoChange() {
  const { codigo } = Route.useParams();
  const { answer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  return (
    <UndoChangePage
      codigo={codigo}
      answer={answer}
      newPassword={<NewPasswordLink />}
      onUndone={async ({ codigoAcesso, codigoAplicacao }) => {
        forgetSession(queryClient);
        await navigate({
          to: '/trocasenha/$codigoAcesso/$codigoAplicacao',
          params: { codigoAcesso, codigoAplicacao },
          replace: true,
        });
      }}
    />
  );
}
