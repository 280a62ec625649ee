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

type Waiting = Requested & {
  readonly answer?: { resolve(result: QueryResult): void; reject(error: unknown): void };
};

/** The tables that a text of a statement writes to, by its text: few are asked, and often. */
const writtenBy = new Map<string, readonly string[]>();
const mostTexts = 2_000;

function tablesWrittenBy(text: string): readonly string[] {
  const known = writtenBy.get(text);
  if (known !== undefined) return known;
  const tables = [...text.matchAll(/\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+"?(\w+)/gi)];
  const names = tables.map(([, name = '']) => name.toLowerCase());
  if (writtenBy.size < mostTexts) writtenBy.set(text, names);
  return names;
}

/**
 * One transaction on a client that was lent for it. What only writes waits until something is read: `begin`, the role
 * and the writes before a question travel with it, and the rest with the commit; questions that are asked at once travel
 * together. All is done in the order in which it was asked, in the same transaction; an error of a write that waited is
 * thrown by what it travelled with, with the stack of the write.
 */
export class UnitOfWork {
  readonly #client: pg.PoolClient;
  #waiting: Waiting[] = [];
  #hasSent = false;
  #isDue = false;
  #isOver = false;
  /** The message that is not answered yet: a client takes one at a time. */
  #underWay: Promise<unknown> = Promise.resolve();
  #unanswered = 0;
  readonly #writes = new Map<string, number>();
  #rollbacks = 0;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    this.#wait({ text: 'begin', name: 'begin' });
  }

  /** As that of a pg client, but for statements that wait. Several in one text run as they are, after what waits. */
  async query<Row extends QueryResultRow>(
    request: string | StatementRequest,
    values?: unknown[],
  ): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('The transaction is over: nothing is asked in it any more');
    const statement: StatementRequest = typeof request === 'string' ? { text: request } : request;
    const whole: StatementRequest = values === undefined ? statement : { ...statement, values };
    this.#note(whole.text);
    if (whole.waits === true && this.#waiting.length < mostWaiting) {
      this.#wait(whole);
      return unknownResult;
    }
    if ((whole.values ?? []).length === 0 && whole.text.includes(';')) {
      await this.#flush();
      return this.#client.query<Row>(whole.text);
    }
    return this.#ask(whole) as Promise<QueryResult<Row>>;
  }

  /** A transaction is open from the beginning, although its `begin` may still wait. */
  getTransactionStatus(): 'T' {
    return 'T';
  }

  /**
   * How often this transaction wrote to any of these tables so far, for whoever keeps what they read: other words later
   * mean that it has to be read again. What triggers write is not seen.
   */
  writesTo(tables: readonly string[]): string {
    return [this.#rollbacks, ...tables.map((table) => this.#writes.get(table) ?? 0)].join(' ');
  }

  async commit(): Promise<void> {
    const isEmpty = !this.#hasSent && this.#waiting.length === 1;
    this.#isOver = true;
    if (isEmpty) return;
    const committed = this.#ask({ text: 'commit', name: 'commit' });
    // A commit never waits for the end of the turn.
    await Promise.all([this.#flush(), committed]);
    const { command } = await committed;
    if (command !== 'COMMIT') throw new Error('The transaction failed earlier, and was rolled back by its commit');
  }

  /** Nothing that still waits is sent; whoever asked for it is gone with the error that led here. */
  async rollback(): Promise<void> {
    this.#isOver = true;
    this.#waiting = [];
    if (this.#unanswered > 0) await this.#underWay;
    if (this.#hasSent) await this.#client.query('rollback');
  }

  #note(text: string): void {
    if (/^\s*rollback/i.test(text)) this.#rollbacks += 1;
    for (const table of tablesWrittenBy(text)) this.#writes.set(table, (this.#writes.get(table) ?? 0) + 1);
  }

  #wait(statement: Statement, answer?: Waiting['answer']): void {
    const requested: { readonly stack?: string } = {};
    Error.captureStackTrace(requested, this.query);
    this.#waiting.push({ ...statement, requested, isRead: answer !== undefined, ...(answer && { answer }) });
  }

  #ask(statement: Statement): Promise<QueryResult> {
    const earlier = this.#waiting.find(({ isRead }) => isRead);
    // Rows of one message are all read alike.
    if (earlier && (earlier.rowMode !== statement.rowMode || earlier.types !== statement.types)) void this.#flush();
    return new Promise((resolve, reject) => {
      this.#wait(statement, { resolve, reject });
      if (this.#isDue) return;
      this.#isDue = true;
      // After all that is asked in this turn; where that was sent already, what waits since then waits on.
      process.nextTick(() => {
        if (this.#isDue) void this.#flush();
      });
    });
  }

  /** Sends what waits. Whoever asked is told what became of it; a failure of what nobody waits for is thrown here. */
  async #flush(): Promise<void> {
    const statements = this.#waiting;
    this.#waiting = [];
    this.#isDue = false;
    if (statements.length === 0) return;
    this.#hasSent = true;
    try {
      const results = await this.#inTurn(statements);
      for (const [index, { answer }] of statements.entries()) answer?.resolve(results[index] as QueryResult);
    } catch (error) {
      for (const { answer } of statements) answer?.reject(error);
      if (!statements.some(({ isRead }) => isRead)) throw error;
    }
  }

  async #inTurn(statements: readonly Requested[]): Promise<QueryResult[]> {
    const before = this.#underWay;
    this.#unanswered += 1;
    const sent = this.#unanswered > 1 ? before.then(() => this.send(statements)) : this.send(statements);
    this.#underWay = sent.catch(() => undefined);
    try {
      return await sent;
    } finally {
      this.#unanswered -= 1;
    }
  }

  /** Sends statements in one message and answers the result of each. Tests count what goes through here. */
  protected send(statements: readonly Requested[]): Promise<QueryResult[]> {
    return new Promise((resolve, reject) => {
      this.#client.query(
        new Flush(statements, (error, results) => {
          if (error) reject(error);
          else resolve(results);
        }),
      );
    });
  }
}
