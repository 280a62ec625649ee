import { checkPremium } from '../billing/endorsement/endorse-policy.ts';
import type { Policy } from '../policies/policy.ts';
import { checkConsent } from '../quoting/checks/check-reading.ts';
import type { Entity } from '../quoting/quote.ts';
import { checkSignedName } from '../quoting/signing/sign-quote.ts';
import { accept, type Decision, type Refusal, type Refused, refuse } from '../shared/decision.ts';
import type { Cents } from '../shared/money/money.ts';
import { words } from '../shared/words.ts';
import type { Reduction } from './reduced-cover.ts';

/** A version of the document that says what a change does, as far as a signature reads it. */
export type ChangeDocument = {
  readonly documentId: string;
  readonly version: number;
  readonly status: 'pending' | 'ready' | 'failed';
  readonly sha256: string | null;
  /** What it was made from. */
  readonly madeFrom: string | null;
};

/** What the signer of a change typed and says to have read. */
export type ChangeSigning = {
  readonly name: string;
  readonly consent: boolean;
  /** The edition of the text about electronic signatures; null where none is named. */
  readonly consentVersion: string | null;
  /** The document that is named as read; null where none is, or none that is there. */
  readonly document: ChangeDocument | null;
};

/** What a change is signed with: by whom, for what it takes away, after reading which document. */
export type ChangeSignature = {
  readonly name: string;
  readonly consentVersion: string;
  readonly document: ChangeDocument;
};

/** A change as who is insured would accept it by themselves. */
export type OwnAcceptance = {
  readonly policy: Pick<Policy, 'userId' | 'currency'>;
  /** Who is insured by what the policy covers now, the first one first. */
  readonly insured: readonly Entity[];
  /** What the term was said to cost with it, and what it costs by now, in cents. */
  readonly premium: Cents;
  readonly premiumNow: Cents;
  /** What somebody here has to look at first; null where nobody has to. */
  readonly asks: Refusal | null;
  readonly reductions: readonly Reduction[];
  /** What the document of the change has to be made from to say what it does now. */
  readonly source: string;
  readonly signing: ChangeSigning | null;
};

/** Whether a policy belongs to the account of a person. */
export const ownsPolicy = ({ userId }: Pick<Policy, 'userId'>, person: string | null): boolean =>
  person !== null && person === userId;

const document = 'signature.documents';

/** Whether what is read before the signature says what the change does now. */
function checkDocument({ document: read }: ChangeSigning, { source }: OwnAcceptance): Decision<ChangeDocument> {
  if (read === null) {
    const message = words(
      'Open the change as a document and read it before you sign.',
      'Ouvrez le document de la modification et lisez-le avant de signer.',
    );
    return refuse('documents_unread', message, document);
  }
  if (read.status === 'failed' || read.madeFrom !== source) {
    const message = words(
      'The document changed after you opened it. Read it again.',
      'Le document a changé depuis que vous l’avez ouvert. Lisez-le de nouveau.',
    );
    return refuse('documents_outdated', message, document);
  }
  if (read.status === 'ready' && read.sha256 !== null) return accept(read);
  const message = words(
    'The document is still being made. Read it in a moment, then sign.',
    'Le document est encore en préparation. Lisez-le dans un instant, puis signez.',
  );
  return refuse('documents_not_ready', message, document);
}

function checkName(typed: string, insured: readonly Entity[]): Decision<string> {
  let refused: Refused | null = null;
  for (const one of insured) {
    const named = checkSignedName(typed, one);
    if (named.ok) return named;
    refused ??= named;
  }
  return (
    refused ?? refuse('named_insured_missing', words('Nobody is insured by name.', 'Personne n’est assuré nommément.'))
  );
}

/** Whether a change is signed for what it takes away, by who is insured. */
function decideSign(acceptance: OwnAcceptance): Decision<ChangeSignature> {
  const { signing, insured } = acceptance;
  if (signing === null) {
    const message = words(
      'This change takes cover away. Read it and sign it.',
      'Cette modification réduit la protection. Lisez-la et signez-la.',
    );
    return refuse('signature_missing', message, 'signature.name');
  }
  const agreed = checkConsent(signing.consentVersion);
  if (!agreed.ok) return agreed;
  if (!signing.consent) {
    return refuse(
      'consent_missing',
      words('Tick the box to sign electronically.', 'Cochez la case pour signer électroniquement.'),
      'signature.consent',
    );
  }
  const name = checkName(signing.name, insured);
  if (!name.ok) return name;
  const read = checkDocument(signing, acceptance);
  if (!read.ok) return read;
  return accept({ name: name.event, consentVersion: signing.consentVersion ?? '', document: read.event });
}

/**
 * Whether who is insured may accept a change by themselves (docs/rules.md, changes): it is their policy, nobody has to
 * look at it first, it costs what they were shown, and what it takes away is signed. The signature is null where none is
 * asked for.
 */
export function decideAcceptOwn(
  acceptance: OwnAcceptance,
  actor: { readonly userId: string | null },
): Decision<ChangeSignature | null> {
  const { policy, premium, premiumNow, asks, reductions } = acceptance;
  if (!ownsPolicy(policy, actor.userId)) {
    const message = words(
      'Only who is insured accepts a change in the account.',
      'Seule la personne assurée accepte une modification dans le compte.',
    );
    return refuse('not_named_insured', message);
  }
  if (asks) return { ok: false, refusal: asks };
  const agreed = checkPremium(premium, premiumNow, policy.currency);
  if (!agreed.ok) return agreed;
  return reductions.length === 0 ? accept(null) : decideSign(acceptance);
}

/** A change as somebody who works here accepts it for who is insured. */
export type AcceptanceFor = Pick<OwnAcceptance, 'insured' | 'reductions'> & {
  /** The name of who is insured as they signed what was sent to them; null where nobody gave one. */
  readonly signedBy: string | null;
};

/**
 * Whether what a change takes away is signed for by who is insured where somebody who works here accepts it
 * (docs/rules.md, changes): by the name under what they signed. Null where no signature is asked for.
 */
export function decideSignedFor({ insured, reductions, signedBy }: AcceptanceFor): Decision<string | null> {
  if (reductions.length === 0) return accept(null);
  const field = 'signed_by';
  if (signedBy === null || signedBy.trim() === '') {
    const message = words(
      'This change takes cover away. Have the insured confirm it in their account, or enter their name as they signed it.',
      'Cette modification réduit la protection. Demandez à l’assuré de la confirmer dans son compte, ou entrez son nom tel qu’il l’a signée.',
    );
    return refuse('signature_missing', message, field);
  }
  const named = checkName(signedBy, insured);
  return named.ok ? named : { ok: false, refusal: { ...named.refusal, field } };
}
