import { useRouter } from '@tanstack/react-router';
import { use } from 'react';
import { ResendForm, UnsentForm } from '#/storefront/forms/unsent-form.tsx';
import { PublicError } from '#/domain/request/public-error.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

export function ErrorPage({ error, reset }: { error: unknown; reset?(): void }) {
  const router = useRouter();
  const unsent = use(UnsentForm);
  const known = error instanceof PublicError ? error : undefined;
  return (
    <div className="container-page py-12">
      <EmptyState
        level={1}
        title="Não conseguimos abrir esta página"
        actions={
          <>
            {unsent ? (
              <ResendForm answer={unsent} />
            ) : (
              <Button
                onClick={() => {
                  reset?.();
                  void router.invalidate();
                }}
              >
                Tentar de novo
              </Button>
            )}
            <a
              href={router.buildLocation({ to: '/' }).href}
              className={buttonClass({ variant: 'secondary' })}
            >
              Página inicial
            </a>
          </>
        }
      >
        <p role="alert">{known?.mensagem ?? 'Serviço indisponível, favor entrar em contato com o suporte'}</p>
        {unsent && (
          <p>O que você digitou está guardado aqui, fora senhas. Espere um pouco e envie de novo.</p>
        )}
        {known?.pedido && (
          <p>
            Código para o suporte: <code>{known.pedido}</code>
          </p>
        )}
        {known?.status === 503 && (
          <p>
            <a href={router.buildLocation({ to: '/unavailable-service' }).href} className={linkClass()}>
              Saiba mais sobre a instabilidade
            </a>
          </p>
        )}
      </EmptyState>
    </div>
  );
}
