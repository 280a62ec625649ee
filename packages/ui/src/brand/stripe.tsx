import { classes } from '../base/classes.ts';
import { bandHeight, bandPath, bendDrop, lanePercent, wholePercent } from './stripe-path.ts';

const colours = ['var(--rw-marigold)', 'var(--rw-coral)', 'var(--rw-lagoon)'] as const;
const lanes = [0, 1, 2] as const;

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
  const height = bandHeight * 3 + (bends.length > 0 ? bendDrop : 0);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={wholePercent(percent)}
      aria-valuetext={valueText}
      className={classes('relative w-full overflow-hidden', className)}
      style={{ height }}
    >
      {lanes.map((lane) => (
        <Band key={`track${lane}`} lane={lane} bends={bends} height={height} colour="var(--rw-surface-3)" percent={100} />
      ))}
      {lanes.map((lane) => (
        <Band key={lane} lane={lane} bends={bends} height={height} colour={colours[lane]} percent={lanePercent(percent, lane)} />
      ))}
    </div>
  );
}

type BandProps = { lane: number; bends: readonly number[]; height: number; colour: string; percent: number };

function Band({ lane, bends, height, colour, percent }: BandProps) {
  return (
    <svg
      data-band=""
      aria-hidden
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full transition-[clip-path] duration-(--dur-scene) ease-ui"
      style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
    >
      <path d={bandPath(lane, bends)} fill="none" stroke={colour} strokeWidth={bandHeight + 0.4} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The stripe as a rule: under a hero, over a footer, at the head of a printed page. */
export function StripeRule({ thickness = 4, className }: { thickness?: number; className?: string }) {
  return (
    <div aria-hidden className={classes('w-full', className)}>
      {colours.map((colour) => (
        <div key={colour} data-band="" style={{ height: thickness, backgroundColor: colour, printColorAdjust: 'exact' }} />
      ))}
    </div>
  );
}

/** The stripe as a quiet loading line over a region that refetches; it keeps its 2 px when idle. */
export function StripeLoading({ active, label = 'Loading' }: { active: boolean; label?: string }) {
  return (
    <div className="relative h-0.5 w-full overflow-hidden" role="status">
      <span className="sr-only">{active ? label : ''}</span>
      {active && (
        <span aria-hidden className="run-along absolute inset-y-0 left-0 flex w-1/4">
          {colours.map((colour) => (
            <span key={colour} data-band="" className="h-full flex-1" style={{ backgroundColor: colour }} />
          ))}
        </span>
      )}
    </div>
  );
}
