import { isLiveTable, type LiveTable } from '@roadworthy/core/shared/live-tables.ts';
import { ownValue } from '@roadworthy/core/shared/own-value.ts';
import type { FilterField } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import type { QueueState, Sort } from '../../../data/queue-address.ts';
import type { RequestKind } from '../../../data/role-for-kind.ts';
import type { TypedDocument } from '../../../data/typed-document.ts';
import type { ListPage, ListPart, QueueList, ViewContext } from './queue-list.ts';
import { fieldCondition } from './tools/filter-conditions.ts';

type Counted = { readonly aggregate: { readonly count: number; readonly count_capped: boolean } | null };

/** What every document of a list answers: its rows, and how many there are. */
type Answer<Table extends string, Row> = Readonly<Record<Table, readonly Row[]>> &
  Readonly<Record<`${Table}_aggregate`, Counted>>;

type ListVariables<Where> = Omit<ListPart<Where>, 'sort'> & { readonly order: unknown };

/** What a list is narrowed by. A text means rows that begin with it, a value those that have it, unless the field says what else it means. */
type Field<Where> = FilterField & {
  readonly where?: (text: string) => Where;
  /** Whether the column holds instants: a span of days is then one of the reader's days. */
  readonly isInstant?: true;
};

/** What makes a list this one. */
export type ListDeclaration<Table extends string, Row, Where> = {
  /** As views and columns of it are kept with a person; its table's, unless given. */
  readonly name?: string;
  readonly table: Table;
  /** The column of the rows' key. */
  readonly key: keyof Row & string;
  /** As whom it is read. */
  readonly kind: RequestKind;
  readonly path: string;
  /** Reads a part of it: `$where`, `$order`, `$limit` and `$offset`. */
  readonly document: TypedDocument<Answer<Table, Row>, never>;
  /** The first one needs no name in the address. */
  readonly views: Readonly<Record<string, (context: ViewContext, filters: QueueState['filters']) => Where>>;
  readonly fields?: readonly Field<Where>[];
  /** What a text may mean that is searched for; any of it is enough. */
  readonly search?: (text: string) => readonly Where[];
  /** What holds besides, given what the view asks. */
  readonly besides?: (view: Where, filters: QueueState['filters']) => Where | null;
  /** The columns beside the first, in their order, and those that show by themselves. */
  readonly columns: readonly string[];
  readonly usual?: readonly string[];
  readonly sorts?: readonly string[];
  readonly sort: Sort;
  /** Whether rows without a value stand last in either order. */
  readonly emptyLast?: boolean;
  /** The table whose changes have the list read again, where its own rows are not told of. */
  readonly follows?: LiveTable;
};

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The document that reads nothing but the keys of a part of a list. */
export function idsDocument({ name, table, key }: { name: string; table: string; key: string }): string {
  const declared = `$where:${table}_bool_exp!$order:[${table}_order_by!]!$limit:Int!$offset:Int!`;
  const given = 'where:$where,order_by:$order,limit:$limit,offset:$offset';
  return `query LoadIds${pascal(name)}(${declared}){${table}(${given}){${key}}}`;
}

/** A list to work through, out of what makes it this one. */
export function defineList<Row, Where extends object, Table extends string = string>(
  declaration: ListDeclaration<Table, Row, Where>,
): QueueList<Row, Where> {
  const { table, key, kind, path, views, columns, sort, emptyLast = false, follows } = declaration;
  const { name = table, fields = [], sorts = [], usual = columns } = declaration;
  const viewNames = Object.keys(views);
  // Every condition of the schema may be joined with others.
  const allOf = (parts: readonly object[]) =>
    ({ _and: parts.filter((part) => Object.keys(part).length > 0) }) as unknown as Where;
  const nulls = emptyLast ? '_nulls_last' : '';
  const orderOf = ({ key: column, direction }: Sort) => [
    { [column]: `${direction === 'ascending' ? 'asc' : 'desc'}${nulls}` },
    { [key]: 'asc' },
  ];
  const text: string = declaration.document;
  const rowsDocument: TypedDocument<Answer<string, Row>, ListVariables<Where>> = text;
  const keysDocument: TypedDocument<Answer<string, Row>, ListVariables<Where>> = idsDocument({
    name,
    table,
    key,
  });
  const keyOf = (row: Row): string => String(row[key]);
  function pageOf(answer: Answer<string, Row>): ListPage<Row> {
    const { count = 0, count_capped: capped = false } = ownValue(answer, `${table}_aggregate`)?.aggregate ?? {};
    return { rows: answer[table] ?? [], count, capped };
  }
  return {
    name,
    kind,
    table,
    usual,
    keyOf,
    live: isLiveTable(table) ? table : null,
    follows: follows ?? null,
    rules: {
      path,
      views: viewNames,
      fields,
      sorts,
      columns,
      sort,
    },
    whereOf({ view, q, filters }, context) {
      const viewed = ownValue(views, view) ?? ownValue(views, viewNames[0] ?? '');
      const ofView = viewed?.(context, filters) ?? allOf([]);
      const sought = q === '' ? [] : [{ _or: declaration.search?.(q) ?? [] }];
      const narrowed = fields.flatMap((field) => fieldCondition(field, filters, field.where) ?? []);
      return allOf([ofView, declaration.besides?.(ofView, filters) ?? {}, ...narrowed, ...sought]);
    },
    among: (ids, where) => ({ _and: [where ?? {}, { [key]: { _in: ids } }] }) as unknown as Where,
    async load(ask, { sort: by, ...part }, signal) {
      return pageOf(
        await ask(
          rowsDocument,
          {
            ...part,
            order: orderOf(by),
          },
          { ...(signal && { signal }) },
        ),
      );
    },
    here(find, { sort: by, ...part }) {
      const answer = find(rowsDocument, {
        ...part,
        order: orderOf(by),
      });
      return answer && pageOf(answer);
    },
    async loadIds(ask, { sort: by, ...part }, signal) {
      const answer = await ask(
        keysDocument,
        {
          ...part,
          order: orderOf(by),
        },
        { ...(signal && { signal }) },
      );
      return (answer[table] ?? []).map(keyOf);
    },
  };
}
