import { wordedBy } from './sale-terms.ts';
import type { Principal } from '../../identity/principal.ts';
import type { PaymentTerm } from '../../products/vocabulary.ts';
import { findProseProblem, type TextRefusal } from '../../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { checkReading, type ReadingRefusal } from '../checks/check-reading.ts';
import { findTransition, type TransitionRefusal } from '../decide-transition.ts';
import { isSigned, isSignedByInsured } from '../guards.ts';
import { type Entity, nameOf, type Quote, secondInsuredOf } from '../quote.ts';
import type { QuoteFacts } from '../subject/quote-facts.ts';
import type { QuoteSigned, SignatureDeclined } from '../events/signatures.ts';
import { checkSignedName, type SignatureRequest, tickBox } from './sign-quote.ts';
import { openStatuses } from '../vocabulary.ts';
import { words, type Words } from '../../shared/words.ts';

/** Days for which the second named insured’s link works. */
export const signingLinkDays = 14;

/** What the second named insured was asked to sign, and how far that is. */
export type SigningRequest = {
  readonly entityId: string;
  readonly contentHash: string;
  readonly total: Cents;
  readonly paymentTerm: PaymentTerm;
  readonly expires: Date;
  readonly signedAt: Date | null;
  readonly declinedAt: Date | null;
  /** Whether another request, or a change of what was to be signed, took its place. */
  readonly isVoid: boolean;
};

/** What a link for signing opens: something to sign, or why it does not any more. */
export type SigningLinkState =
  | 'open'
  | 'signed'
  | 'declined'
  | 'withdrawn'
  | 'changed'
  | 'replaced'
  | 'expired'
  | 'closed';

/** What became of a link for signing, at an instant. */
export function signingLinkState(
  quote: Quote,
  request: SigningRequest,
  facts: QuoteFacts,
  now: Date,
): SigningLinkState {
  if (request.signedAt !== null && !request.isVoid) return 'signed';
  const isOffered = openStatuses.some((status) => status === quote.status) && facts.today <= quote.expirationDate;
  if (!isOffered) return 'closed';
  if (secondInsuredOf(quote)?.entityId !== request.entityId) return 'withdrawn';
  const isSame = request.contentHash === quote.contentHash && request.total === quote.signedTotal;
  if (!isSame || !isSignedByInsured(quote, facts).ok) return 'changed';
  if (request.isVoid) return 'replaced';
  if (request.declinedAt !== null) return 'declined';
  return now.getTime() < request.expires.getTime() ? 'open' : 'expired';
}

const whyShut = {
  signed: [
    'signing_link_signed',
    words(
      'You have signed this already. There is nothing more to do.',
      'Vous avez déjà signé. Il n’y a plus rien à faire.',
    ),
  ],
  declined: [
    'signing_link_declined',
    words(
      'You declined to sign. Ask whoever named you for a new link if you will sign after all.',
      'Vous avez refusé de signer. Pour signer malgré tout, demandez un nouveau lien à la personne qui vous a désigné.',
    ),
  ],
  withdrawn: [
    'signing_link_withdrawn',
    words(
      'You were taken off this quote. There is nothing to sign.',
      'Vous avez été retiré de cette soumission. Il n’y a rien à signer.',
    ),
  ],
  changed: [
    'signing_link_changed',
    words(
      'The quote changed. A new link comes once it is signed again.',
      'La soumission a changé. Un nouveau lien arrivera dès qu’elle sera signée de nouveau.',
    ),
  ],
  replaced: [
    'signing_link_replaced',
    words(
      'A newer link was sent. Use the one in the last e-mail.',
      'Un lien plus récent a été envoyé. Utilisez celui du dernier courriel.',
    ),
  ],
  expired: [
    'signing_link_expired',
    words('This link has ended. Ask for a new one.', 'Ce lien a expiré. Demandez-en un nouveau.'),
  ],
  closed: [
    'signing_link_closed',
    words(
      'This quote is not open any more. There is nothing to sign.',
      'Cette soumission n’est plus ouverte. Il n’y a rien à signer.',
    ),
  ],
} as const satisfies Readonly<Record<Exclude<SigningLinkState, 'open'>, readonly [string, Words]>>;

