import { Link } from '#/storefront/shared/page/link.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

/** A page about one request, with the way back. */
export function RequestFrame({ title, children }: { title: string; children: Elements }) {
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 px-4 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <p>
          <Link to="/gestao/solicitacoes" className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}>
            <Icon name="arrow-left" />
            <span>Solicitações de privacidade</span>
          </Link>
        </p>
        <h1 className="text-title wrap-anywhere">{title}</h1>
      </header>
      {children}
    </div>
  );
}
