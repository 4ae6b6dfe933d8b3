import { canPay, type LoginKind, loginKinds } from '#/domain/person/login-kind.ts';
import { hasPermission, type Permission } from '#/domain/staff/permission.ts';
import { BackendError } from '../http/backend-error.ts';
import type { Session } from './context.ts';
import { os } from './implementer.ts';

export const notSignedIn = () =>
  new BackendError(401, 'NAO_AUTENTICADO', 'Entre na sua conta para continuar.');

function requireSession(session: Session | null): Session {
  if (!session) throw notSignedIn();
  return session;
}

/** Lets signed-in people pass and gives the handler their session; 401 `NAO_AUTENTICADO` for others. */
export const signedIn = os.middleware(({ context, next }) =>
  next({ context: { session: requireSession(context.session) } }),
);

function requireRole(session: Session | null, kinds: readonly LoginKind[]): Session {
  const known = requireSession(session);
  if (!kinds.includes(known.tipoLogin)) {
    throw new BackendError(403, 'ACESSO_NEGADO', 'Seu acesso não permite esta ação.');
  }
  return known;
}

/** As {@link withRole}, also for who still has to turn the second factor on: for turning it on. */
export const withRoleUnconfirmed = (...kinds: readonly LoginKind[]) =>
  os.middleware(({ context, next }) => next({ context: { session: requireRole(context.session, kinds) } }));

/**
 * As {@link signedIn}, for some kinds of login only; 403 `ACESSO_NEGADO` for the others, and 403
 * `SEGUNDO_FATOR_NECESSARIO` for who has to turn the second factor on first.
 */
export const withRole = (...kinds: readonly LoginKind[]) =>
  os.middleware(({ context, next }) => {
    const session = requireRole(context.session, kinds);
    if (session.lacksSecondFactor) {
      throw new BackendError(
        403,
        'SEGUNDO_FATOR_NECESSARIO',
        'Ligue a verificação em duas etapas para usar o acesso da equipe.',
      );
    }
    return next({ context: { session } });
  });

/** As {@link withRole}, for the kinds of login that have a permission. */
export const withPermission = (permission: Permission) =>
  withRole(...loginKinds.filter((kind) => hasPermission(kind, permission)));

/**
 * As {@link signedIn}, for those who buy for themselves; 403 `ACESSO_NEGADO` for the
 * contact centre (IDENTITY-4).
 */
export const buyer = os.middleware(({ context, next }) => {
  const session = requireSession(context.session);
  if (!canPay(session.tipoLogin)) {
    throw new BackendError(403, 'ACESSO_NEGADO', 'Quem atende não compra nem paga com o próprio acesso.');
  }
  return next({ context: { session } });
});