type ShutRefusal = (typeof whyShut)[keyof typeof whyShut][0];
export type SignByLinkRefusal =
  | ShutRefusal
  | TextRefusal
  | ReadingRefusal
  | 'consent_missing'
  | 'signature_name_missing'
  | 'signature_name_mismatch';

/** Whose signature a link asks for, as long as it is open. */
function openFor(quote: Quote, request: SigningRequest, facts: QuoteFacts, now: Date): Decision<Entity, ShutRefusal> {
  const state = signingLinkState(quote, request, facts, now);
  const second = secondInsuredOf(quote);
  if (state === 'open' && second !== null) return accept(second);
  const [code, message] = whyShut[state === 'open' ? 'withdrawn' : state];
  return refuse(code, message);
}

/**
 * Whether the second named insured signs by their link: it is open, they agree to sign electronically, the typed name is
 * theirs, and they have read what the first one read and signed.
 */
export function decideSignByLink(
  quote: Quote,
  request: SigningRequest,
  { name, consent, reading }: Omit<SignatureRequest, 'version'>,
  facts: QuoteFacts,
  now: Date,
): Decision<QuoteSigned, SignByLinkRefusal> {
  const opened = openFor(quote, request, facts, now);
  if (!opened.ok) return opened;
  if (!consent) return refuse('consent_missing', tickBox, 'signature.consent');
  const named = checkSignedName(name, opened.event);
  if (!named.ok) return named;
  const read = checkReading(quote, reading, wordedBy(facts.terms, quote));
  if (!read.ok) return read;
  const { contentHash, total } = request;
  return accept({ type: 'quote_signed', quoteId: quote.quoteId, contentHash, total, signerName: named.event });
}

/** Whether the second named insured declines by their link, which has to be open; why is theirs to say or to keep. */
export function decideDeclineByLink(
  quote: Quote,
  request: SigningRequest,
  reason: string | null,
  facts: QuoteFacts,
  now: Date,
): Decision<Omit<SignatureDeclined, 'signingRequestId'>, ShutRefusal | TextRefusal> {
  const opened = openFor(quote, request, facts, now);
  if (!opened.ok) return opened;
  const text = reason?.trim() ?? '';
  const problem = findProseProblem(text, 'reason', 'reason');
  if (problem) return { ok: false, refusal: problem };
  const { quoteId } = quote;
  return accept({ type: 'signature_declined', quoteId, name: nameOf(opened.event), reason: text === '' ? null : text });
}

/** Whether what the first signed waits for the second one’s signature alone. */
export function waitsForSecond(quote: Quote, facts: QuoteFacts): boolean {
  return isSignedByInsured(quote, facts).ok && !isSigned(quote, facts).ok;
}

/** Whom the link for signing is sent to, once more: the first has signed, and the second has not. */
export function decideSendSigningLink(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<Entity & { readonly email: string }, TransitionRefusal | 'second_insured_missing' | 'second_has_signed'> {
  const bindable = findTransition(quote, 'bind_quote', actor);
  if (!bindable.ok) return bindable;
  const second = secondInsuredOf(quote);
  if (!second?.email)
    return refuse(
      'second_insured_missing',
      words('There is no second named insured on this quote.', 'Cette soumission n’a pas de second assuré désigné.'),
    );
  const first = isSignedByInsured(quote, facts);
  if (!first.ok) return first;
  return waitsForSecond(quote, facts)
    ? accept({ ...second, email: second.email })
    : refuse(
        'second_has_signed',
        sentence(words('{name} has signed already.', '{name} a déjà signé.'), { name: second.firstName ?? '' }),
      );
}
