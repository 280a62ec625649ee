import { specimenEdition } from '../../products/specimen-edition.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { eConsentVersion } from '../signing/e-consent.ts';
import type { Quote } from '../quote.ts';
import { words } from '../../shared/words.ts';

/** What of a quote a document is made from: as long as that stays as it was, the document says what the quote says. */
type DocumentSource = (quote: Pick<Quote, 'contentHash' | 'productId'>, worded: string) => string;

/** Everything that is read before a signature, by the type of its document. */
export const readBeforeSigning = {
  application: ({ contentHash }) => contentHash ?? '',
  specimen_policy: ({ productId }, worded) => `${productId} ${specimenEdition} ${worded}`.trimEnd(),
} as const satisfies Readonly<Record<string, DocumentSource>>;
export type ReadType = keyof typeof readBeforeSigning;

/** The types of documents that every signature names. */
export const readTypes = Object.keys(readBeforeSigning) as readonly ReadType[];

/** A version of a document that may be named as read. */
export type ReadDocument = {
  readonly documentId: string;
  readonly type: ReadType;
  readonly version: number;
  readonly status: 'pending' | 'ready' | 'failed';
  /** Hash of its file; null while there is none. */
  readonly sha256: string | null;
  /** What of the quote it was made from. */
  readonly madeFrom: string | null;
};

/** What a signer read and agreed to before they signed, as they or their signature say. */
export type Reading = {
  /** The edition of the text about electronic signatures; null when none is named. */
  readonly consentVersion: string | null;
  /** How many documents are named. */
  readonly named: number;
  /** Those of them that the quote has. */
  readonly documents: readonly ReadDocument[];
};

export type ReadingRefusal =
  | 'consent_unread'
  | 'consent_outdated'
  | 'documents_unread'
  | 'documents_not_ready'
  | 'documents_outdated';

/** Whether the text about electronic signatures was read that is in force. */
export function checkConsent(consentVersion: string | null): Decision<true, ReadingRefusal> {
  const field = 'signature.consent';
  if (consentVersion === null) {
    return refuse(
      'consent_unread',
      words(
        'Read the text about electronic signatures before you sign.',
        'Lisez le texte sur les signatures électroniques avant de signer.',
      ),
      field,
    );
  }
  return consentVersion === eConsentVersion
    ? accept(true)
    : refuse(
        'consent_outdated',
        words(
          'The text about electronic signatures has changed. Read it again.',
          'Le texte sur les signatures électroniques a changé. Relisez-le.',
        ),
        field,
      );
}

/**
 * Whether a signature on a quote rests on what there is to read: on the text about electronic signatures that is in
 * force, and on one document of each type that has a file and was made from what the quote says now, and from the terms
 * that it is sold under (`worded`).
 */
export function checkReading(
  quote: Pick<Quote, 'contentHash' | 'productId'>,
  { consentVersion, named, documents }: Reading,
  worded = '',
): Decision<true, ReadingRefusal> {
  const agreed = checkConsent(consentVersion);
  if (!agreed.ok) return agreed;
  const field = 'signature.documents';
  const isMade = ({ type, madeFrom, status }: ReadDocument) =>
    status !== 'failed' && madeFrom === readBeforeSigning[type](quote, worded);
  if (documents.length < named || !documents.every(isMade)) {
    return refuse(
      'documents_outdated',
      words(
        'The documents changed after you opened them. Read them again.',
        'Les documents ont changé après que vous les avez ouverts. Relisez-les.',
      ),
      field,
    );
  }
  if (readTypes.some((type) => documents.every((one) => one.type !== type))) {
    return refuse(
      'documents_unread',
      words(
        'Read your application and the words of the policy before you sign.',
        'Lisez votre proposition et le texte de la police avant de signer.',
      ),
      field,
    );
  }
  return documents.every(({ status, sha256 }) => status === 'ready' && sha256 !== null)
    ? accept(true)
    : refuse(
        'documents_not_ready',
        words(
          'The documents are still being made. Read them in a moment, then sign.',
          'Les documents sont encore en préparation. Lisez-les dans un instant, puis signez.',
        ),
        field,
      );
}
