import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: ReadonlyArray<{ id: string; label: ReactNode; content: ReactNode }>;
  /** Given together with `onValue`, the caller holds the state. */
  value?: string;
  defaultValue?: string;
  onValue?: (id: string) => void;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function Tabs({ label, tabs, value, defaultValue, onValue }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id);
  const selected = value ?? own;
  const select = (id: string) => {
    setOwn(id);
    onValue?.(id);
  };
  const move = (event: KeyboardEvent, index: number) => {
    const target = tabs[moves[event.key]?.(index, tabs.length - 1) ?? -1];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    document.getElementById(`${base}-tab-${target.id}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={(event) => move(event, index)}
            className={classNames(
              '-mb-px min-h-12 border-b-3 px-4 font-semibold whitespace-nowrap transition-colors duration-fast focus-visible:-outline-offset-3',
              tab.id === selected
                ? 'border-blue-600 text-blue-700'
                : 'border-transparent text-muted hover:border-steel-300 hover:text-heading active:bg-steel-100',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== selected}
          tabIndex={0}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
