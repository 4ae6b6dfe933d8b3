import { useMemo } from 'react';
import { encode } from 'uqr';

/** With a quiet zone of four modules, on its own background for dark and forced colours (SHELL-24). */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`forced-color-adjust-none ${className ?? 'w-full max-w-64'}`}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} className="fill-ink" />
    </svg>
  );
}

function drawQrCode(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end === -1 ? size : end) - x}v1H${x}z`;
    }),
  );
  return { size, path: runs.join('') };
}
