import type { Principal } from '../identity/principal.ts';
import { permissionsOf } from '../identity/role-permissions.ts';
import { isCustomer, type Role } from '../identity/vocabulary.ts';
import { accept, refuse, type Decision, type Refused } from '../shared/decision.ts';
import { findProseProblem, type TextRefusal } from '../shared/text/check-text.ts';
import type { PriceChange } from '../shared/timeline-entry.ts';
import type { GuardRefusal } from './guard.ts';
import { checkGuards, refuseWithoutAgent } from './guards.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './subject/quote-facts.ts';
import { resumeStatusAfter, resumeStatusOf } from './checkout/resume-status.ts';
import type { QuoteOperation } from './quote-operations.ts';
import { type EventOf, type MoveEvent, transitions, type Transition } from './transitions.ts';
import type { QuoteStatus } from './vocabulary.ts';
import { words, type Words } from '../shared/words.ts';

export const offerHasEnded = words(
  'This offer has ended. Open it again to price it at today’s rates.',
  'Cette offre a pris fin. Rouvrez-la pour la calculer aux tarifs d’aujourd’hui.',
);

export const sayWhy = words('Say why, in a sentence.', 'Dites pourquoi, en une phrase.');

export type StatusRefusal =
  | 'transition_not_allowed'
  | 'quote_referred'
  | 'quote_binding'
  | 'quote_bound'
  | 'quote_expired'
  | 'quote_erased'
  | 'quote_locked'
  | 'quote_ineligible'
  | 'quote_replaced';

export type TransitionRefusal = StatusRefusal | GuardRefusal | TextRefusal | 'actor_not_allowed' | 'reason_missing';

/** What to save on the quote: its status and the two marks that tell where it goes back to; and why, where that is asked. */
export type QuoteMoved<Type extends MoveEvent = MoveEvent> = {
  readonly type: Type;
  readonly quoteId: string;
  readonly operation: QuoteOperation;
  readonly from: QuoteStatus;
  readonly to: QuoteStatus;
  readonly resumeStatus: QuoteStatus | null;
  readonly approvedContentHash: string | null;
  readonly reason: string | null;
  /** Given where the move made the price anew. */
  readonly price?: PriceChange | undefined;
};

const byStatus: Partial<Record<QuoteStatus, readonly [StatusRefusal, Words]>> = {
  referred: [
    'quote_referred',
    words(
      'An underwriter is looking at this quote. It cannot be changed until the answer is in.',
      'Un souscripteur examine cette soumission. Elle ne peut pas être modifiée avant sa réponse.',
    ),
  ],
  pending_bind: [
    'quote_binding',
    words(
      'The payment for this quote is on its way. Wait a moment for the answer.',
      'Le paiement de cette soumission est en route. Attendez un instant la réponse.',
    ),
  ],
  bound: [
    'quote_bound',
    words(
      'This quote is a policy now. Change the policy instead.',
      'Cette soumission est devenue une police. Modifiez plutôt la police.',
    ),
  ],
  expired: ['quote_expired', offerHasEnded],
  locked_pending_renewal: [
    'quote_locked',
    words(
      'This renewal offer is locked. Unlock it first.',
      'Cette offre de renouvellement est verrouillée. Déverrouillez-la d’abord.',
    ),
  ],
  replaced: [
    'quote_replaced',
    words(
      'A newer quote took the place of this one. Open the newer quote.',
      'Une soumission plus récente remplace celle-ci. Ouvrez la plus récente.',
    ),
  ],
};

/** The refusal of an operation that the table does not list for the quote's status. */
export function refuseStatus(status: QuoteStatus): Refused<StatusRefusal> {
  const [code, message] = byStatus[status] ?? [
    'transition_not_allowed',
    words(
      'This does not fit the stage that the quote is at. Its page offers what can be done now.',
      'Cela ne convient pas à l’étape où en est la soumission. Sa page propose ce qui est possible maintenant.',
    ),
  ];
  return refuse(code, message);
}

