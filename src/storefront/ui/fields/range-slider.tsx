import type { ChangeEvent } from 'react';
import { classNames } from '../class-names.ts';

interface RangeThumb {
  label: string;
  /** From 0 to `last`. */
  value: number;
  text: string;
}

interface RangeSliderProps {
  from: RangeThumb;
  to: RangeThumb;
  last: number;
  /** While a thumb moves; the thumbs never pass each other. */
  onMove: (from: number, to: number) => void;
  onRest: () => void;
  className?: string;
}

/**
 * Two thumbs on one track: two native sliders, so keyboard, touch and screen readers work as on any other.
 */
export function RangeSlider({ from, to, last, onMove, onRest, className }: RangeSliderProps) {
  const rest = { min: 0, max: last, onPointerUp: onRest, onKeyUp: onRest, onBlur: onRest };
  const numberOf = (event: ChangeEvent<HTMLInputElement>) => event.target.valueAsNumber;
  const share = (value: number) => `${(value / last) * 100}%`;
  return (
    <div className={classNames('relative -mx-2.5 h-11', className)}>
      <div className="slider-track absolute inset-x-5.5 top-1/2 h-1 -translate-y-1/2 rounded-full bg-steel-300">
        <div
          className="slider-chosen absolute inset-y-0 rounded-full bg-primary-700"
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
        className={classNames('slider-thumb', from.value > last / 2 && 'z-1')}
      />
      <input
        type="range"
        {...rest}
        value={to.value}
        aria-label={to.label}
        aria-valuetext={to.text}
        onChange={(event) => onMove(from.value, Math.max(numberOf(event), from.value))}
        className="slider-thumb"
      />
    </div>
  );
}
