import { useRef } from 'react';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

interface ChosenCoursesProps {
  label: string;
  courses: readonly { id: number; title: string; note: string | undefined }[];
  isOrdered: boolean;
  onMove(from: number, step: 1 | -1): void;
  onRemove(at: number): void;
}

/** What was chosen, each with the buttons that take it out or move it. */
export function ChosenCourses({ label, courses, isOrdered, onMove, onRemove }: ChosenCoursesProps) {
  const list = useRef<HTMLOListElement>(null);

  /** The focus stays where the person works, though the button that was pressed is gone. */
  function focusItem(at: number) {
    queueMicrotask(() => list.current?.children.item(at)?.querySelector('button')?.focus());
  }

  if (courses.length === 0) return <p className="text-sm text-muted">Nenhum escolhido.</p>;
  return (
    <ol ref={list} aria-label={`${label}: escolhidos`} className="grid grid-cols-1 gap-2">
      {courses.map(({ id, title, note }, index) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line px-3 py-2"
        >
          <span className="min-w-0 grow basis-48 wrap-anywhere">
            <ChangingText>{isOrdered ? `${index + 1}. ${title}` : title}</ChangingText>
            {note !== undefined && (
              <span className="block text-sm text-muted">
                <ChangingText>{note}</ChangingText>
              </span>
            )}
          </span>
          <span className="flex gap-1">
            {isOrdered && courses.length > 1 && (
              <>
                <button
                  type="button"
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && onMove(index, -1)}
                  className={buttonClass({ variant: 'ghost', iconOnly: true })}
                >
                  <Icon name="chevron-up" label={`Subir ${title}`} />
                </button>
                <button
                  type="button"
                  aria-disabled={index === courses.length - 1}
                  onClick={() => index < courses.length - 1 && onMove(index, 1)}
                  className={buttonClass({ variant: 'ghost', iconOnly: true })}
                >
                  <Icon name="chevron-down" label={`Descer ${title}`} />
                </button>
              </>
            )}
            <button
              type="button"
              onClick={() => {
                onRemove(index);
                focusItem(Math.min(index, courses.length - 2));
              }}
              className={buttonClass({ variant: 'ghost', iconOnly: true })}
            >
              <Icon name="close" label={`Retirar ${title}`} />
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}
