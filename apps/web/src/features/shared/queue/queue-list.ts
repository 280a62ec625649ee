import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { QueueRules, QueueState, Sort } from '../../../data/queue/queue-address.ts';
import type { LiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';
import type { Here } from '../../../data/requests/request.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';

export type Ask = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: { readonly idempotencyKey?: string; readonly signal?: AbortSignal },
) => Promise<Result>;

/** Who looks at a list, and when: some views depend on it. */
export type ViewContext = { readonly userId: string; readonly today: Day };

export type ListPart<Where> = {
  readonly where: Where;
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
};

export type ListPage<Row> = {
  readonly rows: readonly Row[];
  readonly count: number;
  /** Whether there are more than `count`, where the server stopped counting. */
  readonly capped: boolean;
};

/** What every list is, whatever its rows. */
export type AnyList = {
  /** As views, columns and rows of it are kept with a person. */
  readonly name: string;
  /** As whom it is read. */
  readonly kind: RequestKind;
  readonly table: string;
  /** Whose changes it hears of; null: it is read again as any other page. */
  readonly live: LiveTable | null;
  /** The table whose changes have it read again, where its own rows are not told of. */
  readonly follows: LiveTable | null;
  readonly rules: QueueRules;
  /** The columns beside the first that show without a choice. */
  readonly usual: readonly string[];
};

/** A list that can be worked through: where it stands, what it can be narrowed by, and how it is read. */
export type QueueList<Row, Where> = AnyList & {
  readonly keyOf: (row: Row) => string;
  /** The page of the record of a key, where the list's rows are records. */
  readonly recordPath: (id: string) => string;
  /** The rows of a state: its view, search text and filters together. */
  readonly whereOf: (state: Pick<QueueState, 'view' | 'q' | 'filters'>, context: ViewContext) => Where;
  /** The rows of some keys, or those of a condition that are among them. */
  readonly among: (ids: readonly string[], where?: Where) => Where;
  readonly load: (ask: Ask, part: ListPart<Where>, signal?: AbortSignal) => Promise<ListPage<Row>>;
  /** The part that the page asked for by itself, where it is here already. */
  readonly here: (find: Here, part: ListPart<Where>) => ListPage<Row> | undefined;
  readonly loadIds: (ask: Ask, part: ListPart<Where>, signal?: AbortSignal) => Promise<readonly string[]>;
};
