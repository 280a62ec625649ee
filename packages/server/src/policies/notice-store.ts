import type { NoticeChannel } from '@roadworthy/core/policies/notices/vocabulary.ts';
import type { CountingChannel, NoticeProof } from '@roadworthy/core/policies/notices/counting-channel.ts';
import type { LegalDate } from '@roadworthy/core/policies/notices/earliest-legal-date.ts';
import { cutToFit } from '@roadworthy/core/shared/text/check-text.ts';
import { type Day, day, dayInZone, dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import type { Work } from '../kernel/work.ts';

type Row = Selectable<Database['notices']>;

/** A notice that was given, whatever it announces: how it counts, by which way, and what proves it. */
export type StoredNotice = {
  readonly noticeId: string;
  readonly policyId: string;
  readonly legal: LegalDate;
  readonly channel: CountingChannel;
  readonly proof: NoticeProof;
  readonly reference: string | null;
  readonly given: Date;
};

function noticeFromRow(row: Row): StoredNotice {
  return {
    noticeId: row.notice_id,
    policyId: row.policy_id,
    legal: {
      sent: day(row.sent),
      date: day(row.legal_date),
      noticeDays: row.notice_days,
      postDays: row.post_days,
      movedDays: row.moved_days,
      grade: row.grade,
      source: row.source,
    },
    channel: { channel: row.channel, grade: row.channel_grade, source: row.channel_source },
    proof: { provenOn: dayOrNull(row.proven_on), returnedOn: dayOrNull(row.returned_on) },
    reference: row.proof_reference,
    given: row.created,
  };
}

/** A notice as it stands. */
export async function loadNotice({ tx }: { readonly tx: Tx }, noticeId: string): Promise<StoredNotice> {
  const row = await tx.selectFrom('notices').selectAll().where('notice_id', '=', noticeId).executeTakeFirstOrThrow();
  return noticeFromRow(row);
}

/** The day on which a notice was given, where its risk is. */
export const givenOn = ({ given }: Pick<StoredNotice, 'given'>, timeZone: string): Day => dayInZone(given, timeZone);

type NewNotice = {
  readonly policyId: string;
  readonly kind: Row['kind'];
  readonly legal: LegalDate;
  readonly channel: CountingChannel;
  /** Of a notice that a term ends with: which end, and the last working day on which it may go out. */
  readonly term?: { readonly endsOn: Day; readonly sendBy: Day };
};

/** Writes down that a notice is given; nothing proves it yet. */
export async function writeNotice(work: Work, { policyId, kind, legal, channel, term }: NewNotice): Promise<string> {
  const { notice_id: noticeId } = await work.tx
    .insertInto('notices')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      kind,
      sent: legal.sent,
      legal_date: legal.date,
      notice_days: legal.noticeDays,
      post_days: legal.postDays,
      moved_days: legal.movedDays,
      grade: legal.grade,
      source: legal.source,
      channel: channel.channel,
      channel_grade: channel.grade,
      channel_source: channel.source,
      ends_on: term?.endsOn ?? null,
      send_by: term?.sendBy ?? null,
      created: work.now,
    })
    .returning('notice_id')
    .executeTakeFirstOrThrow();
  return noticeId;
}

type Proof = {
  readonly noticeId: string;
  readonly by: NoticeChannel;
  readonly on: Day;
  readonly reference: string | null;
};

/** Writes down what proves a notice, once, where it went out by the way that counts; another way proves nothing. */
export async function proveNotice({ tx }: Pick<Work, 'tx'>, { noticeId, by, on, reference }: Proof): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ proven_on: on, proof_reference: reference === null ? null : cutToFit(reference, 'reference') })
    .where('notice_id', '=', noticeId)
    .where('channel', '=', by)
    .where('proven_on', 'is', null)
    .execute();
}

/** Writes down that the letter which was to prove a notice came back. */
export async function noteReturnedNotice({ tx }: Pick<Work, 'tx'>, noticeId: string, on: Day): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ returned_on: on })
    .where('notice_id', '=', noticeId)
    .where('returned_on', 'is', null)
    .execute();
}
