import { type ContentTable, contentOf, notContent } from '@roadworthy/core/quoting/signing/content-hash.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { seal } from '../../kernel/settings/sealed.ts';
import { type QuoteRow, quoteFromRow } from '../quote-from-row.ts';

const fixture = useFixture('content columns');

const tables = ['quotes', 'entities', 'vehicles', 'locations'] as const satisfies readonly ContentTable[];
const keys = { quotes: 'quote_id', entities: 'entity_id', vehicles: 'vehicle_id', locations: 'location_id' } as const;

type Column = { readonly name: string; readonly type: string };
type Row = Record<string, unknown>;

let rows: Record<ContentTable, Row>;
beforeAll(async () => {
  const { quoteId } = await signedQuote(fixture.backend, aMotorhomeQuote());
  const one = async (table: ContentTable) => {
    const text = `select to_jsonb(t) as row from ${table} t where quote_id = $1 order by created limit 1`;
    return (await selectOne<{ row: Row }>(fixture.backend, text, [quoteId])).row;
  };
  const [quotes, entities, vehicles, locations] = await Promise.all(tables.map(one));
  if (!quotes || !entities || !vehicles || !locations) throw new Error('A quote has a row of each');
  rows = { quotes, entities, vehicles, locations };
});

const columnsOf = (table: ContentTable) =>
  selectRows<Column>(
    fixture.backend,
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
    [table],
  );

/** The content of a quote with one row of each table, in which something says something else. */
function contentWith(changes: Partial<Record<ContentTable, Row>>): string {
  const row = (table: ContentTable) => ({ ...rows[table], ...changes[table] });
  const gathered = {
    ...row('quotes'),
    entity_rows: [row('entities')],
    vehicle_rows: [row('vehicles')],
    location_rows: [row('locations')],
    fee_rows: [],
    cancellation_rows: [],
    check_rows: [],
    referral_rows: [],
    moratorium_rows: [],
    near_rows: [],
    document_rows: [],
    product: null,
  };
  return contentOf(quoteFromRow(gathered as unknown as QuoteRow, fixture.backend.platform.secrets).quote);
}

/** Another value of the column's type; what is sealed is sealed for its place. */
function otherValue(table: ContentTable, { name, type }: Column): unknown {
  const now = rows[table][name];
  if (type === 'sealed') {
    const place = { table, column: name, key: String(rows[table][keys[table]]) };
    return seal(fixture.backend.platform.secrets, { ...place, plain: '1971-02-03' });
  }
  if (type === 'boolean') return now !== true;
  if (type === 'jsonb') return name === 'discounts' ? ['changed'] : { changed: true };
  if (type === 'date') return '2031-05-06';
  if (/int|numeric/.test(type)) return Number(now ?? 0) + 1;
  return `${String(now)} changed`;
}

describe.each(tables)('every column of %s', (table) => {
  test('is content, or is listed with the reason why it is not', async () => {
    const before = contentWith({});
    // A row under another key is another row, whose sealed values do not open.
    const columns = (await columnsOf(table)).filter(({ name }) => name !== keys[table]);
    const counts = columns.filter((column) => {
      const change = { [column.name]: otherValue(table, column) };
      return contentWith({ [table]: change }) !== before;
    });
    const listed: readonly string[] = Object.keys(notContent[table]);
    const names = columns.map(({ name }) => name);
    expect(counts.map(({ name }) => name)).toEqual(names.filter((name) => !listed.includes(name)));
    expect(listed.filter((name) => !names.includes(name) && name !== keys[table])).toEqual([]);
  });
});

test('a column that a later migration adds counts without a word', () => {
  const before = contentWith({});
  for (const table of tables) expect(contentWith({ [table]: { solar_panels: 3 } })).not.toBe(before);
});
