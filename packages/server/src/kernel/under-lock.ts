import type { Tx } from './database.ts';

type Reading = { readonly tx: Tx };

/** What was read of one row, and how often its tables had been written to by then. */
type Known<Value> = { readonly at: string; readonly value: Promise<Value> };

/** The rows that a transaction has locked, by their keys, and after how many of its rollbacks. */
const locksOf = new WeakMap<Tx, Map<string, string>>();

/** Notes that a transaction has locked a row, or has written it anew: nobody else changes what stands beneath it. */
export function noteLock(tx: Tx, id: string): void {
  const locks = locksOf.get(tx) ?? new Map<string, string>();
  locksOf.set(tx, locks);
  locks.set(id, tx.writesTo([]));
}

/** Whether a transaction has locked a row. A rollback to a savepoint may have given the lock back. */
export function isLocked(tx: Tx, id: string): boolean {
  return locksOf.get(tx)?.get(id) === tx.writesTo([]);
}

/** A reading that is done once a transaction while its row is locked. */
export type ReadUnderLock<Subject, Value> = {
  (reading: Reading, subject: Subject): Promise<Value>;
  /** All tables that it reads: under-lock.test.ts compares them with its statement. */
  readonly tables: readonly string[];
  /** What is known without reading it: the row that the lock itself answered. */
  learn(reading: Reading, subject: Subject, value: Value): void;
};

/**
 * Reads what stands beneath a row. While this transaction has the row locked, and whoever writes beneath it locks it too,
 * what was read stays true until this transaction itself writes to one of the tables: it is read again only then. Without
 * the lock it is read each time. Whoever gets a value does not change it.
 */
export function readUnderLock<Subject, Value>(
  tables: readonly string[],
  idOf: (subject: Subject) => string,
  read: (reading: Reading, subject: Subject) => Promise<Value>,
): ReadUnderLock<Subject, Value> {
  const knownOf = new WeakMap<Tx, Map<string, Known<Value>>>();
  const keep = (tx: Tx, id: string, value: Promise<Value>): void => {
    const known = knownOf.get(tx) ?? new Map<string, Known<Value>>();
    knownOf.set(tx, known);
    known.set(id, { at: tx.writesTo(tables), value });
  };
  const readOnce = (reading: Reading, subject: Subject): Promise<Value> => {
    const { tx } = reading;
    const id = idOf(subject);
    if (!isLocked(tx, id)) return read(reading, subject);
    const known = knownOf.get(tx)?.get(id);
    if (known?.at === tx.writesTo(tables)) return known.value;
    const value = read(reading, subject);
    keep(tx, id, value);
    return value;
  };
  return Object.assign(readOnce, {
    tables,
    learn: ({ tx }: Reading, subject: Subject, value: Value) => keep(tx, idOf(subject), Promise.resolve(value)),
  });
}
