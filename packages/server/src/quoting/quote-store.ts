import { restrictionKeysVersion } from '@roadworthy/core/quoting/restrictions/restriction-keys.ts';
import { readTypes } from '@roadworthy/core/quoting/checks/check-reading.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';
import { noteLock } from '../kernel/under-lock.ts';
import type { Platform } from '../kernel/platform.ts';
import { moratoriumsOf } from './eligibility/moratorium-rows.ts';
import { checksBegun } from './eligibility/verification-checks.ts';
import { restrictionColumns } from './eligibility/restriction-index.ts';
import { quoteFromRow, type ReadQuote } from './quote-from-row.ts';
import { newestQuestion, questionsOf } from './editing/questions-of-product.ts';
import { newestRule, rulesOf } from './eligibility/rules-of-product.ts';
import type { StoredQuote } from './stored-quote.ts';

/** What reading a quote takes of a piece of work: its transaction, and the keys of what is sealed. */
type Reading = { readonly tx: Tx; readonly platform: Pick<Platform, 'secrets'> };

/** Every version of what is read before the signature of a quote. */
function documentsToRead(quote: ExpressionBuilder<Database, 'quotes'>) {
  return quote
    .selectFrom('documents')
    .select(['document_id', 'document_type', 'version', 'documents.status', 'sha256', 'made_from'])
    .whereRef('documents.quote_id', '=', 'quotes.quote_id')
    .where('document_type', 'in', readTypes)
    .orderBy('document_type')
    .orderBy('documents.version');
}

/** What a quote's product charges besides the premium, and from when. */
function feesOf(quote: ExpressionBuilder<Database, 'quotes'>) {
  return quote
    .selectFrom('product_parameters')
    .selectAll('product_parameters')
    .whereRef('product_parameters.product_id', '=', 'quotes.product_id');
}

/** How a quote's product parts the premium of a term that its insured ends, and from when. */
function cancellationOf(quote: ExpressionBuilder<Database, 'quotes'>) {
  return quote
    .selectFrom('product_cancellation_terms')
    .select(['state', 'effective_date', 'basis', 'minimum_earned'])
    .whereRef('product_cancellation_terms.product_id', '=', 'quotes.product_id');
}

/** Whom or what of a quote its organization refuses now, under its provider or under every one. */
function metRestrictions(quote: ExpressionBuilder<Database, 'quotes'>) {
  return (
    quote
      .selectFrom('explicit_rejections')
      .select(['explicit_rejections.key', 'explicit_rejections.reason'])
      .whereRef('explicit_rejections.organization_id', '=', 'quotes.organization_id')
      .where('explicit_rejections.deleted', 'is', null)
      .where(sql<boolean>`coalesce(explicit_rejections.provider, quotes.provider) = quotes.provider`)
      .where(sql<boolean>`explicit_rejections.value_index = any(quotes.restriction_keys)`)
      // Whoever is insured already stays so, unless who refused them said otherwise.
      .where(sql<boolean>`(quotes.business_type = 'new_business' or explicit_rejections.should_block_renewal)`)
      .orderBy('explicit_rejections.created')
  );
}

/** What is refused and may be like something on a quote without being the same: it is opened to be compared. */
function nearRestrictions(quote: ExpressionBuilder<Database, 'quotes'>) {
  return quote
    .selectFrom('explicit_rejections')
    .select(['explicit_rejection_id', 'explicit_rejections.key', 'value', 'explicit_rejections.reason'])
    .whereRef('explicit_rejections.organization_id', '=', 'quotes.organization_id')
    .where('explicit_rejections.deleted', 'is', null)
    .where(sql<boolean>`coalesce(explicit_rejections.provider, quotes.provider) = quotes.provider`)
    .where(sql<boolean>`explicit_rejections.near_indexes && quotes.restriction_keys`)
    .where(sql<boolean>`explicit_rejections.value_index <> all(quotes.restriction_keys)`)
    .where(sql<boolean>`(quotes.business_type = 'new_business' or explicit_rejections.should_block_renewal)`)
    .orderBy('explicit_rejections.created');
}

/** What the second named insured was asked to sign of a quote, as long as nothing took its place. */
function signingInForce(quote: ExpressionBuilder<Database, 'quotes'>) {
  return quote
    .selectFrom('signing_requests')
    .select(['entity_id', 'signing_requests.content_hash', 'signing_requests.total'])
    .select(['signing_requests.payment_term', 'signing_requests.signed_at'])
    .whereRef('signing_requests.quote_id', '=', 'quotes.quote_id')
    .where('signing_requests.voided', 'is', null);
}

