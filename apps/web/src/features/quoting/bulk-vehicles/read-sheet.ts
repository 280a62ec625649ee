import { parse } from 'papaparse';
import { type BulkColumn, bulkColumns, columnOf, classOfWord } from './columns.ts';

/** Most vehicles that are taken over at once. */
export const mostRows = 500;

export type Cells = Readonly<Partial<Record<BulkColumn, string>>>;

/** One vehicle as it was typed; `line` counts the filled lines of the text from 1, its heading among them. */
export type SheetRow = {
  readonly line: number;
  readonly cells: Cells;
  /** What stands in columns that are none of ours, as it was typed. */
  readonly beside: readonly string[];
};

export type Sheet = {
  /** Columns that the text has, in our order. */
  readonly columns: readonly BulkColumn[];
  readonly rows: readonly SheetRow[];
  /** Headings of columns that are none of ours; empty where nobody named them. */
  readonly besides: readonly string[];
  /** The lines after the 500th vehicle, as text, with the heading: they can be taken over afterwards. */
  readonly rest: string;
};

const looksLikeVin = (text: string): boolean => {
  const word = text.replaceAll(/[\s-]/g, '');
  return /^[A-Za-z0-9]{11,18}$/.test(word) && /\d/.test(word) && /[A-Za-z]/.test(word);
};
const looksLikeYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);
const looksLikePostalCode = (text: string): boolean =>
  /^(?:\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)$/.test(text);
const looksLikeMoney = (text: string): boolean => /^\$?\s?\d[\d\s.,’]{2,}\s?\$?$|^\d+ ?k$/i.test(text);

/** What separates the cells: of the marks that stand in the first line outside quotes, the one that no text has. */
function markOf(text: string): string {
  const [first = ''] = text
    .trimStart()
    .replaceAll(/"[^"]*"/g, '')
    .split('\n');
  return ['\t', ';', '|'].find((mark) => first.includes(mark)) ?? ',';
}

function tableOf(text: string, delimiter: string): string[][] {
  const { data } = parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  return data.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()));
}

type Place = BulkColumn | null;

/** The columns that a first line names, or null where it is a vehicle already. */
function namedColumns(first: readonly string[]): Place[] | null {
  if (first.some((cell) => looksLikeVin(cell))) return null;
  const named = first.map((cell) => columnOf(cell));
  if (named.every((column) => column === null)) return null;
  // A heading that is there twice names its first column.
  return named.map((column, place) => (named.indexOf(column) === place ? column : null));
}

const guesses: readonly (readonly [BulkColumn, (text: string) => boolean])[] = [
  ['vin', looksLikeVin],
  ['year', looksLikeYear],
  ['type', (text) => classOfWord(text) !== null],
  ['garaging_postal_code', looksLikePostalCode],
  ['rating_value', looksLikeMoney],
];

/** What columns without headings hold, by what stands in them; names are make and model. A lone column holds VINs. */
function guessedColumns(table: readonly (readonly string[])[]): Place[] {
  const width = Math.max(...table.map(({ length }) => length));
  if (width === 1) return ['vin'];
  const taken = new Set<BulkColumn>();
  const take = (column: BulkColumn | undefined): Place => {
    if (column === undefined) return null;
    taken.add(column);
    return column;
  };
  return Array.from({ length: width }, (_, place) => {
    const cells = table.map((row) => row[place] ?? '').filter(Boolean);
    const fits = (looks: (text: string) => boolean) => cells.filter((cell) => looks(cell)).length * 2 > cells.length;
    const known = guesses.find(([column, looks]) => !taken.has(column) && fits(looks))?.[0];
    const isName = cells.length > 0 && fits((cell) => /\p{L}/u.test(cell));
    return take(known ?? (isName ? (['make', 'model'] as const).find((name) => !taken.has(name)) : undefined));
  });
}

function rowOf(cells: readonly string[], places: readonly Place[], line: number): SheetRow {
  const named = places.flatMap((column, place) => (column ? [[column, cells[place] ?? ''] as const] : []));
  const beside = cells.filter((_, place) => (places[place] ?? null) === null);
  return { line, cells: Object.fromEntries(named), beside };
}

/**
 * A pasted list of VINs, a part of a spreadsheet or a CSV file as vehicles, each cell as it was typed. Nothing is judged
 * and nothing is lost: columns that are none of ours stand beside, and lines after the 500th in `rest`.
 */
export function readSheet(text: string): Sheet {
  const delimiter = markOf(text.replace(/^\uFEFF/, ''));
  const table = tableOf(text.replace(/^\uFEFF/, ''), delimiter);
  const [first = []] = table;
  const named = namedColumns(first);
  const lines = named ? table.slice(1) : table;
  const places = named ?? (table.length > 0 ? guessedColumns(table) : []);
  const heading = named ? [first] : [];
  const rest = lines.slice(mostRows);
  const quoted = (cell: string) =>
    /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return {
    columns: bulkColumns.filter((column) => places.includes(column)),
    rows: lines.slice(0, mostRows).map((cells, place) => rowOf(cells, places, place + 1 + heading.length)),
    besides: named ? first.filter((_, place) => places[place] === null) : [],
    rest: rest.length === 0 ? '' : [...heading, ...rest].map((row) => row.map(quoted).join(delimiter)).join('\n'),
  };
}
