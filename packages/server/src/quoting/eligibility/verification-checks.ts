import type { VerificationKind } from '@roadworthy/core/products/vocabulary.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import {
  requestedText,
  neededChecks,
  questionOf,
  type VerificationQuestion,
} from '@roadworthy/core/quoting/verifications/asked.ts';
import {
  type BegunCheck,
  countingCheck,
  type StatusCheck,
  stateOfCheck,
} from '@roadworthy/core/quoting/verifications/check-states.ts';
import { type VerificationResult, verificationDays } from '@roadworthy/core/quoting/verifications/vocabulary.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { blindIndex, unseal } from '../../kernel/settings/sealed.ts';
import type { Secrets } from '../../kernel/settings/secrets.ts';

/** What was asked about the people of a quote, of this copy of it or another one, newest first. */
export function checksBegun(quote: ExpressionBuilder<Database, 'quotes'>) {
  const days = sql.lit(`${verificationDays} days`);
  return quote
    .selectFrom('quote_verifications')
    .select([
      'quote_verification_id',
      'root_entity_id',
      'call_type',
      'quote_verifications.status',
      'asked_index',
      'result',
    ])
    .select(
      // What was bound keeps what it was bound with, and a next term what was last known.
      sql<boolean>`(quotes.business_type = 'renewal' or fetched > coalesce(quotes.bound, app_now()) - ${days}::interval)
        and fetched <= coalesce(quotes.bound, fetched)`.as('is_fresh'),
    )
    .select(sql<boolean>`coalesce(fetched > quotes.bound, false)`.as('is_late'))
    .whereRef('quote_verifications.organization_id', '=', 'quotes.organization_id')
    .where('asked_index', 'is not', null)
    .where('root_entity_id', 'in', (one) =>
      one
        .selectFrom('entities')
        .select('entities.root_entity_id')
        .whereRef('entities.quote_id', '=', 'quotes.quote_id')
        .where('entities.archived', 'is', null),
    )
    .orderBy('quote_verifications.created', 'desc')
    .orderBy('quote_verification_id', 'desc');
}

export type CheckRow = Pick<
  Selectable<Database['quote_verifications']>,
  'quote_verification_id' | 'root_entity_id' | 'call_type' | 'status' | 'asked_index' | 'result'
> & { readonly is_fresh: boolean | null; readonly is_late: boolean };

/** What stands for a question where answers are looked up. */
export function requestedIndex(secrets: Secrets, question: VerificationQuestion): string {
  return blindIndex(secrets, requestedText(question));
}

/** What a vendor answered, opened. */
export function openResult(
  secrets: Secrets,
  row: Pick<CheckRow, 'quote_verification_id' | 'result'>,
): VerificationResult | null {
  const { quote_verification_id: key, result: sealed } = row;
  if (sealed === null) return null;
  // Written by keep-answer.ts, from the same type.
  return JSON.parse(
    unseal(secrets, { table: 'quote_verifications', column: 'result', key, sealed }),
  ) as VerificationResult;
}

function begunCheck(secrets: Secrets, row: CheckRow): BegunCheck {
  return {
    verificationId: row.quote_verification_id,
    kind: row.call_type,
    status: row.status,
    isFresh: row.is_fresh === true,
    result: row.is_fresh === true ? openResult(secrets, row) : null,
  };
}

/** How the checks stand that a quote needs: an answer to another question, about another license, is none. */
export function statusChecks(
  quote: Quote,
  required: readonly VerificationKind[],
  rows: readonly CheckRow[],
  secrets: Secrets,
): StatusCheck[] {
  return neededChecks(quote, required).map(({ kind, entity }) => {
    const question = questionOf(quote, { kind, entity });
    const index = question && requestedIndex(secrets, question);
    const same = rows.filter(
      (row) => row.call_type === kind && row.root_entity_id === entity.rootEntityId && row.asked_index === index,
    );
    const begun = countingCheck(same.map((row) => begunCheck(secrets, row)));
    return { kind, entityId: entity.entityId, state: stateOfCheck(begun), begun, isAskable: index !== null };
  });
}

/** The quote with what was found of its people. */
export function withAnswers(quote: Quote, checks: readonly StatusCheck[]): Quote {
  const results = checks.flatMap(({ entityId, begun }) => (begun?.result ? [{ entityId, ...begun.result }] : []));
  const records = results.flatMap((one) => (one.kind === 'mvr' ? [one] : []));
  const score = results.find((one) => one.kind === 'frs')?.found;
  const identity = results.find((one) => one.kind === 'tas')?.found;
  return {
    ...quote,
    ...(score && { score }),
    ...(identity && { identity }),
    entities: quote.entities.map((entity) => {
      const record = records.find(({ entityId }) => entityId === entity.entityId)?.found;
      return record ? { ...entity, record } : entity;
    }),
  };
}
