'use client';
import { useSteady } from '@roadworthy/ui/base/use-steady.ts';
import { useMemo, useState } from 'react';
import { useAsk } from '../../../data/session/use-session.ts';
import type { Vehicle_Input } from '../../../generated/documents.ts';
import { useLabels } from '../../shared/use-labels.ts';
import {
  type BulkFinding,
  type BulkRow,
  isWorthDecoding,
  judge,
  rowsOf,
  withCell,
  withDecoded,
  withFindings,
} from './bulk-rows.ts';
import { type BulkColumn, bulkColumns } from './columns.ts';
import { decodeRows } from './decode-rows.ts';
import type { Sheet } from './read-sheet.ts';

export type BulkVehiclesActions = {
  /** What the server finds wrong with vehicles, none of which is written. */
  readonly check: (vehicles: Vehicle_Input[]) => Promise<readonly BulkFinding[]>;
  /** Writes vehicles, all or none. */
  readonly create: (vehicles: Vehicle_Input[]) => Promise<void>;
};

/** Columns that every list shows, whatever it brought. */
const usualColumns: readonly BulkColumn[] = ['vin', 'year', 'make', 'model', 'type', 'rating_value'];

type Busy = 'reading' | 'decoding' | 'adding' | null;
type Statement =
  | { readonly kind: 'added'; readonly count: number; readonly rest: number }
  | { readonly kind: 'failed'; readonly why: string | null }
  | null;

/** A list of vehicles from its text to the quote: read, judged, edited, looked up, taken over. */
export function useBulkVehicles({ check, create }: BulkVehiclesActions) {
  const ask = useAsk('agent');
  const label = useLabels();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly BulkRow[]>([]);
  const [extra, setExtra] = useState<Pick<Sheet, 'columns' | 'besides'>>({ columns: [], besides: [] });
  const [busy, setBusy] = useState<Busy>(null);
  const [input, setMessage] = useState<Statement>(null);
  const [thisYear] = useState(() => new Date().getFullYear());
  const judged = useMemo(() => judge(rows, thisYear), [rows, thisYear]);
  const columns = bulkColumns.filter((column) => usualColumns.includes(column) || extra.columns.includes(column));

  async function read(typed: string): Promise<void> {
    setBusy('reading');
    // The reader of CSV is fetched with the first list.
    const { readSheet } = await import('./read-sheet.ts');
    const sheet = readSheet(typed);
    setRows((known) => [...known, ...rowsOf(sheet)]);
    setExtra((known) => ({
      columns: [...known.columns, ...sheet.columns],
      besides: [...new Set([...known.besides, ...sheet.besides])],
    }));
    setText(sheet.rows.length === 0 ? typed : sheet.rest);
    setMessage(null);
    setBusy(null);
  }

  async function decode(): Promise<void> {
    setBusy('decoding');
    await decodeRows(ask, judged.filter(isWorthDecoding), (id, decoded) => {
      const named = { ...decoded, type: label('vehicleClass', decoded.type) };
      setRows((known) => known.map((row) => (row.id === id ? withDecoded(row, named) : row)));
    });
    setBusy(null);
  }

  async function add(): Promise<void> {
    const ready = judged.filter(({ isReady }) => isReady);
    setBusy('adding');
    try {
      const findings = await check(ready.map(({ vehicle }) => vehicle));
      const whole = findings.find(({ index }) => index === null);
      if (whole) return setMessage({ kind: 'failed', why: whole.message });
      const good = ready.filter((_, place) => findings.every(({ index }) => index !== place));
      if (good.length > 0) await create(good.map(({ vehicle }) => vehicle));
      const added = new Set(good.map(({ id }) => id));
      setRows((known) => withFindings(known, ready, findings, bulkColumns).filter(({ id }) => !added.has(id)));
      setMessage({ kind: 'added', count: good.length, rest: judged.length - good.length });
    } catch {
      setMessage({ kind: 'failed', why: null });
    } finally {
      setBusy(null);
    }
  }

  return {
    text,
    setText,
    read,
    rows: judged,
    columns,
    besides: extra.besides,
    busy,
    said: input,
    decode,
    add,
    change: useSteady((id: number, column: BulkColumn, typed: string) =>
      setRows((known) => known.map((row) => (row.id === id ? withCell(row, column, typed) : row))),
    ),
    takeOut: useSteady((id: number) => setRows((known) => known.filter((row) => row.id !== id))),
  };
}
