export type SparklineProps = {
  /** In their order; what is below zero hangs below the line. */
  values: readonly number[];
  /** What it shows, in words: nobody reads a figure off it. */
  label: string;
};

const height = 32;
const barWidth = 4;

const zeroOf = (values: readonly number[]): number => {
  const most = Math.max(0, ...values);
  return (most / (most - Math.min(0, ...values) || 1)) * height;
};

/** The outline of the bars that are meant, each in its place; the smallest one can still be seen. */
export function barsPath(values: readonly number[], isMeant: (value: number) => boolean): string {
  const most = Math.max(0, ...values);
  const span = most - Math.min(0, ...values) || 1;
  const zero = zeroOf(values);
  return values
    .map((value, place) => {
      if (!isMeant(value)) return '';
      const size = Math.max((Math.abs(value) / span) * height, 1);
      return `M${place * barWidth + 0.5} ${zero}h${barWidth - 1}v${value > 0 ? -size : size}h${1 - barWidth}z`;
    })
    .join('');
}

/** A row of small bars: how something went from day to day. */
export function Sparkline({ values, label }: SparklineProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(values.length, 1) * barWidth} ${height}`}
      preserveAspectRatio="none"
      className="h-8 w-full max-w-80 min-w-24 overflow-visible"
    >
      <path d={`M0 ${zeroOf(values)}h${values.length * barWidth}`} className="stroke-line-strong" strokeWidth={0.75} />
      <path d={barsPath(values, (value) => value > 0)} className="fill-success" />
      <path d={barsPath(values, (value) => value < 0)} className="fill-danger" />
    </svg>
  );
}