/** Quotes, each with everything beneath it that is not archived. */
function gathered(tx: Tx) {
  return tx
    .selectFrom('quotes')
    .selectAll()
    .select((quote) => [
      newestRule(quote).as('rules_version'),
      newestQuestion(quote).as('questions_version'),
      jsonArrayFrom(
        quote
          .selectFrom('entities')
          .selectAll()
          .whereRef('entities.quote_id', '=', 'quotes.quote_id')
          .where('entities.archived', 'is', null)
          .orderBy('entities.created')
          .orderBy('entities.entity_id'),
      ).as('entity_rows'),
      jsonArrayFrom(
        quote
          .selectFrom('vehicles')
          .selectAll()
          .whereRef('vehicles.quote_id', '=', 'quotes.quote_id')
          .where('vehicles.archived', 'is', null)
          .orderBy('vehicles.created')
          .orderBy('vehicles.vehicle_id'),
      ).as('vehicle_rows'),
      jsonArrayFrom(
        quote
          .selectFrom('locations')
          .selectAll()
          .whereRef('locations.quote_id', '=', 'quotes.quote_id')
          .orderBy('locations.created')
          .orderBy('locations.location_id'),
      ).as('location_rows'),
      jsonArrayFrom(feesOf(quote)).as('fee_rows'),
      jsonArrayFrom(cancellationOf(quote)).as('cancellation_rows'),
      jsonArrayFrom(
        quote
          .selectFrom('quote_referrals')
          .select(['quote_referrals.status', 'quote_referrals.content_hash', 'findings', 'requested_by_user_id'])
          .whereRef('quote_referrals.quote_id', '=', 'quotes.quote_id')
          .where('quote_referrals.review_type', '=', 'pre_bind')
          .where('quote_referrals.status', 'in', ['pending', 'accepted']),
      ).as('referral_rows'),
      jsonArrayFrom(checksBegun(quote)).as('check_rows'),
      jsonArrayFrom(metRestrictions(quote)).as('restriction_rows'),
      jsonArrayFrom(nearRestrictions(quote)).as('near_rows'),
      jsonArrayFrom(moratoriumsOf(quote)).as('moratorium_rows'),
      jsonArrayFrom(documentsToRead(quote)).as('document_rows'),
      jsonObjectFrom(signingInForce(quote)).as('signing_row'),
      jsonObjectFrom(
        quote
          .selectFrom('products')
          .select(['required_verifications', 'live_in', 'not_live_in', 'spans_states'])
          .whereRef('products.product_id', '=', 'quotes.product_id'),
      ).as('product'),
    ]);
}

/** The quote with everything beneath it that is not archived. Throws `not_found`. */
export async function loadQuote({ tx, platform }: Reading, quoteId: string): Promise<StoredQuote> {
  const row = await gathered(tx).where('quotes.quote_id', '=', quoteId).executeTakeFirst();
  if (!row) throw notFound();
  const { rules_version: version, questions_version: wording, ...read } = row;
  const { product_id: productId, provider } = row;
  const [rules, questions] = await Promise.all([
    rulesOf(tx, { productId, provider, version }),
    questionsOf(tx, { productId, version: wording }),
  ]);
  return { ...quoteFromRow(read, platform.secrets), rules, questions };
}

/** Several quotes in one statement, in no order; with their rules and questions aside. */
export async function loadQuotes({ tx, platform }: Reading, quoteIds: readonly string[]): Promise<ReadQuote[]> {
  if (quoteIds.length === 0) return [];
  const rows = await gathered(tx).where('quotes.quote_id', 'in', quoteIds).execute();
  return rows.map(({ rules_version: _rules, questions_version: _questions, ...row }) =>
    quoteFromRow(row, platform.secrets),
  );
}

/**
 * The same, after taking the quote's row lock: every writer of a quote or of anything beneath it goes through here, so
 * that nothing is decided by keys of restrictions that were made by older rules.
 */
export async function lockQuote(reading: Reading, quoteId: string): Promise<StoredQuote> {
  const locked = await reading.tx
    .selectFrom('quotes')
    .select(['restriction_keys', 'restriction_keys_version'])
    .where('quote_id', '=', quoteId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound();
  noteLock(reading.tx, quoteId);
  const stored = await loadQuote(reading, quoteId);
  if (locked.restriction_keys !== null && locked.restriction_keys_version >= restrictionKeysVersion) return stored;
  await reading.tx
    .updateTable('quotes')
    .set(restrictionColumns(reading, stored.quote))
    .where('quote_id', '=', quoteId)
    .execute();
  return loadQuote(reading, quoteId);
}

/** The quote that a vehicle or an entity belongs to. Throws `not_found`. */
export async function quoteIdOf(tx: Tx, table: 'vehicles' | 'entities', id: string): Promise<string> {
  const row =
    table === 'vehicles'
      ? await tx.selectFrom('vehicles').select('quote_id').where('vehicle_id', '=', id).executeTakeFirst()
      : await tx.selectFrom('entities').select('quote_id').where('entity_id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row.quote_id;
}
