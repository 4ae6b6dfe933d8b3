import { buttonClass } from '../navigation/button-class.ts';
import { Icon } from '../display/icon.tsx';

export function DialogHeader({
  title,
  titleId,
  onClose,
}: {
  title: string;
  titleId: string;
  onClose: () => void;
}) {
  return (
    <div className="flex items-start justify-between gap-4 py-3 pr-3 pl-4 md:pl-6">
      <h2 id={titleId} className="py-2 text-xl font-bold">
        {title}
      </h2>
      <button
        type="button"
        aria-label="Fechar"
        onClick={onClose}
        className={buttonClass({ variant: 'ghost', iconOnly: true }, 'shrink-0')}
      >
        <Icon name="close" size="lg" />
      </button>
    </div>
  );
}
