import { checkEmail } from '../../identity/email.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { namedInsuredOf, type Quote } from '../quote.ts';
import type { QuoteStatus } from '../vocabulary.ts';
import type { QuoteProgressSaved } from '../events/visits.ts';
import { words } from '../../shared/words.ts';

type ResumableQuote = Pick<Quote, 'quoteId' | 'status'>;

// A link to a policy goes to its owner's account only.
const resumable: readonly QuoteStatus[] = ['open', 'agent_required', 'agent_approved', 'referred', 'expired'];

/** Whether the link that opens a quote again may be sent to an address. Refusals: `quote_not_resumable`, `email_invalid`. */
export function decideSaveQuoteProgress(
  { quoteId, status }: ResumableQuote,
  address: string,
): Decision<QuoteProgressSaved, 'quote_not_resumable' | 'email_invalid'> {
  const checked = checkEmail(address);
  if (!checked.ok) return checked;
  if (!resumable.includes(status))
    return refuse(
      'quote_not_resumable',
      words('This quote cannot be continued later.', 'Cette soumission ne peut pas être continuée plus tard.'),
    );
  return accept({ type: 'quote_progress_saved', quoteId, email: checked.event });
}

/**
 * Whether whoever holds an old link may have a fresh one sent to the address on the quote. Refusals:
 * `quote_not_resumable`, `quote_without_email`.
 */
export function decideRenewQuoteLink(
  quote: ResumableQuote & Pick<Quote, 'entities'>,
): Decision<QuoteProgressSaved, 'quote_not_resumable' | 'email_invalid' | 'quote_without_email'> {
  const email = namedInsuredOf(quote)?.email;
  if (!email) {
    return refuse(
      'quote_without_email',
      words(
        'There is no e-mail address on this quote to send a link to. Start a new quote.',
        'Cette soumission ne porte aucune adresse courriel à laquelle envoyer un lien. Commencez une nouvelle soumission.',
      ),
    );
  }
  return decideSaveQuoteProgress(quote, email);
}
