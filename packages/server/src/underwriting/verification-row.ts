import { randomUUID } from 'node:crypto';
import { type VerificationResult, verificationDays } from '@roadworthy/core/quoting/verifications/vocabulary.ts';
import type { VerificationToRun } from '@roadworthy/core/underwriting/run-verification.ts';
import type { VerificationAnswer } from '@roadworthy/providers/verifications/port.ts';
import { sql } from 'kysely';
import { seal } from '../kernel/settings/sealed.ts';
import type { Work } from '../kernel/work.ts';
import { requestedIndex, openResult } from '../quoting/eligibility/verification-checks.ts';
import { verificationErrors } from './verification-errors.ts';

export type VerificationRow = { readonly verificationId: string; readonly requestKey: string };

type Check = VerificationToRun & { readonly quoteId: string };

/** Whoever asks again takes the place of who asked before: the vendor knows both by one key. */
async function takeOver({ tx }: Work, verificationId: string): Promise<void> {
  await tx
    .updateTable('process_intents')
    .set({ state: 'finished', result: JSON.stringify({ status: 'running', quote: null, verification: null }) })
    .where('root_id', '=', verificationId)
    .where('state', '=', 'begun')
    .execute();
}

/**
 * The row under which somebody is asked about. A question that has no answer yet is asked again under its own key, so
 * that the vendor charges for it once; another question about the same person takes its place.
 */
export async function openRow(work: Work, check: Check, intentId: string): Promise<VerificationRow> {
  const { tx, organizationId, platform } = work;
  const { kind, entity, question, quoteId } = check;
  const index = requestedIndex(platform.secrets, question);
  const rows = tx
    .updateTable('quote_verifications')
    .where('entity_id', '=', entity.entityId)
    .where('call_type', '=', kind);
  await rows
    .set({
      status: 'error',
      error: verificationErrors.changed.en,
    })
    .where('status', '=', 'pending')
    .where('asked_index', 'is distinct from', index)
    .execute();
  const again = await rows
    .set({ status: 'pending', error: null })
    .where('status', 'in', ['pending', 'timeout'])
    .where('asked_index', '=', index)
    .returning(['quote_verification_id', 'request_key'])
    .executeTakeFirst();
  if (again) await takeOver(work, again.quote_verification_id);
  if (again) return { verificationId: again.quote_verification_id, requestKey: again.request_key };
  const verificationId = randomUUID();
  await tx
    .insertInto('quote_verifications')
    .values({
      quote_verification_id: verificationId,
      organization_id: organizationId,
      quote_id: quoteId,
      entity_id: entity.entityId,
      call_type: kind,
      provider: platform.verifications.provider,
      request_key: intentId,
      asked_index: index,
    })
    .execute();
  return { verificationId, requestKey: intentId };
}

/** An answer that the organization has to the same question about the same person, wherever it was asked, opened. */
export async function answerOnFile(
  { tx, platform, organizationId }: Work,
  { question }: Pick<Check, 'question'>,
): Promise<{
  readonly status: 'ok' | 'no_hit';
  readonly result: VerificationResult | null;
  readonly fetched: Date;
} | null> {
  const row = await tx
    .selectFrom('quote_verifications')
    .select(['quote_verification_id', 'result', 'fetched', 'status'])
    .where('organization_id', '=', organizationId)
    .where('asked_index', '=', requestedIndex(platform.secrets, question))
    .where('status', 'in', ['ok', 'no_hit'])
    .where('fetched', '>', sql<Date>`app_now() - ${sql.lit(`${verificationDays} days`)}::interval`)
    .orderBy('fetched', 'desc')
    .executeTakeFirst();
  if (!row?.fetched) return null;
  return {
    status: row.status === 'ok' ? 'ok' : 'no_hit',
    result: openResult(platform.secrets, row),
    fetched: row.fetched,
  };
}

async function keepViolations(work: Work, verificationId: string, result: VerificationResult): Promise<void> {
  if (result.kind !== 'mvr' || result.found.entries.length === 0) return;
  const { tx, platform } = work;
  const { quote_id, entity_id } = await tx
    .selectFrom('quote_verifications')
    .select(['quote_id', 'entity_id'])
    .where('quote_verification_id', '=', verificationId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('mvr_violations')
    .values(
      result.found.entries.map(({ description, date, points }) => {
        const key = randomUUID();
        const place = { table: 'mvr_violations', column: 'violation', key };
        return {
          mvr_violation_id: key,
          organization_id: work.organizationId,
          quote_id,
          entity_id,
          date,
          points,
          quote_verification_id: verificationId,
          violation: seal(platform.secrets, {
            ...place,
            plain: description,
          }),
        };
      }),
    )
    .execute();
}

type Answered = {
  readonly status: 'ok' | 'no_hit';
  readonly result: VerificationResult | null;
  readonly raw: string | null;
  readonly fetched: Date;
};

/** Keeps what was answered, sealed. */
export async function keepAnswered(work: Work, verificationId: string, answered: Answered): Promise<void> {
  const { status, result, raw, fetched } = answered;
  const sealed = (column: 'result' | 'raw', plain: string | null) =>
    plain === null
      ? null
      : seal(work.platform.secrets, { table: 'quote_verifications', column, key: verificationId, plain });
  await work.tx
    .updateTable('quote_verifications')
    .set({
      status,
      error: null,
      fetched,
      result: sealed('result', result && JSON.stringify(result)),
      raw: sealed('raw', raw),
    })
    .where('quote_verification_id', '=', verificationId)
    .execute();
  if (result) await keepViolations(work, verificationId, result);
}

/** What a vendor's answer is kept as. */
export function answeredNow(answer: VerificationAnswer, fetched: Date): Answered {
  const result = answer.status === 'ok' ? answer.result : null;
  return { status: answer.status, result, raw: answer.raw, fetched };
}
