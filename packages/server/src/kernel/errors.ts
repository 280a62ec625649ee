import type { Principal } from '@roadworthy/core/identity/principal.ts';
import type { Decision, Refusal, RefusalDetails } from '@roadworthy/core/shared/decision.ts';
import {
  asSentence,
  type Locale,
  type Phrase,
  sentence,
  type Sentence,
} from '@roadworthy/core/shared/text/sentence.ts';
import { t } from './language.ts';
import { sameInBoth, words } from '@roadworthy/core/shared/words.ts';

export const nothingHere = words('There is nothing at this address.', 'Il n’y a rien à cette adresse.');

export const sessionEnded = words(
  'Your session has ended. Sign in again.',
  'Votre session a pris fin. Reconnectez-vous.',
);

export const cannotFindThat = words('We can’t find that.', 'Introuvable.');

export const bodyIsNoJson = words('The body is not valid JSON.', 'Le corps n’est pas du JSON valide.');

export const notAvailable = words(
  'The service is not available right now. Try again in a moment.',
  'Le service n’est pas disponible pour l’instant. Réessayez dans un moment.',
);

export const overloaded = words(
  'More is asked of us at the moment than we can answer. Try again in a few seconds.',
  'On nous demande en ce moment plus que nous ne pouvons répondre. Réessayez dans quelques secondes.',
);

/** An operation's refusal on its way to the caller: a stable code and a message that a person reads. */
export class OperationError extends Error {
  readonly code: string;
  /** What the message says, so that it can be said in the reader's language. */
  readonly sentence: Sentence;
  readonly field: string | undefined;
  /** The HTTP status; refusals answer 200 as GraphQL errors unless a status says more to a client. */
  readonly status: number | undefined;
  readonly details: RefusalDetails | undefined;

  constructor(
    code: string,
    message: Phrase,
    options: {
      field?: string | undefined;
      status?: number | undefined;
      details?: RefusalDetails | undefined;
    } = {},
  ) {
    const sentence = asSentence(message);
    super(sentence.message);
    this.name = 'OperationError';
    this.code = code;
    this.sentence = sentence;
    this.field = options.field;
    this.status = options.status;
    this.details = options.details;
  }
}

/** The one answer for a row that is not there and for a row that the caller may not see. */
export function notFound(): OperationError {
  return new OperationError(
    'not_found',
    words(
      'We can’t find that. It may have been removed, or the link may be wrong.',
      'Introuvable. L’élément a peut-être été retiré, ou le lien est erroné.',
    ),
  );
}

/**
 * The caller's role does not carry the permission; the message names what is missing. Who looks at what a customer sees
 * may change nothing at all.
 */
export function notPermitted(permission: string, { kind }: Partial<Pick<Principal, 'kind'>> = {}): OperationError {
  if (kind === 'quote_view') {
    return new OperationError(
      'view_only',
      words(
        'You see what the customer sees; nothing can be changed.',
        'Vous voyez ce que le client voit, rien ne peut être modifié.',
      ),
    );
  }
  return new OperationError(
    'not_permitted',
    sentence(
      words(
        'Your role may not do this ({permission}). Ask your organization’s owner.',
        'Votre rôle ne permet pas cette action ({permission}). Adressez-vous au propriétaire de votre organisation.',
      ),
      { permission },
    ),
  );
}

/**
 * What a decision decided, where its refusal can only be a fault of ours: money has moved, or a guard was asked before.
 * Throws the refusal as an error; who may be refused returns the decision instead.
 */
export function mustAccept<Event>(decision: Decision<Event>): Event {
  if (!decision.ok) throw fromRefusal(decision.refusal);
  return decision.event;
}

/** A refused decision as an error of the operation that asked for it. */
export function fromRefusal(refusal: Refusal, status?: number): OperationError {
  const { code, field, details, ...message } = refusal;
  return new OperationError(code, message, { field, status, details });
}

/** The error as a reader of the language reads it; what is no refusal stays what it is. */
export function errorIn(locale: Locale, error: unknown): unknown {
  if (!(error instanceof OperationError) || locale === 'en-US') return error;
  return new OperationError(error.code, sameInBoth(t(locale, error.sentence)), {
    field: error.field,
    status: error.status,
    details: error.details,
  });
}
