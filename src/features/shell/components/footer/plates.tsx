import type { ReactNode } from 'react';
import { classNames } from '#/ui/class-names.ts';

/** Keeps its height, whatever comes: what lies below doesn't move. */
export function PlateList({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <>
      <h2 className="mb-4 text-base font-semibold text-white">{title}</h2>
      {/* Four in a row at most, or the widest windows would leave one alone in the next. */}
      <ul className="flex flex-wrap gap-2 lg:max-w-100">{children}</ul>
    </>
  );
}

/** White ground for pictures that were drawn for it. */
export function Plate({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'grid h-10 place-items-center overflow-hidden rounded-md bg-white',
        narrow ? 'w-14' : 'w-23',
      )}
    >
      {children}
    </span>
  );
}

export function PlatePicture({ src, alt, narrow }: { src: string; alt: string; narrow?: boolean }) {
  return (
    <img
      src={src}
      alt={alt}
      width={72}
      height={28}
      loading="lazy"
      className={classNames('h-7 object-contain', narrow ? 'w-12' : 'w-18')}
    />
  );
}
