import { useId } from 'react';
import { classes } from '../base/classes.ts';
import { bandHeight, bandPath, bendDrop, lanePercent, wholePercent } from './stripe-path.ts';

const lanes = [
  { lane: 0, stroke: 'stroke-marigold', fill: 'bg-marigold' },
  { lane: 1, stroke: 'stroke-coral', fill: 'bg-coral' },
  { lane: 2, stroke: 'stroke-lagoon', fill: 'bg-lagoon' },
] as const;

export type StripeProgressProps = {
  /** Answered ÷ expected, in percent. */
  percent: number;
  label: string;
  /** What is read out in place of the bare number, such as "Step 3 of 8, 40 percent". */
  valueText?: string;
  /** Shares of the way (0 to 1) where sections change; the bands bend there. */
  bends?: readonly number[];
  className?: string;
};

/** The coach stripe as a slim progress bar. */
export function StripeProgress({ percent, label, valueText, bends = [], className }: StripeProgressProps) {
  const id = useId();
  const height = bandHeight * 3 + (bends.length > 0 ? bendDrop : 0);
  const line = { fill: 'none', strokeWidth: bandHeight + 0.4, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={wholePercent(percent)}
      aria-valuetext={valueText}
      className={className}
    >
      <svg
        data-band=""
        aria-hidden
        viewBox={`0 0 1000 ${height}`}
        height={height}
        preserveAspectRatio="none"
        className="block w-full"
      >
        {lanes.map(({ lane }) => (
          <path key={lane} d={bandPath(lane, bends)} className="stroke-surface-3" {...line} />
        ))}
        {lanes.map(({ lane, stroke }) => (
          <g key={lane}>
            <clipPath id={`${id}${lane}`}>
              <rect
                height={height}
                width={lanePercent(percent, lane) * 10}
                className="transition-[width] duration-(--dur-scene) ease-ui"
              />
            </clipPath>
            <path d={bandPath(lane, bends)} className={stroke} clipPath={`url(#${id}${lane})`} {...line} />
          </g>
        ))}
      </svg>
    </div>
  );
}

const thicknesses = { 1: 'h-px', 2: 'h-0.5', 3: 'h-[3px]', 4: 'h-1' };

/** The stripe as a rule: under a hero, over a footer, at the head of a printed page. Thickness in pixels a band. */
export function StripeRule({ thickness = 4, className }: { thickness?: 1 | 2 | 3 | 4; className?: string }) {
  return (
    <div aria-hidden className={className}>
      {lanes.map(({ lane, fill }) => (
        <div key={lane} data-band="" className={classes(thicknesses[thickness], fill, '[print-color-adjust:exact]')} />
      ))}
    </div>
  );
}

/** The stripe as a quiet loading line over a region that refetches; it keeps its 2 px when idle. */
export function StripeLoading({ active, label }: { active: boolean; label: string }) {
  return (
    <div className="relative h-0.5 w-full overflow-hidden" role="status">
      <span className="sr-only">{active ? label : ''}</span>
      {active && (
        <span aria-hidden className="run-along absolute inset-y-0 left-0 flex w-1/4">
          {lanes.map(({ lane, fill }) => (
            <span key={lane} data-band="" className={classes('h-full flex-1', fill)} />
          ))}
        </span>
      )}
    </div>
  );
}
