import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { mailedNoticeOf } from '@roadworthy/core/documents/mailed-notice.ts';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import { endInWords } from '../billing/cancellation/end-in-words.ts';
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

/** The pages of the letter by post that a subject names. */
export async function gatherMailedNotice(gathering: Gathering, subject: Subject): Promise<Statement> {
  const { writing, ...common } = await commonOf(gathering, subject);
  const { tx } = gathering;
  const letter = await tx
    .selectFrom('posted_letters')
    .select(['addressee', 'recipient', 'address'])
    .where('posted_letter_id', '=', aboutOf(subject))
    .executeTakeFirstOrThrow();
  const end = await endInWords(tx, common.policy, { payUrl: '', state: insuredState(common.quote) });
  if (end === null) throw new Error('A notice announces an end');
  const { line_1: line1, line_2: line2, locality, administrative_area, postal_code } = letter.address as Stored;
  const address = { line1, line2, locality, administrativeArea: administrative_area, postalCode: postal_code };
  const { addressee, recipient } = letter;
  return mailedNoticeOf({ ...common, end, addressee, recipient, address }, writing);
}
