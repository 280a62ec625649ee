import { classes } from '@roadworthy/ui/base/classes.ts';

type Props = {
  value: number;
  /** What all bars beside each other have to hold; 0 is in it. */
  range: { least: number; most: number };
  way?: 'falls' | 'stays' | 'rises' | undefined;
  className?: string;
};

const fills = { falls: 'fill-marigold', stays: 'fill-line-strong', rises: 'fill-primary' } as const;

/** A bar from where nothing changes: to the right what rises, to the left what falls. Its figure stands beside it. */
export function ChangeBar({ value, range: { least, most }, way = value < 0 ? 'falls' : 'rises', className }: Props) {
  const width = Math.max(most - least, Number.MIN_VALUE);
  const at = (place: number) => (100 * (place - least)) / width;
  return (
    <svg aria-hidden viewBox="0 0 100 20" preserveAspectRatio="none" className={classes('block min-w-0', className)}>
      <rect x={at(Math.min(0, value))} y="3" width={at(Math.abs(value) + least)} height="14" className={fills[way]} />
      <line x1={at(0)} x2={at(0)} y1="0" y2="20" className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
