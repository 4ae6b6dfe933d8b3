import { canPay, type LoginKind, loginKinds } from '#/domain/person/login-kind.ts';
import { CONFIRM_AGAIN, mustConfirmAgain } from '#/domain/staff/staff-session.ts';
import { hasPermission, type Permission } from '#/domain/staff/permission.ts';
import { BackendError } from '../http/backend-error.ts';
import type { MachineScope } from '#/domain/school/machine-key.ts';
import type { Session } from './context.ts';
import { asksForKey, asksForSession } from './asks-for-session.ts';
import { os } from './implementer.ts';

export const notSignedIn = () =>
  new BackendError(401, 'NAO_AUTENTICADO', 'Entre na sua conta para continuar.');

function requireSession(session: Session | null): Session {
  if (!session) throw notSignedIn();
  return session;
}

/** Lets signed-in people pass and gives the handler their session; 401 `NAO_AUTENTICADO` for others. */
export const signedIn = asksForSession(
  os.middleware(({ context, next }) => next({ context: { session: requireSession(context.session) } })),
);

function requireRole(session: Session | null, kinds: readonly LoginKind[]): Session {
  const known = requireSession(session);
  if (!kinds.includes(known.tipoLogin)) {
    throw new BackendError(403, 'ACESSO_NEGADO', 'Seu acesso não permite esta ação.');
  }
  return known;
}

/** As {@link withRole}, before the second factor is set up. */
export const withRoleUnconfirmed = (...kinds: readonly LoginKind[]) =>
  asksForSession(
    os.middleware(({ context, next }) => next({ context: { session: requireRole(context.session, kinds) } })),
  );

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
 * As {@link signedIn}, for some kinds of login; 403 `ACESSO_NEGADO` for the others, and 403
 * `SEGUNDO_FATOR_NECESSARIO` before a required second factor is set up.
 */
export const withRole = (...kinds: readonly LoginKind[]) =>
  asksForSession(
    os.middleware(({ context, next }) => next({ context: { session: requireTeam(context.session, kinds) } })),
  );

const kindsWith = (permission: Permission) => loginKinds.filter((kind) => hasPermission(kind, permission));

export const withPermission = (permission: Permission) => withRole(...kindsWith(permission));

/**
 * As {@link withRole}, for what moves money; 403 `CONFIRMACAO_NECESSARIA` without a recent password or code
 * in this session (SESSION-19).
 */
export const withConfirmedRole = (...kinds: readonly LoginKind[]) =>
  asksForSession(
    os.middleware(({ context, next }) => {
      const session = requireTeam(context.session, kinds);
      if (mustConfirmAgain(session.confirmedAt, context.systemClock())) {
        throw new BackendError(403, 'CONFIRMACAO_NECESSARIA', CONFIRM_AGAIN);
      }
      return next({ context: { session } });
    }),
  );

export const withConfirmedPermission = (permission: Permission) =>
  withConfirmedRole(...kindsWith(permission));

/** As {@link signedIn}; 403 `ACESSO_NEGADO` for the contact centre (IDENTITY-4). */
export const buyer = asksForSession(
  os.middleware(({ context, next }) => {
    const session = requireSession(context.session);
    if (!canPay(session.tipoLogin)) {
      throw new BackendError(403, 'ACESSO_NEGADO', 'Quem atende não compra nem paga com o próprio acesso.');
    }
    return next({ context: { session } });
  }),
);

/** Gives the handler the system that called; 401 `CHAVE_INVALIDA` without a key of that scope. */
export const withMachineKey = (scope: MachineScope) =>
  asksForKey(
    os.middleware(({ context, next }) => {
      const { machine } = context;
      if (machine?.escopo !== scope) {
        throw new BackendError(
          401,
          'CHAVE_INVALIDA',
          'Esta chamada precisa da chave de um sistema da escola.',
        );
      }
      return next({ context: { machine } });
    }),
  );
