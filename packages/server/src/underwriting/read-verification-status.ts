import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import type { VerificationKind } from '@roadworthy/core/products/vocabulary.ts';
import type { VerificationState } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { nameOf } from '@roadworthy/core/quoting/quote.ts';
import type { StatusCheck } from '@roadworthy/core/quoting/verifications/check-states.ts';
import { countedEntries, incidentKindOf } from '@roadworthy/core/quoting/verifications/record-incidents.ts';
import { raisingEntries } from '@roadworthy/core/quoting/verifications/raising-entries.ts';
import type { PersonCheck, RecordedViolation } from '../generated/operations.ts';
import { t } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { withAnswers } from '../quoting/eligibility/verification-checks.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { wordsOfError } from './verification-errors.ts';

const worstFirst: readonly VerificationState[] = ['errored', 'missing', 'running', 'done'];

/** How the checks of one kind stand together. */
function stateOf(checks: readonly StatusCheck[], kind: VerificationKind): string {
  const states = checks.filter((check) => check.kind === kind).map(({ state }) => state);
  return worstFirst.find((state) => states.includes(state)) ?? 'not_needed';
}

/**
 * Every check that a quote needs, and of the others those that are given, with what its row says of it; to customers not
 * what went wrong.
 */
export async function personChecks(
  work: Work,
  { quote, checks: required }: StoredQuote,
  others: readonly StatusCheck[],
): Promise<PersonCheck[]> {
  const checks = [...required, ...others];
  const ids = checks.flatMap(({ begun }) => begun?.verificationId ?? []);
  const rows = await work.tx
    .selectFrom('quote_verifications')
    .select(['quote_verification_id', 'error', 'fetched'])
    .where('quote_verification_id', 'in', ids.length > 0 ? ids : [quote.quoteId])
    .execute();
  const mayReadWhy = !isCustomer(work.actor.role);
  return checks.map(({ kind, entityId, state, begun, isAskable }) => {
    const row = rows.find(({ quote_verification_id: id }) => id === begun?.verificationId);
    const person = quote.entities.find((entity) => entity.entityId === entityId);
    return {
      quote_verification_id: begun?.verificationId ?? null,
      entity_id: entityId,
      call_type: kind,
      state,
      name: person ? nameOf(person) : '',
      status: mayReadWhy ? (begun?.status ?? null) : null,
      errored: state === 'errored',
      error: mayReadWhy && row?.error ? t(work.request.locale, wordsOfError(row.error)) : null,
      fetched: row?.fetched?.toISOString() ?? null,
      askable: isAskable,
      required: required.some((check) => check.kind === kind),
    };
  });
}

/** What the driving records of a quote show, newest first; of one that its product does not ask for, nothing counts. */
export function recordedViolations(stored: StoredQuote, others: readonly StatusCheck[]): RecordedViolation[] {
  const { entities, effectiveDate } = withAnswers(stored.quote, others);
  const mayCount = !others.some(({ kind }) => kind === 'mvr');
  return entities
    .flatMap(({ entityId, record }) => {
      const counted = record ? countedEntries(record.entries, effectiveDate) : [];
      return (record?.entries ?? []).map((entry) => ({
        entity_id: entityId,
        violation: entry.description,
        date: entry.date,
        type: entry.type,
        kind: incidentKindOf(entry),
        counts:
          mayCount && counted.some(({ date, description }) => date === entry.date && description === entry.description),
      }));
    })
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
}

export const quoteVerificationStatus = computedRead({
  name: 'quote_verification_status',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const { checks } = stored;
    const isStaff = !isCustomer(work.actor.role);
    const others = isStaff ? stored.otherChecks().filter(({ begun }) => begun !== null) : [];
    const verifications = await personChecks(work, stored, others);
    return {
      quote_id: stored.quote.quoteId,
      mvr: stateOf(checks, 'mvr'),
      frs: stateOf(checks, 'frs'),
      tas: stateOf(checks, 'tas'),
      mvr_list: verifications.filter(({ call_type, required }) => call_type === 'mvr' && required),
      verifications,
      violations: isStaff ? recordedViolations(stored, others) : [],
      raised_by: raisingEntries(stored.quote).map(({ entityId, name, entry, source }) => ({
        entity_id: entityId,
        name,
        entry: t(work.request.locale, entry),
        source: t(work.request.locale, source),
      })),
    };
  },
});
