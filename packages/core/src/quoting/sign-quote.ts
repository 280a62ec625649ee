import type { Principal } from '../identity/principal.ts';
import { findLineProblem, type TextRefusal, tidyLine } from '../shared/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { Cents } from '../shared/money.ts';
import { sentence } from '../shared/sentence.ts';
import { checkDocumentsRead, type ReadDocument } from './documents-read.ts';
import { findTransition, type TransitionRefusal } from './decide-transition.ts';
import { eConsentVersion } from './e-consent.ts';
import { checkVersion } from './edit-quote.ts';
import { checkGuards, saleableGuards } from './guards.ts';
import { nameOf, namedInsuredOf, type Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';

/** What the signer typed, and whether they agreed to sign electronically. */
export type SignatureRequest = {
  readonly name: string;
  readonly consent: boolean;
  /** The edition of the text that was agreed to, where the signer’s page names it. */
  readonly consentVersion?: string | undefined;
  /** What the signer’s page says was there to read: how many documents, and those of them that exist. */
  readonly read?: { readonly named: number; readonly found: readonly ReadDocument[] } | undefined;
  /** The quote's version that the signer saw. */
  readonly version?: number | undefined;
};

export type QuoteSigned = {
  readonly type: 'quote_signed';
  readonly quoteId: string;
  /** The content that the signature is for, and no other. */
  readonly contentHash: string;
  /** The price that it is for, in cents with fees. */
  readonly total: Cents;
  readonly signerName: string;
};

export type SignRefusal =
  | TransitionRefusal
  | TextRefusal
  | 'consent_missing'
  | 'consent_outdated'
  | 'documents_outdated'
  | 'signature_name_missing'
  | 'signature_name_mismatch'
  | 'named_insured_missing'
  | 'quote_changed_elsewhere';

// Moratoriums and vendors are asked again when money moves: a signature binds nobody yet.
const guardsOfSigning = saleableGuards.filter((guard) => guard !== 'clear_of_moratoriums' && guard !== 'verified');

function letters(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two spellings are one name: capitals, accents, blanks and punctuation do not count. */
export function isSameName(one: string, other: string): boolean {
  return letters(one) !== '' && letters(one) === letters(other);
}

/** Whether the signer agreed to sign electronically, to the text in force, and read what there is to read. */
function checkAgreement(
  quote: Quote,
  { consent, consentVersion, read }: SignatureRequest,
): Decision<true, 'consent_missing' | 'consent_outdated' | 'documents_outdated'> {
  const field = 'signature.consent';
  if (!consent) return refuse('consent_missing', 'Tick the box to sign electronically.', field);
  if (consentVersion !== undefined && consentVersion !== eConsentVersion) {
    return refuse('consent_outdated', 'The text about electronic signatures has changed. Read it again.', field);
  }
  return read ? checkDocumentsRead(quote, read.named, read.found) : accept(true);
}

/**
 * Whether the named insured may sign the quote as it stands: it can be bound by this actor, is priced, and the typed
 * name is theirs. Payment comes afterwards; a later change of the content makes the signature worthless.
 */
export function decideSignQuote(
  quote: Quote,
  request: SignatureRequest,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteSigned, SignRefusal> {
  const bindable = findTransition(quote, 'bind_quote', actor);
  if (!bindable.ok) return bindable;
  const current = checkVersion(quote, request.version);
  if (!current.ok) return current;
  const guarded = checkGuards(guardsOfSigning, quote, facts);
  if (!guarded.ok) return guarded;
  const insured = namedInsuredOf(quote);
  const total = facts.rating?.total ?? null;
  if (total === null) return refuse('not_rated', 'Price this quote first.');
  if (insured === null || quote.contentHash === null) {
    return refuse('named_insured_missing', 'Tell us first who the policy is for.', 'named_insured');
  }
  const agreed = checkAgreement(quote, request);
  if (!agreed.ok) return agreed;
  const field = 'signature.name';
  if (request.name.trim() === '') return refuse('signature_name_missing', 'Type your full name to sign.', field);
  // Capitals and punctuation do not count for the name, so that they alone could fill the signature.
  const unfit = findLineProblem(request.name, 'fullName', field);
  if (unfit) return { ok: false, refusal: unfit };
  if (!isSameName(request.name, nameOf(insured))) {
    return refuse(
      'signature_name_mismatch',
      sentence('Type the name exactly as on the quote: {name}.', { name: nameOf(insured) }),
      field,
    );
  }
  const signerName = tidyLine(request.name);
  return accept({ type: 'quote_signed', quoteId: quote.quoteId, contentHash: quote.contentHash, total, signerName });
}
