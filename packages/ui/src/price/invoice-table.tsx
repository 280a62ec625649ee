import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { moneyText } from '../base/money-text.ts';

export type InvoiceLine = {
  key: string;
  label: ReactNode;
  /** The printed due date. */
  date?: string | undefined;
  /** A badge or a word on where it stands. */
  status?: ReactNode;
  /** Whole cents; below zero is a credit. */
  cents: number;
  /** Due now: set in bold. */
  due?: boolean;
  /** Where the lines are of several currencies: that of this one. */
  currency?: string;
};

export type InvoiceTableProps = {
  caption: string;
  lines: readonly InvoiceLine[];
  /** Their sum; lines of several currencies have none. */
  total?: { label: string; cents: number } | undefined;
  head: { label: string; date: string; status: string; amount: string };
  currency?: string;
  locale?: string;
};

const blank = '\u00a0';

/** Amounts to the cent in tabular figures, with their sum. */
export function InvoiceTable({ caption, lines, total, head, currency, locale }: InvoiceTableProps) {
  const dated = lines.some(({ date }) => Boolean(date));
  const stated = lines.some(({ status }) => Boolean(status));
  const cell = 'py-2.5 pr-2 align-baseline sm:pr-4';
  return (
    <table className="w-full border-collapse text-left">
      <caption className="type-h3 pb-2 text-left">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-small text-ink-2">
          <th scope="col" className={classes(cell, 'font-semibold')}>
            {head.label}
          </th>
          {dated && (
            <th scope="col" className={classes(cell, 'font-semibold max-sm:hidden')}>
              {head.date}
            </th>
          )}
          {stated && (
            <th scope="col" className={classes(cell, 'font-semibold')}>
              {head.status}
            </th>
          )}
          <th scope="col" className="py-2.5 text-right font-semibold">
            {head.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className={classes('border-b border-line', line.due && 'font-semibold')}>
            <th scope="row" className={classes(cell, line.due ? 'font-semibold' : 'font-normal')}>
              {line.label}
              {line.date && <span className="block text-small font-normal text-ink-3 sm:hidden">{line.date}</span>}
            </th>
            {dated && <td className={classes(cell, 'max-sm:hidden whitespace-nowrap text-ink-2')}>{line.date}</td>}
            {stated && <td className={cell}>{line.status}</td>}
            <td className="py-2.5 text-right align-baseline whitespace-nowrap tabular-nums">
              {moneyText(line.cents, line.currency ?? currency, locale).replace('-', '−')}
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" className="pt-3 pr-2 font-bold sm:font-display sm:text-h3">
              {total.label}
            </th>
            {dated && <td className="max-sm:hidden">{blank}</td>}
            {stated && <td>{blank}</td>}
            <td className="pt-3 text-right font-bold whitespace-nowrap tabular-nums sm:font-display sm:text-h3">
              {moneyText(total.cents, currency, locale)}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
