import type { ExportColumn } from '@roadworthy/core/bulk/start-export.ts';
import type { ExportedTable } from '@roadworthy/core/bulk/vocabulary.ts';
import { ruleOfCode } from '@roadworthy/core/quoting/rules/rule.ts';
import { currencyOf } from '@roadworthy/core/shared/currency.ts';
import { type CsvCell, csvMoney } from '@roadworthy/core/shared/csv.ts';
import { ownValue } from '@roadworthy/core/shared/own-value.ts';
import { primaryKeys } from '@roadworthy/db/generated/primary-keys.ts';

/** A row as the API answers it. */
type Row = Readonly<Record<string, unknown>>;
type Cell = (row: Row, labelled: (value: CsvCell) => CsvCell, locale: string) => CsvCell;

/** How the rows of a list are read, in the words in which a person would ask the API, and what a file says of each. */
export type ExportedList = { readonly fields: string; readonly cells: Readonly<Record<string, Cell>> };

/** What stands at a path of a row: names, and places of lists. */
function at(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? ownValue(found as Row, name) : null),
      row,
    );
}

function textAt(row: unknown, path: string): string | null {
  const found = at(row, path);
  return typeof found === 'string' && found !== '' ? found : typeof found === 'number' ? String(found) : null;
}

const joined = (row: Row, paths: readonly string[], by = ' ') =>
  paths.flatMap((path) => textAt(row, path) ?? []).join(by) || null;

const text =
  (path: string): Cell =>
  (row, labelled) =>
    labelled(textAt(row, path));
/** Columns that are called as their fields are. */
const texts = (...paths: readonly string[]): Readonly<Record<string, Cell>> =>
  Object.fromEntries(paths.map((path) => [path, text(path)]));
const money =
  (path: string): Cell =>
  (row) => {
    const cents = at(row, path);
    return csvMoney(typeof cents === 'number' ? cents : null);
  };
/** A quote says in which country it is; that is the money of its amounts. */
const currencyAt =
  (path: string): Cell =>
  (row) =>
    currencyOf(textAt(row, path) ?? '');
const person =
  (path: string): Cell =>
  (row) =>
    textAt(row, `${path}.business_name`) ?? joined(row, [`${path}.first_name`, `${path}.last_name`]);
const vehicle =
  (path: string): Cell =>
  (row) =>
    joined(
      row,
      ['year', 'make', 'model'].map((name) => `${path}.${name}`),
    );
/** The word for whom a record was emptied of at their request. */
const erased =
  (path: string): Cell =>
  (row, labelled) =>
    textAt(row, path) === null ? null : labelled('erased');
/** Each value of a list by its word. */
const words =
  (path: string): Cell =>
  (row, labelled) => {
    const found = at(row, path);
    return Array.isArray(found) ? found.map((one) => labelled(String(one))).join(', ') : null;
  };
/** The first of them that says something. */
const either =
  (...cells: readonly Cell[]): Cell =>
  (row, labelled, locale) =>
    cells.map((cell) => cell(row, labelled, locale)).find((said) => said !== null && said !== '') ?? null;

const insured = `entities(where: { entity_relationship: { _eq: "named_insured" }, archived: { _is_null: true } }, limit: 1) {
  first_name last_name business_name email phone
}`;
const firstVehicle = `vehicles(where: { archived: { _is_null: true } }, order_by: [{ created: asc }], limit: 1) {
  year make model rating_value
}`;
const agent = 'assigned_agent { first_name last_name }';
const customer = (quote: string) =>
  either(
    person(`${quote}entities.0`),
    ...[`${quote}entities.0.email`, `${quote}contact_email`, `${quote}entities.0.phone`].map(text),
    erased(`${quote}erased`),
  );

/** What a referral was asked for: a rule is called by what it said. */
const askedFor: Cell = (row, labelled, locale) => {
  const codes = row['finding_codes'];
  const isNamed = Array.isArray(codes) && codes.length > 0 && !codes.some((code) => ruleOfCode(String(code)) !== null);
  // English where it was asked before both languages were kept.
  const reasons = locale === 'fr-CA' && row['request_reasons_fr'] !== null ? 'request_reasons_fr' : 'request_reasons';
  return words(isNamed ? 'finding_codes' : reasons)(row, labelled, locale);
};

const months = texts('accounting_month', 'organization_name', 'currency');
const amounts = (...columns: readonly string[]): Readonly<Record<string, Cell>> =>
  Object.fromEntries(columns.map((path) => [path, money(path)]));

