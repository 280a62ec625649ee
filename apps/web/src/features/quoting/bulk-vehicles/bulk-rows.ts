import type { DecodedVinFragment, Vehicle_Input } from '../../../generated/documents.ts';
import type { BulkColumn } from './columns.ts';
import { type CellProblem, readRows, vinOf } from './read-row.ts';
import type { Cells, Sheet } from './read-sheet.ts';

/** A row of the list while it is worked on. */
export type BulkRow = {
  readonly id: number;
  readonly line: number;
  readonly cells: Cells;
  readonly beside: readonly string[];
  /** Whether the VIN's vendor filled some of its cells. */
  readonly isDecoded: boolean;
  /** What the server said of its cells, in its words, until one of them is another. */
  readonly refused: Readonly<Partial<Record<BulkColumn, string>>>;
  /** What the server said of the row as a whole. */
  readonly refusal: string | null;
};

/** What the server finds wrong with one of the vehicles that it was given, counted from 0, or with all of them: null. */
export type BulkFinding = { readonly index: number | null; readonly field: string | null; readonly message: string };

export type JudgedRow = BulkRow & {
  readonly vehicle: Vehicle_Input;
  readonly problems: Readonly<Partial<Record<BulkColumn, CellProblem>>>;
  /** Nothing that is known keeps it from being taken over. */
  readonly isReady: boolean;
};

let made = 0;

/** The rows of a list that was read, none of them judged. */
export function rowsOf({ rows }: Sheet): BulkRow[] {
  return rows.map((row) => {
    made += 1;
    return { ...row, id: made, isDecoded: false, refused: {}, refusal: null };
  });
}

/** Every row with its vehicle and what is wrong with it. Decoded vehicles are said to be confirmed, not typed. */
export function judge(rows: readonly BulkRow[], thisYear: number): JudgedRow[] {
  const read = readRows(
    rows.map(({ cells }) => cells),
    thisYear,
  );
  return rows.map((row, place) => {
    const { vehicle, problems } = read[place] ?? { vehicle: {}, problems: {} };
    const isReady = [problems, row.refused].every((each) => Object.keys(each).length === 0) && row.refusal === null;
    return { ...row, problems, isReady, vehicle: { ...vehicle, manual_entry: !row.isDecoded } };
  });
}

/** A row with another text in a cell; what was said of it before does not count any more. */
export function withCell(row: BulkRow, column: BulkColumn, text: string): BulkRow {
  const { [column]: _said, ...refused } = row.refused;
  return { ...row, cells: { ...row.cells, [column]: text }, refused, refusal: null };
}

const columnsOfVin = ['year', 'make', 'model', 'type', 'length'] as const;

/** Whether looking the VIN up could fill a cell. */
export function isWorthDecoding({ cells, problems }: JudgedRow): boolean {
  return (
    vinOf(cells).length === 17 &&
    !problems.vin &&
    ['year', 'make', 'type'].some((column) => !cells[column as BulkColumn])
  );
}

/** A row whose empty cells say what its VIN says. Of a chassis neither maker nor model are those of the coach. */
export function withDecoded(row: BulkRow, decoded: DecodedVinFragment): BulkRow {
  if (decoded.status !== 'decoded') return row;
  const filled = columnsOfVin.flatMap((column) => {
    const input = decoded.is_chassis && (column === 'make' || column === 'model') ? null : decoded[column];
    return row.cells[column] || input === null || input === undefined ? [] : [[column, String(input)] as const];
  });
  if (filled.length === 0) return row;
  return { ...row, isDecoded: true, cells: { ...row.cells, ...Object.fromEntries(filled) } };
}

/** The rows with what the server said of those that it was given, each at its cell where it names one of ours. */
export function withFindings(
  rows: readonly BulkRow[],
  provided: readonly BulkRow[],
  findings: readonly BulkFinding[],
  columns: readonly BulkColumn[],
): BulkRow[] {
  return rows.map((row) => {
    const place = provided.findIndex(({ id }) => id === row.id);
    const own = findings.filter(({ index }) => index === place);
    if (place < 0 || own.length === 0) return row;
    const columnOf = (field: string | null) => columns.find((column) => field?.split('.').at(-1) === column);
    const refused = Object.fromEntries(
      own.flatMap(({ field, message }) => {
        const column = columnOf(field);
        return column ? [[column, message]] : [];
      }),
    );
    return { ...row, refused, refusal: own.find(({ field }) => !columnOf(field))?.message ?? null };
  });
}
