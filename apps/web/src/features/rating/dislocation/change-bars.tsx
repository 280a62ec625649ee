import { classes } from '@roadworthy/ui/base/classes.ts';

export type ChangeBar = {
  key: string;
  label: string;
  /** How long the bar is, of the longest one; may be below 0, for what falls. */
  value: number;
  /** What stands beside the bar. */
  text: string;
};

/** Bars one below another, each with its words and figure: the rows of a table, so that everybody reads the same. */
export function ChangeBars({ caption, head, bars }: { caption: string; head: [string, string]; bars: ChangeBar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <table className="w-full text-small">
      <caption className="type-h3 pb-2 text-left">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value, text }) => (
          <tr key={key}>
            <th scope="row" className="w-px pr-3 text-right font-normal whitespace-nowrap text-ink-2 tabular-nums">
              {label}
            </th>
            <td className="py-0.5">
              <svg
                aria-hidden
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="inline-block h-4 w-[calc(100%-6rem)] align-middle"
              >
                <rect
                  width={(100 * Math.abs(value)) / longest}
                  height="10"
                  className={classes(value < 0 ? 'fill-marigold' : 'fill-primary')}
                />
              </svg>
              <span className="inline-block w-24 text-right tabular-nums">{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
