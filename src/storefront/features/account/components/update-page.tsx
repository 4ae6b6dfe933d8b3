import { Link } from '#/storefront/shared/page/link.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { RecordSections } from './record/record-sections.tsx';

export function UpdatePage({ onPersonSaved }: { onPersonSaved: () => void | Promise<void> }) {
  return (
    <div className="container-page grid max-w-192 grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <h1 className="text-title">Atualize seu cadastro</h1>
        <p className="text-muted">
          Confira se está tudo certo. Assim sua matrícula e seu certificado saem sem erro.
        </p>
      </header>
      <RecordSections onPersonSaved={onPersonSaved} />
      <div>
        <Link to="/minha-conta" className={buttonClass({ variant: 'secondary' })}>
          Ir para minha conta
        </Link>
      </div>
    </div>
  );
}
