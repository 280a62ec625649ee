import type { PaymentTerm } from '@roadworthy/core/products/vocabulary.ts';
import type { QuoteMoved } from '@roadworthy/core/quoting/decide-transition.ts';
import type { Work } from '../kernel/work.ts';

type Move = Pick<QuoteMoved, 'quoteId' | 'to' | 'resumeStatus' | 'approvedContentHash'>;

type Also = {
  readonly token_version?: number;
  readonly payment_term?: PaymentTerm;
  readonly effective_date?: string;
  readonly expiration_date?: string;
  readonly policy_id?: string;
  readonly bound?: Date;
  readonly user_id?: string;
};

/** Saves a decided transition: the status and the two marks that tell where the quote goes back to. */
export async function saveMove(work: Work, move: Move, also: Also = {}): Promise<void> {
  await work.tx
    .updateTable('quotes')
    .set({
      status: move.to,
      resume_status: move.resumeStatus,
      approved_content_hash: move.approvedContentHash,
      ...also,
    })
    .where('quote_id', '=', move.quoteId)
    .execute();
}
