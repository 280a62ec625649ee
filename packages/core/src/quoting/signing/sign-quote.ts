import { wordedBy } from './sale-terms.ts';
import type { Principal } from '../../identity/principal.ts';
import { findLineProblem, type TextRefusal, tidyLine } from '../../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { checkReading, type Reading, type ReadingRefusal } from '../checks/check-reading.ts';
import { findTransition, type TransitionRefusal } from '../decide-transition.ts';
import { checkVersion } from '../editing/edit-quote.ts';
import { checkGuards, saleableGuards, priceFirst } from '../guards.ts';
import { type Entity, nameOf, namedInsuredOf, type Quote } from '../quote.ts';
import type { QuoteFacts } from '../subject/quote-facts.ts';
import type { QuoteSigned } from '../events/signatures.ts';
import { words } from '../../shared/words.ts';

export const tellForWhom = words('Tell us first who the policy is for.', 'Indiquez d’abord pour qui est la police.');

export const tickBox = words(
  'Tick the box to sign electronically.',
  'Cochez la case pour signer par voie électronique.',
);

/** What the signer typed, and whether they agreed to sign electronically. */
export type SignatureRequest = {
  readonly name: string;
  readonly consent: boolean;
  /** What the signer says to have read before. */
  readonly reading: Reading;
  /** The quote's version that the signer saw. */
  readonly version?: number | undefined;
};

export type SignRefusal =
  | TransitionRefusal
  | TextRefusal
  | ReadingRefusal
  | 'consent_missing'
  | 'signature_name_missing'
  | 'signature_name_mismatch'
  | 'named_insured_missing'
  | 'quote_changed_elsewhere';

// Vendors are asked when money moves: a signature binds nobody yet.
const guardsOfSigning = saleableGuards.filter((guard) => guard !== 'verified');

function letters(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two spellings are one name: capitals, accents, blanks and punctuation do not count. */
export function isSameName(one: string, other: string): boolean {
  return letters(one) !== '' && letters(one) === letters(other);
}

type Signable = { readonly insured: Entity; readonly contentHash: string; readonly total: Cents };

/**
 * Whether there is anything to sign for this actor, at the version that they saw: the quote could be bound, is priced,
 * and somebody states it.
 */
export function checkSignable(
  quote: Quote,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
  version?: number,
): Decision<Signable, SignRefusal> {
  const bindable = findTransition(quote, 'bind_quote', actor);
  if (!bindable.ok) return bindable;
  const current = checkVersion(quote, version);
  if (!current.ok) return current;
  const guarded = checkGuards(guardsOfSigning, quote, facts);
  if (!guarded.ok) return guarded;
  const insured = namedInsuredOf(quote);
  const total = facts.rating?.total ?? null;
  if (total === null) return refuse('not_rated', priceFirst);
  const { contentHash } = quote;
  return insured === null || contentHash === null
    ? refuse('named_insured_missing', tellForWhom, 'named_insured')
    : accept({ insured, contentHash, total });
}

/** Whether a typed name is that of who signs; the name as it is kept. */
export function checkSignedName(
  typed: string,
  insured: Entity,
): Decision<string, TextRefusal | 'signature_name_missing' | 'signature_name_mismatch'> {
  const field = 'signature.name';
  if (typed.trim() === '')
    return refuse(
      'signature_name_missing',
      words('Type your full name to sign.', 'Tapez votre nom complet pour signer.'),
      field,
    );
  // Capitals and punctuation do not count for the name, so that they alone could fill the signature.
  const unfit = findLineProblem(typed, 'fullName', field);
  if (unfit) return { ok: false, refusal: unfit };
  return isSameName(typed, nameOf(insured))
    ? accept(tidyLine(typed))
    : refuse(
        'signature_name_mismatch',
        sentence(
          words(
            'Type the name exactly as on the quote: {name}.',
            'Tapez le nom exactement comme sur la soumission : {name}.',
          ),
          { name: nameOf(insured) },
        ),
        field,
      );
}

/**
 * Whether the named insured may sign the quote as it stands: there is something to sign, they agree to sign
 * electronically, the typed name is theirs, and they have read what they sign. Payment comes afterwards; a later change
 * of the content makes the signature worthless.
 */
export function decideSignQuote(
  quote: Quote,
  { name, consent, reading, version }: SignatureRequest,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteSigned, SignRefusal> {
  const signable = checkSignable(quote, actor, facts, version);
  if (!signable.ok) return signable;
  const { insured, contentHash, total } = signable.event;
  if (!consent) return refuse('consent_missing', tickBox, 'signature.consent');
  const named = checkSignedName(name, insured);
  if (!named.ok) return named;
  const read = checkReading(quote, reading, wordedBy(facts.terms, quote));
  if (!read.ok) return read;
  return accept({ type: 'quote_signed', quoteId: quote.quoteId, contentHash, total, signerName: named.event });
}
