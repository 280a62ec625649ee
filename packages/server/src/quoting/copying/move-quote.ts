import type { DomainEvent } from '@roadworthy/core/events.ts';
import type { PaymentTerm } from '@roadworthy/core/products/vocabulary.ts';
import type { QuoteMoved } from '@roadworthy/core/quoting/decide-transition.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { QuoteFacts } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';
import { loadQuote, lockQuote } from '../quote-store.ts';
import { factsOf, rateNow, saveEdit } from '../pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../stored-quote.ts';

type Move = Pick<QuoteMoved, 'quoteId' | 'to' | 'resumeStatus' | 'approvedContentHash'>;

/** What else a move writes on the quote. */
type Also = {
  readonly token_version?: number;
  readonly payment_term?: PaymentTerm;
  readonly product_id?: string;
  readonly provider?: string;
  readonly effective_date?: string;
  readonly expiration_date?: string;
  readonly policy_id?: string;
  readonly bound?: Date;
  readonly force_bind?: boolean;
  readonly forced_content_hash?: string | null;
  readonly forced_waives?: string[];
  readonly typed_content_hash?: string | null;
  readonly typed_rating?: string;
  readonly refused_for?: string;
  readonly opened?: null;
  readonly ended_by_customer?: Date | null;
  readonly hidden_by_customer?: null;
  readonly user_id?: string;
  readonly replaced_by_quote_id?: string;
};

/** The columns of an application whose price does not stand any more; of what rates price they stay. */
const withoutTypedPrice = {
  typed_content_hash: null,
  typed_rating: null,
  premium: sql<number | null>`case when kind = 'quote' then premium end`,
  total: sql<number | null>`case when kind = 'quote' then total end`,
  rating_response: sql<string | null>`case when kind = 'quote' then rating_response end`,
};

/** Saves a decided transition: the status and the two marks that tell where the quote goes back to. */
export async function saveMove(work: Work, move: Move, also: Also = {}): Promise<void> {
  await work.tx
    .updateTable('quotes')
    .set({
      status: move.to,
      resume_status: move.resumeStatus,
      approved_content_hash: move.approvedContentHash,
      // Why it was refused ends with the refusal.
      ...(move.to === 'ineligible' ? {} : { refused_for: null }),
      // What an underwriter wanted bound, or typed as its price, ends with the approval that it is.
      ...(move.approvedContentHash === null ? { forced_content_hash: null, ...withoutTypedPrice } : {}),
      ...also,
    })
    .where('quote_id', '=', move.quoteId)
    .execute();
}

type MoveOptions<Event> = {
  readonly also?: (event: Event, stored: StoredQuote) => Also;
  /** The quote as the move leaves it, when that changes its price: it is rated so before the decision, and after. */
  readonly ratedAs?: (quote: Quote, today: Day) => Quote;
};

/** Whatever moves a quote from one status to another: lock, decide on the price of now, save, publish. */
export async function moveQuote<Event extends DomainEvent & QuoteMoved>(
  work: Work,
  quoteId: string,
  decide: (quote: Quote, facts: QuoteFacts) => Decision<Event>,
  { also, ratedAs }: MoveOptions<Event> = {},
): Promise<Decision<Event>> {
  const stored = await lockQuote(work, quoteId);
  const quote = ratedAs?.(stored.quote, work.today(stored.quote.timeZone)) ?? stored.quote;
  const rated = await rateNow(work, quote);
  const decision = decide(stored.quote, factsOf(work, { ...stored, quote }, rated));
  if (!decision.ok) return decision;
  const { event } = decision;
  await saveMove(work, event, also?.(event, stored));
  if (!ratedAs) await work.publish(event);
  else {
    const { price } = await saveEdit(work, await loadQuote(work, quoteId), { before: stored.quote });
    await work.publish({ ...event, price });
  }
  return accept(event);
}
