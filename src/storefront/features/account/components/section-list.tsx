import { Link } from '#/storefront/shared/page/link.tsx';
import { useEffect, useRef } from 'react';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { accountSections, shopperSections, type AccountSection } from '../account-sections.ts';
import type { MissingData } from '../missing-data.ts';

interface SectionListProps {
  open: AccountSection | undefined;
  isCustomer: boolean;
  missing: MissingData;
}

export function SectionList({ open, isCustomer, missing }: SectionListProps) {
  useFocusOnTurn(open);
  const sections = accountSections.filter(({ 0: id }) => isCustomer || !shopperSections.has(id));
  return (
    <nav aria-label="Seções da conta" className="lg:sticky lg:top-28">
      {open && (
        <Link
          to="/minha-conta"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-700 hover:underline lg:hidden"
        >
          <Icon name="arrow-left" size="sm" />
          Minha conta
        </Link>
      )}
      <ul
        className={classNames(
          'grid max-lg:divide-y max-lg:divide-line max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface',
          open && 'max-lg:hidden',
        )}
      >
        {sections.map(([id, title]) => (
          <li key={id}>
            <Link
              to="/minha-conta"
              search={{ secao: id }}
              hash={id}
              resetScroll={false}
              className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2 text-primary-700 hover:underline lg:min-h-9 lg:p-0"
            >
              <span className="grow max-lg:font-semibold">{title}</span>
              {missing[id] && <Badge tone="warning">{missing[id]}</Badge>}
              <Icon name="chevron-right" size="sm" className="lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The link that was pressed is gone on a phone: the focus goes where the page continues. */
function useFocusOnTurn(open: AccountSection | undefined) {
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    const left = before.current;
    before.current = open;
    const target = open ? `#${open} h2` : `nav a[href*="secao=${left}"]`;
    document.querySelector<HTMLElement>(target)?.focus();
  }, [open]);
}
