import type { ChangeEvent } from 'react';
import { classNames } from '../class-names.ts';

interface RangeThumb {
  label: string;
  /** From 0 to `last`. */
  value: number;
  /** What the value means: 'R$ 250'. */
  text: string;
}

interface RangeSliderProps {
  from: RangeThumb;
  to: RangeThumb;
  last: number;
  /** While a thumb moves; the thumbs never pass each other. */
  onMove: (from: number, to: number) => void;
  /** When a thumb has come to rest: let go, key up, or focus gone. */
  onRest: () => void;
  className?: string;
}

// The frame of a thumb is 44 px and can't be seen: a finger finds it, and the eye its dot.
const thumb =
  'pointer-events-none absolute inset-x-0 top-0 h-11 w-full appearance-none bg-transparent outline-none ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-10 [&::-webkit-slider-thumb]:border-transparent [&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:bg-clip-padding [&::-webkit-slider-thumb]:inset-ring-2 [&::-webkit-slider-thumb]:inset-ring-blue-700 hover:[&::-webkit-slider-thumb]:bg-blue-50 active:[&::-webkit-slider-thumb]:cursor-grabbing active:[&::-webkit-slider-thumb]:bg-blue-100 focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:-outline-offset-6 focus-visible:[&::-webkit-slider-thumb]:outline-blue-600 ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-11 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-10 [&::-moz-range-thumb]:border-transparent [&::-moz-range-thumb]:bg-surface [&::-moz-range-thumb]:bg-clip-padding [&::-moz-range-thumb]:inset-ring-2 [&::-moz-range-thumb]:inset-ring-blue-700 hover:[&::-moz-range-thumb]:bg-blue-50 active:[&::-moz-range-thumb]:cursor-grabbing active:[&::-moz-range-thumb]:bg-blue-100 focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:-outline-offset-6 focus-visible:[&::-moz-range-thumb]:outline-blue-600';

/**
 * Two thumbs on one track: two native sliders, so keyboard, touch and screen readers work as on any other.
 */
export function RangeSlider({ from, to, last, onMove, onRest, className }: RangeSliderProps) {
  const rest = { min: 0, max: last, onPointerUp: onRest, onKeyUp: onRest, onBlur: onRest };
  const numberOf = (event: ChangeEvent<HTMLInputElement>) => event.target.valueAsNumber;
  const share = (value: number) => `${(value / last) * 100}%`;
  return (
    // The dot, not the frame around it, stands in line with what is above and below.
    <div className={classNames('relative -mx-2.5 h-11', className)}>
      <div className="absolute inset-x-5.5 top-1/2 h-1 -translate-y-1/2 rounded-full bg-steel-300">
        <div
          className="absolute inset-y-0 rounded-full bg-blue-700"
          style={{ insetInlineStart: share(from.value), insetInlineEnd: share(last - to.value) }}
        />
      </div>
      <input
        type="range"
        {...rest}
        value={from.value}
        aria-label={from.label}
        aria-valuetext={from.text}
        onChange={(event) => onMove(Math.min(numberOf(event), to.value), to.value)}
        // Both at the end: the one that can still go back lies on top.
        className={classNames(thumb, from.value > last / 2 && 'z-1')}
      />
      <input
        type="range"
        {...rest}
        value={to.value}
        aria-label={to.label}
        aria-valuetext={to.text}
        onChange={(event) => onMove(from.value, Math.max(numberOf(event), from.value))}
        className={thumb}
      />
    </div>
  );
}
