import { Children, useRef, type ReactNode } from 'react';
import { buttonClass } from '../navigation/button-class.ts';
import { Icon } from './icon.tsx';

interface RailProps {
  label: string;
  children: ReactNode;
}

/** Cards side by side: swiped on a phone, moved with buttons on a desktop, by keyboard with Tab. */
export function Rail({ label, children }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.9, behavior: 'smooth' });
  const step = (direction: 1 | -1, name: string) => (
    <button
      type="button"
      aria-label={`${name}: ${label}`}
      onClick={() => scroll(direction)}
      className={buttonClass({ variant: 'secondary', iconOnly: true })}
    >
      <Icon name={direction === 1 ? 'arrow-right' : 'arrow-left'} />
    </button>
  );
  return (
    <div>
      <ul ref={list} aria-label={label} className="rail">
        {Children.map(children, (child) => (
          <li className="rail-item">{child}</li>
        ))}
      </ul>
      <div className="hidden justify-end gap-2 lg:flex">
        {step(-1, 'Anteriores')}
        {step(1, 'Próximos')}
      </div>
    </div>
  );
}
