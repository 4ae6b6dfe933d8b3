import { Link } from '#/storefront/shared/page/link.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { RegeneratePix } from './regenerate-pix.tsx';

interface RegeneratePageProps {
  codigoCompra: string;
  answer: FormAnswer | undefined;
  onRegenerated(): void | Promise<void>;
}

export function RegeneratePage({ codigoCompra, answer, onRegenerated }: RegeneratePageProps) {
  return (
    <div className="mx-auto grid max-w-prose gap-6 px-4 py-12">
      <h1 className="text-title">Gerar um novo Pix</h1>
      <p>
        O código anterior deixa de valer e a vaga volta a ficar guardada por 30 minutos, se ainda houver uma.
        São no máximo 5 novos códigos por dia.
      </p>
      <RegeneratePix codigoCompra={codigoCompra} answer={answer} onRegenerated={onRegenerated} />
      <div>
        <Link
          to="/pix/$codigoCompra"
          params={{ codigoCompra }}
          className={buttonClass({ variant: 'secondary' })}
        >
          Voltar para o Pix
        </Link>
      </div>
    </div>
  );
}
