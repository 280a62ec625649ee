import type { Messages } from 'next-intl';
import type { ExportedTable } from '@roadworthy/core/shared/lists/exported-columns.ts';
import { isLiveTable, type LiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { FilterField } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import type { QueueState, Sort } from '../../../data/queue/queue-address.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import type { ListColumnKind, Reader } from './columns/column.ts';
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

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The document that reads nothing but the keys of a part of a list. */
export function idsDocument({ name, table, key }: { name: string; table: string; key: string }): string {
  const declared = `$where:${table}_bool_exp!$order:[${table}_order_by!]!$limit:Int!$offset:Int!`;
  const provided = 'where:$where,order_by:$order,limit:$limit,offset:$offset';
  return `query LoadIds${pascal(name)}(${declared}){${table}(${provided}){${key}}}`;
}

/** What a list is called, and everything in it. */
export type ListWords = {
  readonly title: string;
  /** What an exported file is called; as the list is, unless given. */
  readonly file?: string;
  readonly views: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, string>>;
  /** Filters that are not called as a column is. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Said when there is no row at all. */
  readonly none: string;
  readonly noneBody?: string;
};

/** A list to work through: the screen, the filters and the file are made of what is declared of it. */
export type DeclaredList<Row, Where> = QueueList<Row, Where> & {
  readonly columns: Readonly<Record<string, ListColumnKind<Row, Where>>>;
  readonly words: (messages: Messages) => ListWords;
  /** The column whose colour the row has. */
  readonly tone: ListColumnKind<Row, Where> | null;
  /** What rows have in common while the list is sorted by a column: it stands above them. */
  readonly group: { readonly by: string; readonly named: (row: Row, reader: Reader) => string } | null;
  /** The table whose columns a file has, which the worker writes where the list is long. */
  readonly exports: ExportedTable | null;
};

type Views<Where> = Readonly<Record<string, (context: ViewContext, filters: QueueState['filters']) => Where>>;

/** What makes a list this one. */
type Declaration<Row, Where, Table extends string, Columns, ViewsOf> = {
  /** As views and columns of it are kept with a person; its table's, unless given. */
  readonly name?: string;
  readonly table: Table;
  /** The column of the rows' key. */
  readonly key: keyof Row & string;
  /** As whom it is read. */
  readonly kind: RequestKind;
  readonly path: string;
  /** The page of the record of a key; below the list, unless given. */
  readonly record?: (id: string) => string;
  /** Reads a part of it: `$where`, `$order`, `$limit` and `$offset`. */
  readonly document: TypedDocument<Answer<Table, Row>, never>;
  /** The first one needs no name in the address. */
  readonly views: ViewsOf;
  /** What a text may mean that is searched for; any of it is enough. */
  readonly search?: (text: string) => readonly Where[];
  /** What holds besides, given what the view asks. */
  readonly besides?: (view: Where, filters: QueueState['filters']) => Where | null;
  /** In their order; the first names the row. */
  readonly columns: Columns;
  /** What it is narrowed by beside its columns. */
  readonly filters?: readonly Field<Where>[];
  readonly sort: Sort;
  /** Whether rows without a value stand last in either order. */
  readonly emptyLast?: boolean;
  /** The names in the address of what its page draws with it. */
  readonly beside?: readonly string[];
  /** The table whose changes have the list read again, where its own rows are not told of. */
  readonly follows?: LiveTable;
  /** What rows have in common while the list is sorted by a column: it stands above them. */
  readonly group?: {
    readonly by: keyof Columns & string;
    readonly named: (row: Row, reader: Reader) => string;
  };
  /** The column whose colour the row has. */
  readonly tone?: keyof Columns & string;
  /** The table of the files that the worker writes of it: every column has to be one of theirs. */
  readonly exports?: ExportedTable;
  readonly words: (messages: Messages) => Omit<ListWords, 'views' | 'columns'> & {
    readonly views: Readonly<Record<keyof ViewsOf & string, string>>;
    readonly columns: Readonly<Record<keyof Columns & string, string>>;
  };
};

/** Declares a list of `Row`s that are asked for by `Where`; a view or column without a word does not compile. */
export function declareList<Row, Where extends object>() {
  return <
    const Table extends string,
    const Columns extends Readonly<Record<string, ListColumnKind<Row, Where>>>,
    const ViewsOf extends Views<Where>,
  >(
    declaration: Declaration<Row, Where, Table, Columns, ViewsOf>,
  ): DeclaredList<Row, Where> => {
    const { name = declaration.table, table, key, kind, path, sort, emptyLast = false, follows, words } = declaration;
    const columns: DeclaredList<Row, Where>['columns'] = declaration.columns;
    const views: Views<Where> = declaration.views;
    const viewNames = Object.keys(views);
    const all = Object.entries(columns);
    const beside = all.filter(([, { isOnlyInFiles }]) => !isOnlyInFiles).slice(1);
    const usual = beside.filter(([, column]) => column.usual).map(([column]) => column);
    const fields: readonly Field<Where>[] = [
      ...all.flatMap(([column, { filter }]) => (filter ? [{ key: column, ...filter }] : [])),
      ...(declaration.filters ?? []),
    ];
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
      columns,
      words,
      tone: declaration.tone === undefined ? null : (columns[declaration.tone] ?? null),
      group: declaration.group ?? null,
      exports: declaration.exports ?? null,
      usual: usual.length > 0 ? usual : beside.map(([column]) => column),
      keyOf,
      recordPath: declaration.record ?? ((id) => `${path}/${id}`),
      live: isLiveTable(table) ? table : null,
      follows: follows ?? null,
      rules: {
        path,
        views: viewNames,
        fields,
        sorts: all.filter(([, column]) => column.sort).map(([column]) => column),
        columns: beside.map(([column]) => column),
        sort,
        ...(declaration.beside && { beside: declaration.beside }),
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
  };
}

/** What a row of a list is called: what its first column shows. */
export function nameOfRow<Row, Where>({ columns }: DeclaredList<Row, Where>, row: Row, reader: Reader): string {
  const naming = Object.values(columns).find(({ isOnlyInFiles }) => !isOnlyInFiles);
  return naming?.shown(row, reader) ?? '';
}
