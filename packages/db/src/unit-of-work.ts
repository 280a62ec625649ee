import type pg from 'pg';
import type { QueryResult, QueryResultRow } from 'pg';
import { Flush, type Requested, type Statement } from './flush.ts';

type StatementRequest = Statement & {
  /** Nobody reads its answer: it is sent with the next statement whose answer is read, or with the commit. */
  readonly waits?: boolean;
};

/** A batch takes memory on both sides: a long one is sent before its end. */
const mostWaiting = 100;

/** What a write that waits answers; how many rows it touches nobody knows yet, so kysely is not told. */
const unknownResult: QueryResult<never> = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };

/**
 * One transaction on a client that was lent for it. What only writes waits until something is read: `begin`, the role
 * and the writes before a question travel with it, and the rest with the commit. All is done in the order in which it
 * was asked, in the same transaction; an error of a write that waited is thrown by what it travelled with, with the
 * stack of the write.
 */
export class UnitOfWork {
  readonly #client: pg.PoolClient;
  #waiting: Requested[] = [];
  #hasSent = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    this.#wait({ text: 'begin', name: 'begin' });
  }

  /** As that of a pg client, but for statements that wait. Several in one text run as they are, after what waits. */
  async query<Row extends QueryResultRow>(
    request: string | StatementRequest,
    values?: unknown[],
  ): Promise<QueryResult<Row>> {
    const statement: StatementRequest = typeof request === 'string' ? { text: request } : request;
    const whole: StatementRequest = values === undefined ? statement : { ...statement, values };
    if (whole.waits === true && this.#waiting.length < mostWaiting) {
      this.#wait(whole);
      return unknownResult;
    }
    if ((whole.values ?? []).length === 0 && whole.text.includes(';')) {
      if (this.#waiting.length > 0) await this.#flush();
      return this.#client.query<Row>(whole.text);
    }
    this.#wait(whole);
    return this.#flush();
  }

  /** A transaction is open from the beginning, although its `begin` may still wait. */
  getTransactionStatus(): 'T' {
    return 'T';
  }

  async commit(): Promise<void> {
    const isEmpty = !this.#hasSent && this.#waiting.length === 1;
    if (isEmpty) return;
    this.#wait({ text: 'commit', name: 'commit' });
    const { command } = await this.#flush();
    if (command !== 'COMMIT') throw new Error('The transaction failed earlier, and was rolled back by its commit');
  }

  async rollback(): Promise<void> {
    this.#waiting = [];
    if (this.#hasSent) await this.#client.query('rollback');
  }

  #wait(statement: Statement): void {
    const requested: { readonly stack?: string } = {};
    Error.captureStackTrace(requested, this.query);
    this.#waiting.push({ ...statement, requested });
  }

  #flush<Row extends QueryResultRow>(): Promise<QueryResult<Row>> {
    const statements = this.#waiting;
    this.#waiting = [];
    this.#hasSent = true;
    return this.send(statements) as Promise<QueryResult<Row>>;
  }

  /** Sends statements in one message and answers the rows of the last. Tests count what goes through here. */
  protected send(statements: readonly Requested[]): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.#client.query(
        new Flush(statements, (error, result) => {
          if (error) reject(error);
          else resolve(result as QueryResult);
        }),
      );
    });
  }
}
