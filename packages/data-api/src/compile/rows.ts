import { checkedCount } from '../limits.ts';
import { quoted, type VisibleTable } from '../schema/role-view.ts';
import { distinctColumns, orderTerms } from './order.ts';
import { isRecord, nextAlias, type Statement } from './statement.ts';
import { whereConditions } from './where.ts';

/** A row in SQL text: which table it is of and how to name a column of it. */
export type Row = { readonly table: VisibleTable; column(name: string): string };

export type RowSource = {
  readonly table: VisibleTable;
  /** What stands after `from`: the table, or a call of a function. */
  readonly sql: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly at: string;
  /** Conditions that tie the rows to their parent. */
  joins(alias: string): readonly string[];
};

/** A row whose columns are noted when named, so that the subquery beneath selects those and no others. */
export function notedRow(table: VisibleTable, alias: string): Row & { readonly used: Set<string> } {
  const used = new Set<string>();
  return {
    table,
    used,
    column(name) {
      used.add(name);
      return `${alias}.${quoted(name)}`;
    },
  };
}

/** The rows that the arguments choose, with the used columns alone. `otherwise` is the limit where none is given. */
export function rowsSql(
  statement: Statement,
  source: RowSource,
  used: ReadonlySet<string>,
  otherwise: number | undefined,
): string {
  const { args, at, table } = source;
  const alias = nextAlias(statement);
  statement.relationsOfList = 0;
  const ordering = orderTerms(statement, table, alias, args['order_by'], `${at}.args.order_by`);
  const distinct = distinctColumns(table, alias, args['distinct_on'], ordering, `${at}.args`);
  const where = isRecord(args['where']) ? args['where'] : {};
  const conditions = [
    ...source.joins(alias),
    ...whereConditions(statement, table, where, { alias, at: `${at}.args.where`, depth: 0 }),
  ];
  const columns = used.size === 0 ? '1' : [...used].map((name) => `${alias}.${quoted(name)}`).join(', ');
  const parts = [`select ${distinct}${columns} from ${source.sql} ${alias}`, ...ordering.joins];
  if (conditions.length > 0) parts.push(`where ${conditions.join(' and ')}`);
  if (ordering.terms.length > 0) parts.push(`order by ${ordering.terms.join(', ')}`);
  return [...parts, ...pageSql(statement, source, otherwise)].join(' ');
}

// Inlined: a bound limit makes PostgreSQL plan anew each time.
function pageSql({ limits }: Statement, { args, at }: RowSource, otherwise: number | undefined): string[] {
  const provided = args['limit'] ?? undefined;
  const limit = provided === undefined ? otherwise : checkedCount(provided, 'limit', limits.limit, `${at}.args.limit`);
  const offset = checkedCount(args['offset'] ?? 0, 'offset', limits.offset, `${at}.args.offset`);
  return [...(limit === undefined ? [] : [`limit ${limit}`]), ...(offset === 0 ? [] : [`offset ${offset}`])];
}
