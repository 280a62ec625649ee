import { type CsvCell, csvMoney } from '../text/csv.ts';
import { currencyOf } from '../money/currency.ts';
import { ownValue } from '../text/own-value.ts';

/** A row as the API answers it. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Calls a value by the word of its column. */
type Labelled = (value: CsvCell) => CsvCell;

/**
 * A column of a file: what it reads of a row, by paths of the API's answer (names, and `0` for the first of several), and
 * what it says. The browser writes it of the rows of its list and the worker of those that it asks for.
 */
export type ExportedColumn = {
  readonly reads: readonly string[];
  readonly cell: (row: ExportedRow, labelled: Labelled, locale: string) => CsvCell;
};
export type ExportedColumns = Readonly<Record<string, ExportedColumn>>;

function at(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? ownValue(found as ExportedRow, name) : null),
      row,
    );
}

function textAt(row: unknown, path: string): string | null {
  const found = at(row, path);
  return typeof found === 'string' && found !== '' ? found : typeof found === 'number' ? String(found) : null;
}

const joined = (row: ExportedRow, paths: readonly string[]) =>
  paths.flatMap((path) => textAt(row, path) ?? []).join(' ') || null;

const text = (path: string): ExportedColumn => ({
  reads: [path],
  cell: (row, labelled) => labelled(textAt(row, path)),
});

/** Columns that are called as their fields are. */
const texts = <const Paths extends readonly string[]>(...paths: Paths) =>
  Object.fromEntries(paths.map((path) => [path, text(path)])) as Readonly<Record<Paths[number], ExportedColumn>>;

const money = (path: string): ExportedColumn => ({
  reads: [path],
  cell(row) {
    const cents = at(row, path);
    return csvMoney(typeof cents === 'number' ? cents : null);
  },
});

const amounts = <const Paths extends readonly string[]>(...paths: Paths) =>
  Object.fromEntries(paths.map((path) => [path, money(path)])) as Readonly<Record<Paths[number], ExportedColumn>>;

/** A quote says in which country it is; that is the money of its amounts. */
const currencyAt = (path: string): ExportedColumn => ({
  reads: [path],
  cell: (row) => currencyOf(textAt(row, path) ?? ''),
});

const agent = (path: string): ExportedColumn => {
  const names = [`${path}.first_name`, `${path}.last_name`];
  return { reads: names, cell: (row) => joined(row, names) };
};

const person = (path: string): ExportedColumn => {
  const names = agent(path);
  const business = `${path}.business_name`;
  return {
    reads: [business, ...names.reads],
    cell: (row, labelled, locale) => textAt(row, business) ?? names.cell(row, labelled, locale),
  };
};

const vehicle = (path: string): ExportedColumn => {
  const parts = ['year', 'make', 'model'].map((name) => `${path}.${name}`);
  return { reads: parts, cell: (row) => joined(row, parts) };
};

/** The word for whom a record was emptied of at their request. */
const erased = (path: string): ExportedColumn => ({
  reads: [path],
  cell: (row, labelled) => (textAt(row, path) === null ? null : labelled('erased')),
});

/** A text, or a word for there being none. */
const textOr = (path: string, word: string): ExportedColumn => ({
  reads: [path],
  cell: (row, labelled) => labelled(textAt(row, path) ?? word),
});

/** A month, by its first day. */
const month = (path: string): ExportedColumn => ({
  reads: [path],
  cell: (row) => textAt(row, path)?.slice(0, 7) ?? null,
});

/** Each value of a list by its word. */
const words = (path: string): ExportedColumn => ({
  reads: [path],
  cell(row, labelled) {
    const found = at(row, path);
    return Array.isArray(found) ? found.map((one) => labelled(String(one))).join(', ') : null;
  },
});

/** The first of them that says something. */
const either = (...columns: readonly ExportedColumn[]): ExportedColumn => ({
  reads: columns.flatMap(({ reads }) => reads),
  cell: (row, labelled, locale) =>
    columns.map(({ cell }) => cell(row, labelled, locale)).find((value) => value !== null && value !== '') ?? null,
});

const customer = (quote: string) =>
  either(
    person(`${quote}entities.0`),
    ...[`${quote}entities.0.email`, `${quote}contact_email`, `${quote}entities.0.phone`].map(text),
    erased(`${quote}erased`),
  );

/** What was accepted and holds no more is void. */
const referralStatus: ExportedColumn = {
  reads: ['status', 'decision'],
  cell(row, labelled) {
    const isVoid = row['status'] === 'expired' && row['decision'] === 'accepted';
    return labelled(isVoid ? 'voided' : textAt(row, 'status'));
  },
};

/** Why an underwriter was asked: by the names of what was found, or in the words of rules and people. */
const requestReasons: ExportedColumn = {
  reads: ['finding_codes', 'request_reasons', 'request_reasons_fr'],
  cell(row, labelled, locale) {
    const codes = row['finding_codes'];
    const isNamed = Array.isArray(codes) && codes.length > 0 && !codes.some((code) => String(code).startsWith('rule:'));
    if (isNamed) return words('finding_codes').cell(row, labelled, locale);
    // English where it was asked before both languages were kept.
    const isFrench = locale.startsWith('fr') && row['request_reasons_fr'] !== null;
    return words(isFrench ? 'request_reasons_fr' : 'request_reasons').cell(row, labelled, locale);
  },
};

