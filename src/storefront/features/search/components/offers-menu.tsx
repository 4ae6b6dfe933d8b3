import { Link } from '#/storefront/shared/page/link.tsx';
import { chipClass } from '#/storefront/ui/display/chip.tsx';

const pages = [
  { to: '/ofertas', text: 'Todas as inscrições abertas' },
  { to: '/promocoes', text: 'Só com desconto' },
] as const;

export function OffersMenu() {
  return (
    <nav aria-label="Ofertas e promoções">
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ includeSearch: false }}
              activeProps={{ className: chipClass({ selected: true }) }}
              inactiveProps={{ className: chipClass() }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
