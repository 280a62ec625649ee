import type { Quote } from '../quote.ts';

/** A value as JSON with its keys in order, so that equal values give equal text; undefined counts as absent. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const pairs = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`);
  return `{${pairs.join(',')}}`;
}

const whose = 'where the row stands, not what it says';
const clock = 'the clock of the row';
const hash = 'what this hash is compared with';
const outcome = 'what the rating gave, not what it read';
const signature = 'the signature itself';
const elsewhere = 'a record elsewhere that nothing is rated by';
const search = 'made of another column, for the search';
const brought = 'what brought the buyer';
const root = 'the same thing through every copy, however it is described';
const copies = 'what the organization keeps of its own about the row; no rater or underwriter reads it';

/** The columns of a quote's tables that are no content, each with its reason. Whatever is not named here counts. */
export const notContent = {
  quotes: {
    quote_id: whose,
    organization_id: whose,
    created: clock,
    updated: clock,
    version: 'counts edits',
    content_hash: hash,
    rated_content_hash: hash,
    approved_content_hash: hash,
    rating_response: outcome,
    premium: outcome,
    total: outcome,
    rated: outcome,
    rater_version_id: 'compared by itself: a price is for a content and a version',
    signed_at: signature,
    signed_content_hash: signature,
    signed_total: signature,
    signed_payment_term: signature,
    signer_info: signature,
    payment_term: 'content of the signature alone, which holds it beside the hash; the price follows it by itself',
    status: 'where the quote is in its life',
    resume_status: 'where the quote is in its life',
    expiration_date: 'until when the offer may be bought, not what is bought',
    assigned_agent_id: 'whose work it is',
    user_id: 'whose account it is in',
    partner_id: 'who sent the buyer',
    marketing_source: brought,
    campaign: brought,
    attribution: brought,
    policy_id: elsewhere,
    replaced_by_quote_id: elsewhere,
    rewrites_policy_id: elsewhere,
    rewrites_balance: 'a fee of the term: what is signed holds it with the total',
    price_cap_from: 'found by comparing two terms, and part of the price',
    price_cap_to: 'found by comparing two terms, and part of the price',
    external_id: elsewhere,
    external_url: elsewhere,
    external_provider: elsewhere,
    plan: 'the card that the covers came from; the covers count',
    language: 'in which language letters are written',
    token_version: 'which links open the quote',
    force_bind: 'how it was bound',
    typed_rating: outcome,
    typed_content_hash: hash,
    forced_content_hash: 'how it may be bound',
    forced_waives: 'how it may be bound',
    refused_for: 'what the rules said when they refused it',
    bound: 'when it was bound',
    opened: 'when the customer opened what was sent',
    ended_by_customer: 'who ended it',
    hidden_by_customer: 'what stands in its customer’s list',
    contact_email: 'where its link was sent; who is insured has an address of their own',
    steps: 'how far checkout has come',
    changes: 'what a proposal was asked for; what it says counts',
    meta: 'notes of the platform',
    custom_fields: copies,
    restriction_keys: search,
    restriction_keys_version: search,
  },
  entities: {
    quote_id: whose,
    organization_id: whose,
    created: clock,
    updated: clock,
    root_entity_id: root,
    phone_key: search,
    license_number_index: search,
    archived: 'what is archived is not read',
    meta: 'notes of the platform',
    custom_fields: copies,
  },
  vehicles: {
    quote_id: whose,
    organization_id: whose,
    created: clock,
    updated: clock,
    root_vehicle_id: root,
    manual_entry: 'how it was entered, not what it is',
    vin_pending: 'when the VIN is asked, not which it is',
    listed: 'who said it first, not what was said',
    archived: 'what is archived is not read',
    meta: 'notes of the platform',
    custom_fields: copies,
  },
  locations: { quote_id: whose, organization_id: whose, created: clock, updated: clock, root_location_id: root },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ContentTable = keyof typeof notContent;

/** How the database spells a field of the quote's shapes. */
export function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`);
}

/** Whether a column of a quote's table is content: it is, unless it is listed. */
export function isContent(table: ContentTable, column: string): boolean {
  return !Object.hasOwn(notContent[table], column);
}

function counted(table: ContentTable, row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => isContent(table, columnOf(field))));
}

function inOrder<Row extends object>(table: ContentTable, rows: readonly Row[], key: (row: Row) => string): unknown[] {
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map((row) => counted(table, row));
}

/**
 * The text whose hash is the content hash (docs/rules.md, a quote’s life): everything that a rating or an underwriter
 * reads, which is everything of the quote and of what is beneath it but for `notContent`. A field that a later slice
 * adds counts from then on, and with it a price has to be made anew. The order of rows and keys does not matter.
 */
export function contentOf(quote: Quote): string {
  // What others say of the people is no content: who signed has signed what the quote says, and its price.
  const {
    entities,
    vehicles,
    locations,
    score: _score,
    identity: _identity,
    typed: _typed,
    rewrites: _rewrites,
    priceCap: _priceCap,
    ...own
  } = quote;
  const people = entities.map(({ record: _record, ...entity }) => entity);
  return canonicalJson({
    ...counted('quotes', own),
    discounts: quote.discounts.toSorted(),
    entities: inOrder('entities', people, ({ entityId }) => entityId),
    vehicles: inOrder('vehicles', vehicles, ({ vehicleId }) => vehicleId),
    locations: inOrder('locations', locations, ({ locationId }) => locationId),
  });
}
