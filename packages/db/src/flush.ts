import { serialize } from 'pg-protocol';
import pg, { type Connection, type QueryResult, type Submittable } from 'pg';
// @ts-expect-error -- pg exports what its own query writes values with, and has no types for it.
import pgUtils from 'pg/lib/utils.js';

const { prepareValue } = pgUtils as { readonly prepareValue: (value: unknown) => unknown };

/** One statement and its values. A name keeps it prepared on its connection. */
export type Statement = {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string | undefined;
  readonly rowMode?: 'array';
  readonly types?: pg.CustomTypesConfig;
};

/** A statement and the stack of who asked for it: by the time it fails, others are running. */
export type Requested = Statement & {
  readonly requested: { readonly stack?: string };
  /** Whether somebody reads its rows. */
  readonly isRead: boolean;
};

type Callback = (error: Error | null, result?: QueryResult | QueryResult[]) => void;

/** The part of pg 8.23.1's connection that a flush writes to; the tests beside this notice when it changes. */
type Wire = { readonly stream: { write(bytes: Buffer): boolean } };

/** pg's own query, which writes within one cork and gathers the rows of each statement. */
type OwnQuery = Submittable & {
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
};
const OwnQuery = pg.Query as unknown as new (config: object, values: undefined, callback: Callback) => OwnQuery;

/** What a connection has prepared, by its name, and the names that it has or not since an error came between. */
type Prepared = { readonly texts: Map<string, string>; readonly doubtful: Set<string> };
const preparedBy = new WeakMap<object, Prepared>();

function preparedOn(connection: object): Prepared {
  const known = preparedBy.get(connection) ?? { texts: new Map(), doubtful: new Set() };
  preparedBy.set(connection, known);
  return known;
}

// None of pg's own names, which it counts by itself.
const prefix = 'unit ';

/**
 * Several statements in one message with one Sync, so that after one that fails none is done. Answers a result for each,
 * with the rows of those that are read, which are all of one row mode; an error carries the stack of whoever asked for the
 * statement that failed.
 */
export class Flush extends OwnQuery {
  readonly statements: readonly Requested[];
  readonly #values: readonly unknown[][];
  readonly #fresh = new Map<string, string>();
  #completed = 0;

  constructor(statements: readonly Requested[], callback: (error: Error | null, results: QueryResult[]) => void) {
    const { text } = statements[0] ?? {};
    const { rowMode, types } = statements.find(({ isRead }) => isRead) ?? {};
    super({ text, rowMode, types, queryMode: 'extended' }, undefined, (error, answer = []) =>
      callback(error, Array.isArray(answer) ? answer : [answer]),
    );
    this.statements = statements;
    // A value that cannot be written is found before anything is: half a message would leave the connection waiting.
    this.#values = statements.map(({ values = [] }) => values.map((value) => prepareValue(value)));
  }

  /** Called by pg's own query where it would write its one statement. */
  prepare(connection: Connection): void {
    // Its own bytes in one piece: each piece costs the system as much as a small message does.
    const bytes: Buffer[] = [];
    for (const [index, { text, name = '', isRead }] of this.statements.entries()) {
      const statement = this.#parsed(connection, bytes, { name, text });
      bytes.push(serialize.bind({ statement, values: this.#values[index] ?? [] }));
      if (isRead) bytes.push(serialize.describe({ type: 'P' }));
      bytes.push(serialize.execute());
    }
    bytes.push(serialize.sync());
    (connection as unknown as Wire).stream.write(Buffer.concat(bytes));
  }

  /** The name under which a connection has a statement; none where another statement has taken it. */
  #parsed(
    connection: Connection,
    bytes: Buffer[],
    { name, text }: { readonly name: string; readonly text: string },
  ): string {
    const { texts, doubtful } = preparedOn(connection);
    const known = name === '' ? undefined : (this.#fresh.get(name) ?? texts.get(name));
    if (known === text) return prefix + name;
    if (name === '' || known !== undefined) {
      bytes.push(serialize.parse({ name: '', text }));
      return '';
    }
    // Closed first, since it may be there from before an error.
    if (doubtful.delete(name)) bytes.push(serialize.close({ type: 'S', name: prefix + name }));
    this.#fresh.set(name, text);
    bytes.push(serialize.parse({ name: prefix + name, text }));
    return prefix + name;
  }

  override handleDataRow(message: object): void {
    if (this.statements[this.#completed]?.isRead === true) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    super.handleCommandComplete(message, connection);
    this.#completed += 1;
  }

  override handleError(error: Error, connection: Connection): void {
    const { doubtful } = preparedOn(connection);
    for (const name of this.#fresh.keys()) doubtful.add(name);
    const failed = this.statements[this.#completed];
    const stack = failed?.requested.stack?.replace(/^[^\n]*\n/, '');
    if (failed && stack) error.stack = `${error.name}: ${error.message}\n    in ${failed.text.slice(0, 300)}\n${stack}`;
    super.handleError(error, connection);
  }

  override handleReadyForQuery(connection: Connection): void {
    const { texts } = preparedOn(connection);
    for (const [name, text] of this.#fresh) texts.set(name, text);
    super.handleReadyForQuery(connection);
  }
}
