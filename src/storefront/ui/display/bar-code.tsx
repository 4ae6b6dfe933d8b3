interface BarCodeProps {
  widths: readonly number[];
  label: string;
  className?: string;
}

// SHELL-24
export function BarCode({ widths, label, className }: BarCodeProps) {
  const quiet = 10;
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * quiet;
  let x = quiet;
  let path = '';
  widths.forEach((width, index) => {
    if (index % 2 === 0) path += `M${x} 0h${width}v50h-${width}z`;
    x += width;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${total} 50`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={`forced-color-adjust-none ${className ?? ''}`}
    >
      <rect width={total} height="50" fill="white" />
      <path d={path} className="fill-ink" />
    </svg>
  );
}
