interface Bar {
  name: string;
  value: number;
  /** The part of the value that is drawn filled; all of it when left out. */
  part?: number;
  text: string;
}

interface BarChartProps {
  /** What the bars show, and what is filled where parts are. */
  label: string;
  bars: readonly Bar[];
}

const HEIGHT = 100;
const SLOT = 10;

/**
 * Bars for people who see; the table beside says the same. The colour comes from the parent, so that forced
 * colours replace it, and outline and fill say by shape what is the part of what.
 */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const top = bars.find(({ value }) => value === highest);
  if (bars.length === 0 || highest === 0 || !top) return null;
  const heightOf = (value: number) => (Math.max(0, value) / highest) * HEIGHT;
  const summary = `${label}. O maior é ${top.text}, em ${top.name}.`;
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="text-sm text-muted">
        <span key={summary}>{summary}</span>
      </figcaption>
      <div className="border-b border-line-strong text-primary-600">
        <svg
          viewBox={`0 0 ${bars.length * SLOT} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-40 w-full"
          aria-hidden="true"
          focusable="false"
        >
          {bars.map(({ name, value, part = value }, index) => (
            <g key={name}>
              <rect
                x={index * SLOT + 1}
                y={HEIGHT - heightOf(value)}
                width={SLOT - 2}
                height={heightOf(value)}
                fill="none"
                stroke="currentColor"
                vectorEffect="non-scaling-stroke"
              />
              <rect
                x={index * SLOT + 1}
                y={HEIGHT - heightOf(part)}
                width={SLOT - 2}
                height={heightOf(part)}
                fill="currentColor"
              />
            </g>
          ))}
        </svg>
      </div>
      <p aria-hidden="true" className="flex justify-between gap-3 text-sm text-muted">
        <span key={bars[0]!.name}>{bars[0]!.name}</span>
        {bars.length > 1 && <span key={bars.at(-1)!.name}>{bars.at(-1)!.name}</span>}
      </p>
    </figure>
  );
}