/** The lists that are written as files, by the names of their columns. */
export const exportedLists: Readonly<Record<ExportedTable, ExportedList>> = {
  policy_activities: {
    fields: `timestamp action organization_name agent_name provider policy_status effective_date expiration_date
      policy_term_premium premium_change currency current_quote_id policy_state payment_term cancelled_as_of history_id
      policy_number`,
    cells: {
      policy: text('policy_number'),
      policy_term_premium: money('policy_term_premium'),
      premium_change: money('premium_change'),
      ...texts('timestamp', 'action', 'organization_name', 'agent_name', 'provider', 'policy_status', 'effective_date'),
      ...texts(
        'expiration_date',
        'currency',
        'current_quote_id',
        'policy_state',
        'payment_term',
        'cancelled_as_of',
        'history_id',
      ),
    },
  },
  policies: {
    fields: `policy_number policy_status erased provider effective_date expiration_date premium currency created
      organization { name }
      current_quote { administrative_area ${insured} ${firstVehicle} ${agent} }`,
    cells: {
      insured: either(person('current_quote.entities.0'), erased('erased')),
      vehicle: vehicle('current_quote.vehicles.0'),
      administrative_area: text('current_quote.administrative_area'),
      premium: money('premium'),
      agent: person('current_quote.assigned_agent'),
      organization: text('organization.name'),
      ...texts(
        'policy_number',
        'policy_status',
        'provider',
        'effective_date',
        'expiration_date',
        'currency',
        'created',
      ),
    },
  },
  quotes: {
    fields: `quote_id status erased provider country administrative_area effective_date expiration_date total created updated
      contact_email organization { name } ${insured} ${firstVehicle} ${agent}`,
    cells: {
      id: text('quote_id'),
      insured: customer(''),
      vehicle: vehicle('vehicles.0'),
      total: money('total'),
      currency: currencyAt('country'),
      agent: person('assigned_agent'),
      organization: text('organization.name'),
      ...texts('status', 'provider', 'administrative_area', 'effective_date', 'expiration_date', 'created', 'updated'),
    },
  },
  quote_referrals: {
    fields: `quote_referral_id status decision review_type request_reasons request_reasons_fr finding_codes assignee_name created
      quote { total erased contact_email organization { name } ${insured} ${firstVehicle} ${agent} }`,
    cells: {
      insured: customer('quote.'),
      status: text('status'),
      finding_codes: askedFor,
      vehicle: vehicle('quote.vehicles.0'),
      value: money('quote.vehicles.0.rating_value'),
      total: money('quote.total'),
      review_type: text('review_type'),
      organization: text('quote.organization.name'),
      agent: person('quote.assigned_agent'),
      assignee: text('assignee_name'),
      created: text('created'),
    },
  },
  explicit_rejections: {
    fields: 'value key reason provider created organization { name }',
    cells: { ...texts('value', 'key', 'reason', 'provider', 'created'), organization: text('organization.name') },
  },
  enquiries: {
    fields: 'reference kind business_name status provider units administrative_area name email answer_by created',
    cells: texts(
      ...(['reference', 'kind', 'business_name', 'status', 'provider', 'units', 'administrative_area'] as const),
      ...(['name', 'email', 'answer_by', 'created'] as const),
    ),
  },
  external_quotes: {
    fields: 'customer_name status external_provider external_id administrative_area created',
    cells: texts('customer_name', 'status', 'external_provider', 'external_id', 'administrative_area', 'created'),
  },
  waitlist: {
    fields: 'email administrative_area provider vehicle_class reason source created',
    cells: texts('email', 'administrative_area', 'provider', 'vehicle_class', 'reason', 'source', 'created'),
  },
  premium_bordereau: {
    fields: `policy_number provider organization_name accounting_month currency effective_date expiration_date written
      earned unearned taxes fees commission`,
    cells: {
      ...texts('policy_number', 'provider', 'effective_date', 'expiration_date'),
      ...months,
      ...amounts('written', 'earned', 'unearned', 'taxes', 'fees', 'commission'),
    },
  },
  receivables_ageing: {
    fields: `policy_number provider organization_name as_of currency policy_status days_late total not_due days_1_30
      days_31_60 days_61_90 days_over_90`,
    cells: {
      ...texts('policy_number', 'provider', 'organization_name', 'as_of', 'currency', 'policy_status', 'days_late'),
      ...amounts('total', 'not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90'),
    },
  },
};

/** The column by which the rows of a list are told apart: a table's key, and what a report has for one. */
export const keyOfList = (table: ExportedTable): string =>
  table === 'premium_bordereau' || table === 'receivables_ageing' ? `${table}_id` : primaryKeys[table];

/** What a file says of a row, column by column. */
export function cellsOf(
  { cells }: ExportedList,
  columns: readonly ExportColumn[],
  row: Row,
  locale: string,
): CsvCell[] {
  return columns.map(({ key, labels }) => {
    const labelled = (value: CsvCell) => (typeof value === 'string' ? (ownValue(labels, value) ?? value) : value);
    return ownValue(cells, key)?.(row, labelled, locale) ?? null;
  });
}
