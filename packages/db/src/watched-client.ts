import type pg from 'pg';
import { PrimaryClient } from './primary-client.ts';

/** Told when a statement is sent; what it answers is called once, when the database has answered. */
export type StatementWatcher = (name: string) => (failed: boolean) => void;

const names = new Map<string, string>();
const mostNames = 2_000;

/**
 * What a statement is called in figures and traces: its verb and the table that it begins with, such as `select quotes`
 * or `insert ledger_entries`. Values are no part of it, nor is anything else that somebody typed.
 */
export function nameOfStatement(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const verb = /\b(select|insert|update|delete|merge|begin|commit|rollback|set|listen|notify|lock|copy)\b/i.exec(text);
  const word = verb?.[1]?.toLowerCase() ?? 'other';
  const table = /\b(?:from|into|update|table)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i.exec(text)?.[1];
  const name = table === undefined || word === 'begin' || word === 'commit' ? word : `${word} ${table.toLowerCase()}`;
  if (names.size < mostNames) names.set(text, name);
  return name;
}

type Callback = (error: Error | null, result?: unknown) => void;
type Submitted = { callback?: Callback; text?: string; readonly statements?: readonly { readonly text: string }[] };

/** Several statements in one message are called by the last one, which is what was waited for. */
function textOf(asked: string | Submitted): string {
  return typeof asked === 'string' ? asked : (asked.statements?.at(-1)?.text ?? asked.text ?? '');
}

/** A client that tells of each statement, for figures and traces. */
export function clientWatchedBy(watch: StatementWatcher): typeof pg.Client {
  return class WatchedClient extends PrimaryClient {
    // pg overloads it six ways; whichever way it is asked, it ends by a callback or by a promise.
    // oxlint-disable-next-line typescript/no-explicit-any
    override query(...given: any[]): any {
      const [asked] = given as [string | Submitted];
      const send = super.query.bind(this) as (...all: unknown[]) => unknown;
      const told = watch(nameOfStatement(textOf(asked)));
      const telling = (callback: Callback): Callback => {
        return (error, result) => {
          told(error !== null);
          callback(error, result);
        };
      };
      const last: unknown = given.at(-1);
      if (typeof last === 'function') {
        return send(...given.slice(0, -1), telling(last as Callback));
      }
      if (typeof asked !== 'string' && typeof asked.callback === 'function') {
        asked.callback = telling(asked.callback);
        return send(...given);
      }
      const answered = send(...given);
      if (answered instanceof Promise) {
        answered.then(
          () => told(false),
          () => told(true),
        );
      }
      return answered;
    }
  };
}
