import { useState } from 'react';
import { Icon } from '#/ui/icon.tsx';

/** The current promotion above the header: it scrolls away with the top of the page and can be dismissed. */
export function CouponBanner({ promotion }: { promotion: { descricao: string; codigo: string } }) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  const { before, after } = splitAtCode(promotion);
  return (
    <aside aria-label="Promoção" className="on-dark bg-ink-900 text-white">
      <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-2 text-sm md:px-6">
        <Icon name="tag" size="sm" />
        <p className="grow">
          {before}
          <strong className="font-bold">{promotion.codigo}</strong>
          {after}
        </p>
        <button
          type="button"
          onClick={() => setDismissed(true)}
          className="grid size-9 place-items-center rounded-md hover:bg-white/10"
        >
          <Icon name="close" size="sm" label="Dispensar promoção" />
        </button>
      </div>
    </aside>
  );
}

/** The text around the code; a text that lacks it is followed by it. */
function splitAtCode({ descricao, codigo }: { descricao: string; codigo: string }) {
  const at = descricao.indexOf(codigo);
  if (at === -1) return { before: `${descricao} Cupom `, after: '' };
  return { before: descricao.slice(0, at), after: descricao.slice(at + codigo.length) };
}
