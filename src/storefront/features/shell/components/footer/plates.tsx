import type { ReactNode } from 'react';

export function PlateList({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="plates">{children}</ul>
    </>
  );
}

export function PlatePicture({ src, alt, narrow }: { src: string; alt: string; narrow?: boolean }) {
  return <img src={src} alt={alt} loading="lazy" className={narrow ? 'w-14 px-1' : undefined} />;
}
