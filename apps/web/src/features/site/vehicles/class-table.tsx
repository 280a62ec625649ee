'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useState } from 'react';

/** A cell as it is shown, and what it is sorted by. */
type Cell = { readonly text: string; readonly rank: number };
export type ClassRow = { readonly href: string; readonly name: string; readonly cells: readonly Cell[] };

type ClassTableProps = { caption: string; columns: readonly string[]; rows: readonly ClassRow[] };

/** The classes beside each other, in the order of any column. */
export function ClassTable({ caption, columns, rows }: ClassTableProps) {
  const [{ by, isDown }, setOrder] = useState({ by: -1, isDown: false });
  const sorted = by < 0 ? rows : rows.toSorted((one, other) => compare(one, other, by) * (isDown ? -1 : 1));
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-xl text-left tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                aria-sort={by === index ? (isDown ? 'descending' : 'ascending') : 'none'}
                className="border-b-2 border-ink pr-4 font-semibold"
              >
                <button
                  type="button"
                  className="min-h-11 text-left"
                  onClick={() => setOrder((order) => ({ by: index, isDown: order.by === index && !order.isDown }))}
                >
                  {column} <span aria-hidden>{by === index ? (isDown ? '↓' : '↑') : '↕'}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ href, name, cells }) => (
            <tr key={href} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 font-semibold">
                <AppLink href={href} className="link inline-flex min-h-9 items-center">
                  {name}
                </AppLink>
              </th>
              {cells.map(({ text }, index) => (
                <td key={columns[index + 1]} className="py-1.5 pr-4">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** By the first column as it is read, by the others as they rank. */
function compare(one: ClassRow, other: ClassRow, by: number): number {
  if (by === 0) return one.name.localeCompare(other.name);
  return (one.cells[by - 1]?.rank ?? 0) - (other.cells[by - 1]?.rank ?? 0);
}
