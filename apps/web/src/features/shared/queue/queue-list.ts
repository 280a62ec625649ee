import type { Day } from '@roadworthy/core/shared/day.ts';
import type { QueueRules, QueueState, Sort } from '../../../data/queue-address.ts';
import type { TypedDocument } from '../../../data/typed-document.ts';

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

/** A list that can be worked through: where it stands, what it can be narrowed by, and how it is read. */
export type QueueList<Row, Where> = {
  readonly table: 'quotes' | 'policies';
  readonly rules: QueueRules;
  readonly keyOf: (row: Row) => string;
  /** The rows of a state: its view, search text and filters together. */
  readonly whereOf: (state: Pick<QueueState, 'view' | 'q' | 'filters'>, context: ViewContext) => Where;
  /** The rows of some keys, or those of a condition that are among them. */
  readonly among: (ids: readonly string[], where?: Where) => Where;
  readonly load: (ask: Ask, part: ListPart<Where>, signal?: AbortSignal) => Promise<ListPage<Row>>;
  readonly loadIds: (ask: Ask, part: ListPart<Where>, signal?: AbortSignal) => Promise<readonly string[]>;
};
