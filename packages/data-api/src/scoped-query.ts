import type { ClientBase, Connection, Submittable } from 'pg';
import { serialize } from 'pg-protocol';
import type { Claims, Scope } from './scope.ts';

/** The part of pg 8.23.1's connection that the query writes to; the contract test notices when it changes. */
type Wire = { readonly stream: { write(bytes: Buffer): boolean } };

/** Statements prepared on one connection, least recently used first. */
type Prepared = { readonly names: Map<string, string>; readonly closing: string[]; made: number; characters: number };

export type Answer = readonly (readonly (string | null)[])[];

type ScopedQueryInput = {
  readonly scope: Scope;
  readonly role: string;
  readonly claims: Claims;
  readonly timeoutMs: number;
  readonly text: string;
  /** Names role and text together; made once by callers that repeat a query. */
  readonly key?: string;
  readonly values: readonly (string | null)[];
};

type Callback = (error: Error | null, answer?: Answer) => void;

/** An error of the scope statement: the role or a claim could not be set, and the query did not run. */
export class ScopeError extends Error {}

const preparedByConnection = new WeakMap<object, Prepared>();
const maxPrepared = 256;
/** Of the keys of all that one connection keeps prepared: PostgreSQL takes some two hundred bytes for each. */
const maxPreparedCharacters = 400_000;
/** Longer texts are parsed each time: a connection would keep up to 256 of them. */
const maxNamedLength = 32_768;

function preparedOn(connection: object): Prepared {
  const known = preparedByConnection.get(connection) ?? { names: new Map(), closing: [], made: 0, characters: 0 };
  preparedByConnection.set(connection, known);
  return known;
}

/** A plan is made for one role's row security: a name shared by two roles would plan anew at every change. */
export const statementKey = (role: string, text: string): string => `${role} ${text}`;

/**
 * A query that runs under a role and its claims in one round trip: both statements are bound before a single Sync, so
 * they share one implicit transaction and the scope ends with it, whatever happens.
 */
class ScopedQuery implements Submittable {
  readonly #input: ScopedQueryInput;
  readonly #scopeValues: string[];
  readonly #rows: (string | null)[][] = [];
  readonly #fresh: string[] = [];
  #prepared: Prepared | undefined;
  #isScoped = false;
  callback: Callback;

  constructor(input: ScopedQueryInput, callback: Callback) {
    this.#input = input;
    this.#scopeValues = input.scope.values(input.role, input.claims, input.timeoutMs);
    this.callback = callback;
  }

  submit(connection: Connection): null {
    const { scope, role, text, values, key = statementKey(role, text) } = this.#input;
    const prepared = preparedOn(connection);
    this.#prepared = prepared;
    // All of it in one piece: each piece costs the system as much as a small message does.
    const bytes = prepared.closing.splice(0).map((name) => serialize.close({ type: 'S', name }));
    const scoping = this.#statement(bytes, prepared, scope.text, scope.text);
    bytes.push(serialize.bind({ statement: scoping, values: this.#scopeValues }), serialize.execute());
    const statement = this.#statement(bytes, prepared, key, text);
    bytes.push(serialize.bind({ statement, values: [...values] }), serialize.execute(), serialize.sync());
    (connection as unknown as Wire).stream.write(Buffer.concat(bytes));
    return null;
  }

  #statement(bytes: Buffer[], prepared: Prepared, key: string, text: string): string {
    if (text.length > maxNamedLength) {
      bytes.push(serialize.parse({ name: '', text }));
      return '';
    }
    const { names, closing } = prepared;
    const known = names.get(key);
    if (known !== undefined) {
      names.delete(key);
      names.set(key, known);
      return known;
    }
    prepared.made += 1;
    const name = `scoped_${prepared.made}`;
    bytes.push(serialize.parse({ name, text }));
    names.set(key, name);
    prepared.characters += key.length;
    this.#fresh.push(key);
    for (const [oldest, itsName] of names) {
      if (names.size <= maxPrepared && prepared.characters <= maxPreparedCharacters) break;
      if (this.#fresh.includes(oldest)) continue;
      names.delete(oldest);
      prepared.characters -= oldest.length;
      closing.push(itsName);
    }
    return name;
  }

  handleRowDescription(): void {}

  handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#isScoped) this.#rows.push(message.fields);
  }

  handleCommandComplete(): void {
    this.#isScoped = true;
  }

  handleEmptyQuery(): void {
    this.#isScoped = true;
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: { sendCopyFail(message: string): void }): void {
    connection.sendCopyFail('A scoped query copies nothing');
  }

  handleCopyData(): void {}

  handleError(error: Error): void {
    // The server skips everything after an error, so what this query parsed may not exist: close it before it is reused.
    for (const key of this.#fresh) {
      const name = this.#prepared?.names.get(key);
      if (this.#prepared === undefined || name === undefined) continue;
      this.#prepared.names.delete(key);
      this.#prepared.characters -= key.length;
      this.#prepared.closing.push(name);
    }
    this.callback(this.#isScoped ? error : new ScopeError(error.message, { cause: error }));
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#rows);
  }
}

/** Runs one query under a scope; the rows are text, as PostgreSQL wrote them. */
export function scopedQuery(client: ClientBase, input: ScopedQueryInput): Promise<Answer> {
  return new Promise((resolve, reject) => {
    client.query(new ScopedQuery(input, (error, answer) => (error === null ? resolve(answer ?? []) : reject(error))));
  });
}
