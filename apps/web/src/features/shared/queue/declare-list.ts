import type { Messages } from 'next-intl';
import type { FilterField } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import type { StatusGroup } from '../status-tone.ts';
import type { ListColumnKind } from './columns/column.ts';
import { defineList, type ListDeclaration } from './define-list.ts';
import type { QueueList, ViewContext } from './queue-list.ts';
import type { QueueState } from '../../../data/queue-address.ts';

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

/** A list whose columns are declared with it: the screen, the filters and the file are made of them. */
export type DeclaredList<Row, Where> = QueueList<Row, Where> & {
  readonly kinds: Readonly<Record<string, ListColumnKind<Row, Where>>>;
  readonly words: (messages: Messages) => ListWords;
  /** Whose colour the row has. */
  readonly tone: { readonly group: StatusGroup; readonly of: (row: Row) => string } | null;
};

type Views<Where> = Readonly<Record<string, (context: ViewContext, filters: QueueState['filters']) => Where>>;

type Declaration<Row, Where, Table extends string, Columns, ViewsOf> = Omit<
  ListDeclaration<Table, Row, Where>,
  'columns' | 'usual' | 'sorts' | 'views' | 'fields'
> & {
  readonly views: ViewsOf;
  /** In their order; the first names the row. */
  readonly columns: Columns;
  /** What it is narrowed by beside its columns. */
  readonly filters?: NonNullable<ListDeclaration<Table, Row, Where>['fields']>;
  readonly tone?: DeclaredList<Row, Where>['tone'];
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
  >({
    columns,
    filters = [],
    tone = null,
    words,
    ...declaration
  }: Declaration<Row, Where, Table, Columns, ViewsOf>): DeclaredList<Row, Where> => {
    const kinds: DeclaredList<Row, Where>['kinds'] = columns;
    const all = Object.entries(kinds);
    const beside = all.filter(([, { isOnlyInFiles }]) => !isOnlyInFiles).slice(1);
    const fields = all.flatMap(([key, { filter }]): (FilterField & { readonly where?: (text: string) => Where })[] =>
      filter ? [{ key, ...filter }] : [],
    );
    const usual = beside.filter(([, kind]) => kind.usual).map(([key]) => key);
    const list = defineList<Row, Where, Table>({
      ...declaration,
      fields: [...fields, ...filters],
      columns: beside.map(([key]) => key),
      ...(usual.length > 0 && { usual }),
      sorts: all.filter(([, { sort }]) => sort).map(([key]) => key),
    });
    return { ...list, kinds, words, tone };
  };
}
