import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import * as v from 'valibot';
import { cardTokenSchema } from '#/domain/sale/card/card-token.ts';

export type TypedCard = { token: string; problem?: undefined } | { token?: undefined; problem: string };

export interface CardFrameHandle {
  askForToken(): Promise<TypedCard>;
}

interface CardFrameProps {
  origin: string;
  ref: Ref<CardFrameHandle>;
  onChange: () => void;
}

const messageSchema = v.variant('tipo', [
  v.object({ cartao: v.literal(true), tipo: v.literal('altura'), altura: v.number() }),
  v.object({ cartao: v.literal(true), tipo: v.literal('enviar') }),
  v.object({ cartao: v.literal(true), tipo: v.literal('mudou') }),
  v.object({
    cartao: v.literal(true),
    tipo: v.literal('resposta'),
    ok: v.boolean(),
    motivo: v.optional(v.string()),
    token: v.optional(cardTokenSchema),
  }),
]);

const timeLimitMs = 15_000;
const noAnswer = 'O formulário do cartão não respondeu. Confira sua conexão e tente de novo.';
const firstHeight = 24;

// CARD-2
export function CardFrame({ origin, ref, onChange }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<((card: TypedCard) => void) | undefined>(undefined);
  const [height, setHeight] = useState(firstHeight);

  useEffect(() => {
    const element = frame.current;
    const say = (tipo: 'ola' | 'pedir') =>
      element?.contentWindow?.postMessage({ cartao: true, tipo }, origin);
    function greet() {
      say('ola');
      // Requests made before the frame has loaded are repeated.
      if (answer.current) say('pedir');
    }
    function hear(event: MessageEvent<unknown>) {
      if (event.origin !== origin || event.source !== element?.contentWindow) return;
      const message = v.safeParse(messageSchema, event.data);
      if (!message.success) return;
      const seen = message.output;
      if (seen.tipo === 'altura') setHeight(Math.min(Math.max(seen.altura, 200), 3000) / 16);
      else if (seen.tipo === 'mudou') onChange();
      else if (seen.tipo === 'enviar') element?.closest('form')?.requestSubmit();
      else {
        answer.current?.(
          seen.ok && seen.token
            ? { token: seen.token }
            : { problem: seen.motivo === 'campos' ? 'Confira os dados do cartão.' : noAnswer },
        );
      }
    }
    window.addEventListener('message', hear);
    element?.addEventListener('load', greet);
    return () => {
      window.removeEventListener('message', hear);
      element?.removeEventListener('load', greet);
    };
  }, [origin, onChange]);

  useImperativeHandle(ref, () => ({
    askForToken: () =>
      new Promise<TypedCard>((resolve) => {
        const late = setTimeout(() => answer.current?.({ problem: noAnswer }), timeLimitMs);
        answer.current = (card) => {
          clearTimeout(late);
          answer.current = undefined;
          resolve(card);
        };
        // A field that is wrong gets the focus inside.
        frame.current?.focus({ preventScroll: true });
        frame.current?.contentWindow?.postMessage({ cartao: true, tipo: 'pedir' }, origin);
      }),
  }));

  return (
    <div className="-mx-1 rounded-md bg-white">
      <iframe
        ref={frame}
        src={`${origin}/cartao`}
        title="Dados do cartão"
        loading="lazy"
        sandbox="allow-scripts allow-forms allow-same-origin"
        className="block w-full border-0"
        style={{ height: `${height}rem` }}
      />
    </div>
  );
}
