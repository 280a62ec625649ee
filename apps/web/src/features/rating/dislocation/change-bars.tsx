import { ChangeBar } from './change-bar.tsx';

export type BarRow = {
  key: string;
  label: string;
  /** How far the bar reaches; below 0 to the left of it. */
  value: number;
  /** Which way premiums go, where the bar does not say it itself. */
  way?: 'falls' | 'stays' | 'rises';
  /** What stands beside the bar. */
  text: string;
};

/** Bars one below another, each with its words and figure: the rows of a table, so that everybody reads the same. */
export function ChangeBars({ caption, head, bars }: { caption: string; head: [string, string]; bars: BarRow[] }) {
  const values = bars.map(({ value }) => value);
  const range = { least: Math.min(0, ...values), most: Math.max(0, ...values) };
  return (
    <table className="h-fit w-full text-small">
      <caption className="type-h3 pb-2 text-left">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value, way, text }) => (
          <tr key={key}>
            <th scope="row" className="w-px pr-3 text-right font-normal whitespace-nowrap text-ink-2 tabular-nums">
              {label}
            </th>
            <td>
              <span className="flex items-center gap-3">
                <ChangeBar value={value} range={range} way={way} className="h-5 flex-1" />
                <span className="w-16 shrink-0 text-right tabular-nums">{text}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