/** By how many per cent of what is paid until now the price of a next term moves. */
const priceChange: ExportedColumn = {
  reads: ['price_change', 'premium_before'],
  cell({ price_change: change, premium_before: before }) {
    if (typeof change !== 'number' || typeof before !== 'number' || before === 0) return null;
    return Math.round((change / before) * 1000) / 10;
  },
};

/** What has to be settled about a renewal, where anything has. */
const issueOf: ExportedColumn = {
  reads: ['issue_type'],
  cell: ({ issue_type: issue }, labelled) => (issue === 'none' ? null : labelled(String(issue))),
};

/** How far an agent is with who is insured: a list asks for it alone, a file for all that is noted. */
const saleStatus: ExportedColumn = {
  reads: ['meta'],
  cell: (row, labelled) => labelled(textAt(row, 'sale_status') ?? textAt(row, 'meta.sale_status') ?? 'not_contacted'),
};

/** The lists that grow beyond what is written while somebody waits, by the names of their columns: the worker writes them as files. */
export const exportedColumns = {
  policy_activities: {
    policy: text('policy_number'),
    ...texts('timestamp', 'action', 'organization_name', 'agent_name', 'provider', 'policy_status', 'effective_date'),
    ...texts('expiration_date', 'currency', 'current_quote_id', 'policy_state', 'payment_term', 'cancelled_as_of'),
    ...texts('history_id'),
    ...amounts('policy_term_premium', 'premium_change'),
  },
  policies: {
    insured: either(person('current_quote.entities.0'), erased('erased')),
    vehicle: vehicle('current_quote.vehicles.0'),
    administrative_area: text('current_quote.administrative_area'),
    agent: agent('current_quote.assigned_agent'),
    organization: text('organization.name'),
    premium: money('premium'),
    ...texts('policy_number', 'policy_status', 'provider', 'effective_date', 'expiration_date', 'currency', 'created'),
  },
  quotes: {
    id: text('quote_id'),
    insured: customer(''),
    vehicle: vehicle('vehicles.0'),
    total: money('total'),
    currency: currencyAt('country'),
    agent: agent('assigned_agent'),
    organization: text('organization.name'),
    ...texts('status', 'provider', 'administrative_area', 'effective_date', 'expiration_date', 'created', 'updated'),
  },
  quote_referrals: {
    insured: customer('quote.'),
    status: referralStatus,
    finding_codes: requestReasons,
    vehicle: vehicle('quote.vehicles.0'),
    value: money('quote.vehicles.0.rating_value'),
    total: money('quote.total'),
    review_type: text('review_type'),
    organization: text('quote.organization.name'),
    agent: agent('quote.assigned_agent'),
    assignee: text('assignee_name'),
    created: text('created'),
  },
  policy_renewals: {
    insured: customer('source_policy.current_quote.'),
    vehicle: vehicle('source_policy.current_quote.vehicles.0'),
    number: text('source_policy.policy_number'),
    price_change: priceChange,
    issue_type: issueOf,
    sale_status: saleStatus,
    agent: agent('source_policy.current_quote.assigned_agent'),
    area: text('source_policy.current_quote.administrative_area'),
    ...texts('status', 'renewal_date', 'underwriter_cutoff_date', 'underwriting_renewal_status'),
    ...texts('customer_renewal_option', 'last_error'),
  },
  explicit_rejections: {
    ...texts('value', 'key', 'reason', 'created'),
    provider: textOr('provider', 'every_line'),
    organization: text('organization.name'),
  },
  enquiries: {
    business_name: either(text('business_name'), text('name'), text('email')),
    assigned_agent: agent('assigned_agent'),
    ...texts('kind', 'status', 'provider', 'units', 'administrative_area', 'name', 'answer_by', 'created'),
  },
  external_quotes: {
    customer_name: textOr('customer_name', 'visitor'),
    ...texts('status', 'external_provider', 'external_id', 'administrative_area', 'created'),
  },
  waitlist: texts('email', 'administrative_area', 'provider', 'vehicle_class', 'reason', 'source', 'created'),
  premium_bordereau: {
    accounting_month: month('accounting_month'),
    ...texts('policy_number', 'provider', 'organization_name', 'effective_date', 'expiration_date'),
    ...amounts('written', 'earned', 'unearned', 'taxes', 'fees', 'commission'),
  },
  receivables_ageing: {
    ...texts('policy_number', 'provider', 'organization_name', 'as_of', 'policy_status', 'days_late'),
    ...amounts('total', 'not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90'),
  },
  legal_days: {
    ...texts(
      'policy_number',
      'alert',
      'kind',
      'due_date',
      'days_left',
      'policy_status',
      'provider',
      'organization_name',
    ),
    ...amounts('amount'),
  },
} as const satisfies Readonly<Record<string, ExportedColumns>>;

export type ExportedTable = keyof typeof exportedColumns;

export function isExportedTable(table: string): table is ExportedTable {
  return Object.hasOwn(exportedColumns, table);
}

/** What a file says of a row in a column. */
export function exportedCell(
  { cell }: ExportedColumn,
  row: ExportedRow,
  labels: Readonly<Record<string, string>>,
  locale: string,
): CsvCell {
  return cell(row, (value) => (typeof value === 'string' ? (ownValue(labels, value) ?? value) : value), locale);
}
