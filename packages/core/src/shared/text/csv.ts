/** A figure stays a figure in the spreadsheet, a text stays a text. */
export type CsvCell = string | number | null;

/** A spreadsheet takes a text with such a beginning for a formula, and would run it. */
const formula = /^[=+\-@\t\r\n]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /["\r\n,;\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 lines. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** A head and rows as RFC 4180 text, with the mark by which spreadsheets know UTF-8. */
export function csvText(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${csvLines([header, ...rows])}`;
}

/** Whole cents as the figure that a spreadsheet adds up: dollars with two digits. */
export function csvMoney(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** The name of an exported list: which one, and of which day. */
export function csvName(list: string, day: string): string {
  return `${list}-${day}.csv`;
}
