import { cancellationProofOf } from '@roadworthy/core/documents/cancellation-proof.ts';
import { mailingProofOf, type NoticeArithmetic } from '@roadworthy/core/documents/mailing-proof.ts';
import { type PaidWith, type Received, receiptOf } from '@roadworthy/core/documents/receipt.ts';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { LegalDate } from '@roadworthy/core/policies/notices/earliest-legal-date.ts';
import { type Day, day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { loadNotice } from '../policies/notice-store.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { Gathering, Subject } from './gathering.ts';
import { printersIn } from './pdf-words.ts';
import { wordsOfProblem } from '@roadworthy/core/shared/unsent-letters.ts';

/** The policy, its description and the head that every statement about it has. */
export async function commonOf({ tx, platform }: Gathering, { id: policyId, locale, made }: Subject) {
  const { policy } = await loadPolicy({ tx }, policyId);
  const { quote } = await loadQuote({ tx, platform }, policy.currentQuoteId);
  const organization = await tx
    .selectFrom('organizations')
    .select(['name', 'service_phone as phone', 'service_email as email'])
    .where('organization_id', '=', policy.organizationId)
    .executeTakeFirstOrThrow();
  const head = { policyNumber: policy.policyNumber, organization, issued: dayInZone(made, policy.timeZone) };
  return { policy, quote, head, writing: { locale, t: printersIn(locale, policy.currency).t } };
}

/** What of its policy a statement is about. */
export const aboutOf = ({ aboutId }: Subject): string => {
  if (aboutId === null) throw new Error('A statement is about something of its policy');
  return aboutId;
};

const methodOf = (row: { readonly cc_last_four: string | null; readonly bank: string | null }): PaidWith => ({
  kind: row.cc_last_four === null && row.bank !== null ? 'bank' : 'card',
  ends: row.cc_last_four ?? row.bank,
});

async function allocationsOf(tx: Tx, transactionId: string): Promise<Received['allocations']> {
  const rows = await tx
    .selectFrom('payment_allocations as a')
    .innerJoin('payments as p', 'p.payment_id', 'a.payment_id')
    .innerJoin('invoices as i', 'i.invoice_id', 'a.invoice_id')
    .select(['i.sequence', 'i.due_date'])
    .select(sql<number>`sum(a.amount)::bigint`.as('amount'))
    .where('p.transaction_id', '=', transactionId)
    .groupBy(['i.sequence', 'i.due_date'])
    .orderBy('i.sequence')
    .execute();
  return rows.flatMap(({ sequence, due_date, amount }) =>
    amount === 0 ? [] : [{ sequence, dueDate: day(due_date), amount }],
  );
}

async function returnedOf(tx: Tx, transactionId: string, timeZone: string): Promise<Received['returned']> {
  const rows = await tx
    .selectFrom('payments as back')
    .innerJoin('payments as paid', 'paid.payment_id', 'back.returns_payment_id')
    .select(['back.amount', 'paid.created', 'paid.cc_last_four', 'paid.bank'])
    .where('back.transaction_id', '=', transactionId)
    .where('back.direction', '=', 'out')
    .where('back.status', '=', 'settled')
    .orderBy('paid.created', 'desc')
    .execute();
  return rows.map((row) => ({ on: dayInZone(row.created, timeZone), with: methodOf(row), amount: row.amount }));
}

/** The receipt of the payment or refund that a subject names. */
export async function gatherReceipt(gathering: Gathering, subject: Subject): Promise<Statement> {
  const { writing, ...common } = await commonOf(gathering, subject);
  const { tx } = gathering;
  const transactionId = aboutOf(subject);
  const row = await tx
    .selectFrom('transactions')
    .select(['type', 'amount', 'date', 'cc_last_four', 'bank'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  const kind = row.type === 'refund' ? 'refund' : 'charge';
  const received: Received = {
    kind,
    amount: row.amount,
    on: day(row.date),
    with: methodOf(row),
    allocations: kind === 'charge' ? await allocationsOf(tx, transactionId) : [],
    returned: kind === 'refund' ? await returnedOf(tx, transactionId, common.policy.timeZone) : [],
  };
  return receiptOf({ ...common, received }, writing);
}

/** The proof of the cancellation that a subject names. */
export async function gatherCancellationProof(gathering: Gathering, subject: Subject): Promise<Statement> {
  const { writing, ...common } = await commonOf(gathering, subject);
  const row = await gathering.tx
    .selectFrom('policy_cancellations')
    .select(['reason', 'ended_by', 'effective_date'])
    .where('policy_cancellation_id', '=', aboutOf(subject))
    .executeTakeFirstOrThrow();
  const { effectiveDate: from, expirationDate: to } = common.policy;
  const cancellation = {
    reason: row.reason,
    endedBy: row.ended_by,
    effectiveDate: day(row.effective_date),
    term: {
      from,
      to,
    },
  };
  return cancellationProofOf({ ...common, cancellation }, writing);
}

const arithmeticOf = (
  { sent, noticeDays, postDays, movedDays, date, source }: LegalDate,
  effectiveDate: Day,
): NoticeArithmetic => ({
  sent,
  noticeDays,
  postDays,
  movedDays,
  legalDate: date,
  effectiveDate,
  source,
});

type Mailed = Pick<Selectable<Database['notifications']>, 'template' | 'created' | 'subject_kind' | 'subject_id'>;

/** How a notice counted that went out at an instant; null for a letter that is none. */
async function noticeOf(tx: Tx, policy: Policy, { template, created, subject_kind: kind, subject_id: id }: Mailed) {
  if (template === 'non_renewal' && kind === 'notice') {
    return arithmeticOf((await loadNotice({ tx }, id)).legal, policy.expirationDate);
  }
  if (template !== 'cancellation_announced' && template !== 'lienholder_told') return null;
  const row = await tx
    .selectFrom('policy_cancellations')
    .select(['notice_id', 'effective_date'])
    .where('policy_id', '=', policy.policyId)
    .where('created', '<=', created)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.notice_id) return null;
  const { legal } = await loadNotice({ tx }, row.notice_id);
  return arithmeticOf(legal, day(row.effective_date));
}

/** The proof that the letter went out which a subject names. */
export async function gatherMailingProof(gathering: Gathering, subject: Subject): Promise<Statement> {
  const { writing, ...common } = await commonOf(gathering, subject);
  const row = await gathering.tx
    .selectFrom('notifications')
    .select(['template', 'subject', 'recipient', 'created', 'sent', 'status', 'message_id', 'last_error'])
    .select(['subject_kind', 'subject_id'])
    .where('notification_id', '=', aboutOf(subject))
    .executeTakeFirstOrThrow();
  const letter = {
    subject: row.subject,
    recipient: row.recipient,
    owed: row.created,
    sent: row.sent,
    status: row.status,
    messageId: row.message_id,
    problem: row.last_error === null ? null : wordsOfProblem(row.last_error),
  };
  const notice = await noticeOf(gathering.tx, common.policy, row);
  return mailingProofOf({ ...common, letter, notice }, writing);
}