/** The refusal of everything that somebody would do to a quote whose customer had their data deleted. */
export function refuseErased(): Refused<'quote_erased'> {
  return refuse(
    'quote_erased',
    words(
      'The customer had their data deleted. Nothing is left here to go on with.',
      'La personne a fait supprimer ses données. Il ne reste rien ici à poursuivre.',
    ),
  );
}

/** The refusal of a role that may not do it to any quote. */
export function refuseRole(): Refused<'actor_not_allowed'> {
  return refuse(
    'actor_not_allowed',
    words('Your role may not do this to a quote.', 'Votre rôle ne permet pas de faire ceci à une soumission.'),
  );
}

/** Whether a role may do an operation to some quote; the platform itself is never refused. */
export function isPermitted(role: Role, operation: QuoteOperation): boolean {
  const held = permissionsOf(role);
  const requested = transitions.filter((one) => one.operation === operation);
  return role === 'system' || requested.some(({ permission }) => permission !== null && held.includes(permission));
}

function moved<Type extends MoveEvent>(
  quote: Quote,
  { operation, event, to }: Transition,
  reason: string | null,
): QuoteMoved<Type> {
  const target = to === 'unchanged' ? quote.status : to === 'resume' ? resumeStatusOf(quote) : to;
  const keeping = ['agent_approved', 'pending_bind', 'referred', 'bound', 'locked_pending_renewal'];
  const keepsApproval = to === 'unchanged' || keeping.includes(target);
  return {
    // The table's own word for it.
    type: event as Type,
    quoteId: quote.quoteId,
    operation,
    from: quote.status,
    to: target,
    resumeStatus: to === 'unchanged' ? quote.resumeStatus : resumeStatusAfter(quote, target),
    approvedContentHash:
      operation === 'send_quote_to_customer' ? quote.contentHash : keepsApproval ? quote.approvedContentHash : null,
    reason,
  };
}

/**
 * The entry of the table by which somebody may do an operation to a quote as it stands, its guards not yet looked at.
 * A role without the permission hears of its role; what the table does not list for the status is refused with
 * `transition_not_allowed` or a code that names the status in the way.
 */
export function findTransition(
  quote: Quote,
  operation: QuoteOperation,
  { role }: Pick<Principal, 'role'>,
): Decision<Transition, TransitionRefusal> {
  if (!isPermitted(role, operation)) return refuseRole();
  const { status } = quote;
  if (quote.isErased) return refuseErased();
  const listed = transitions.find((one) => one.operation === operation && one.from?.includes(status));
  if (!listed) return refuseStatus(status);
  if (!isCustomer(role) || !listed.staffOnly?.includes(status)) return accept(listed);
  if (status === 'ineligible') {
    return refuse(
      'quote_ineligible',
      words(
        'We cannot offer this as it stands. Call us, and an agent looks at it with you.',
        'Nous ne pouvons pas offrir cette assurance telle quelle. Appelez-nous, et un agent l’examinera avec vous.',
      ),
    );
  }
  return status === 'agent_required' ? refuseWithoutAgent() : refuseRole();
}

/** What a reason has to be where one is asked for. */
export function checkReason(reason: string): Decision<string, TextRefusal | 'reason_missing'> {
  if (reason.trim() === '') return refuse('reason_missing', sayWhy, 'reason');
  const unfit = findProseProblem(reason, 'reason', 'reason');
  return unfit ? { ok: false, refusal: unfit } : accept(reason.trim());
}

/**
 * Whether an operation may move a quote, and what to save when it may. Refuses as `findTransition` does, then by the
 * first guard that does not hold, then for want of a reason where the table asks for one.
 */
export function decideTransition<Operation extends QuoteOperation>(
  quote: Quote,
  operation: Operation,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
  reason = '',
): Decision<QuoteMoved<EventOf<Operation>>, TransitionRefusal> {
  const found = findTransition(quote, operation, actor);
  if (!found.ok) return found;
  const guarded = checkGuards(found.event.guards, quote, facts);
  if (!guarded.ok) return guarded;
  if (!found.event.asksReason) return accept(moved(quote, found.event, null));
  const checked = checkReason(reason);
  return checked.ok ? accept(moved(quote, found.event, checked.event)) : checked;
}
