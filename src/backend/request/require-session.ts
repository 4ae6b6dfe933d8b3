import { canPay, type LoginKind, loginKinds } from '#/domain/person/login-kind.ts';
import { mustConfirmAgain } from '#/domain/staff/staff-session.ts';
import { hasPermission, type Permission } from '#/domain/staff/permission.ts';
import { BackendError } from '../http/backend-error.ts';
import type { Session } from './context.ts';
import { os } from './implementer.ts';

export const notSignedIn = () =>
  new BackendError(401, 'NAO_AUTENTICADO', 'Entre na sua conta para continuar.');

const CONFIRM_AGAIN = 'Por segurança, confirme que é você e envie de novo.';

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

function requireTeam(session: Session | null, kinds: readonly LoginKind[]): Session {
  const known = requireRole(session, kinds);
  if (known.lacksSecondFactor) {
    throw new BackendError(
      403,
      'SEGUNDO_FATOR_NECESSARIO',
      'Ligue a verificação em duas etapas para usar o acesso da equipe.',
    );
  }
  return known;
}

/**
 * As {@link signedIn}, for some kinds of login only; 403 `ACESSO_NEGADO` for the others, and 403
 * `SEGUNDO_FATOR_NECESSARIO` for who has to turn the second factor on first.
 */
export const withRole = (...kinds: readonly LoginKind[]) =>
  os.middleware(({ context, next }) => next({ context: { session: requireTeam(context.session, kinds) } }));

const kindsWith = (permission: Permission) => loginKinds.filter((kind) => hasPermission(kind, permission));

export const withPermission = (permission: Permission) => withRole(...kindsWith(permission));

/**
 * For what moves money: as {@link withRole}, and 403 `CONFIRMACAO_NECESSARIA` when neither password nor code
 * was given in this session in the last minutes (SESSION-19). The storefront leads to `/confirmar-acesso`.
 */
export const withConfirmedRole = (...kinds: readonly LoginKind[]) =>
  os.middleware(({ context, next }) => {
    const session = requireTeam(context.session, kinds);
    if (mustConfirmAgain(session.confirmedAt, context.systemClock())) {
      throw new BackendError(403, 'CONFIRMACAO_NECESSARIA', CONFIRM_AGAIN);
    }
    return next({ context: { session } });
  });

export const withConfirmedPermission = (permission: Permission) =>
  withConfirmedRole(...kindsWith(permission));

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
