import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { type MailedNoticeSource, mailedNoticeOf } from '@roadworthy/core/documents/mailed-notice.ts';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import { endInWords } from '../billing/cancellation/end-in-words.ts';
import type { Tx } from '../kernel/database.ts';
import { whyNotRenewed } from '../policies/non-renewal/next-term.ts';
import { loadNotice } from '../policies/notice-store.ts';
import type { Gathering, Subject } from './gathering.ts';
import { aboutOf, commonOf } from './gather-statements.ts';

/** As the letter's row has it. */
type Stored = {
  readonly line_1: string | null;
  readonly line_2: string | null;
  readonly locality: string | null;
  readonly administrative_area: string;
  readonly postal_code: string;
};

/** What a notice announces, as it stands. */
async function announcedBy(tx: Tx, noticeId: string, { policy, quote }: Pick<MailedNoticeSource, 'policy' | 'quote'>) {
  const { kind } = await tx
    .selectFrom('notices')
    .select('kind')
    .where('notice_id', '=', noticeId)
    .executeTakeFirstOrThrow();
  if (kind === 'cancellation') {
    const end = await endInWords(tx, policy, { payUrl: '', state: insuredState(quote) });
    return end && { end };
  }
  const { legal } = await loadNotice({ tx }, noticeId);
  return { nonRenewal: { endsOn: policy.expirationDate, why: await whyNotRenewed({ tx }, policy), legal } };
}

/** The pages of the letter by post that a subject names. */
export async function gatherMailedNotice(gathering: Gathering, subject: Subject): Promise<Statement> {
  const { writing, ...common } = await commonOf(gathering, subject);
  const { tx } = gathering;
  const letter = await tx
    .selectFrom('posted_letters')
    .select(['notice_id', 'addressee', 'recipient', 'address'])
    .where('posted_letter_id', '=', aboutOf(subject))
    .executeTakeFirstOrThrow();
  const announced = await announcedBy(tx, letter.notice_id, common);
  if (announced === null) throw new Error('A notice announces an end');
  const { line_1: line1, line_2: line2, locality, administrative_area, postal_code } = letter.address as Stored;
  const address = { line1, line2, locality, administrativeArea: administrative_area, postalCode: postal_code };
  const { addressee, recipient } = letter;
  return mailedNoticeOf({ ...common, announced, addressee, recipient, address }, writing);
}
