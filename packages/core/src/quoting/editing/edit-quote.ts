import type { Principal } from '../../identity/principal.ts';
import { isCustomer } from '../../identity/vocabulary.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import type { Day } from '../../shared/time/day.ts';
import {
  decideTransition,
  isPermitted,
  refuseRole,
  type TransitionRefusal,
  offerHasEnded,
} from '../decide-transition.ts';
import type { Quote } from '../quote.ts';
import { factsOn } from '../subject/quote-facts.ts';
import type { QuoteEdited } from '../events/quote-edited.ts';
import { isStaffEdit, materialEdits, openStatuses, type EditKind } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';

/** What is edited; `version` is the quote's as the editor last saw it. */
export type QuoteEdit = { readonly kind: EditKind; readonly version?: number | undefined };

export type EditRefusal = TransitionRefusal | 'quote_approved' | 'quote_changed_elsewhere';

/** Whether an edit touches what the price, an approval and a signature rest on. */
export function isMaterial(kind: EditKind): boolean {
  return materialEdits.some((material) => material === kind);
}

/** Whether somebody acts on the quote as it is, where they say which version they saw: a second tab loses nothing. */
export function checkVersion(
  quote: Pick<Quote, 'version'>,
  seen: number | undefined,
): Decision<true, 'quote_changed_elsewhere'> {
  return seen === undefined || seen === quote.version
    ? accept(true)
    : refuse(
        'quote_changed_elsewhere',
        words(
          'This quote was changed in another window. Load it again to go on.',
          'Cette soumission a été modifiée dans une autre fenêtre. Rechargez-la pour continuer.',
        ),
      );
}

function decideStatus(
  quote: Quote,
  kind: EditKind,
  actor: Pick<Principal, 'role'>,
  today: Day,
): Decision<unknown, EditRefusal> {
  if (isStaffEdit(kind) && isCustomer(actor.role)) return refuseRole();
  if (quote.status !== 'agent_approved') return decideTransition(quote, 'edit_quote', actor, factsOn(today));
  if (!isPermitted(actor.role, 'edit_quote')) return refuseRole();
  // A change would void the approval unseen: it has to be withdrawn knowingly.
  return isMaterial(kind)
    ? refuse(
        'quote_approved',
        words(
          'An agent approved this quote as it is. Revoke the approval before you change it.',
          'Un agent a approuvé cette soumission telle quelle. Révoquez l’approbation avant de la modifier.',
        ),
      )
    : accept(true);
}

/**
 * Who may edit a quote in which status. A consumer edits open quotes alone, and nothing that is staff's; the payment
 * term and notes may still change on an approved one. An edit made on an older version is refused, so that the second
 * of two tabs loses nothing silently. Today is the civil day of the risk's zone.
 */
export function decideEditQuote(
  quote: Quote,
  edit: QuoteEdit,
  actor: Pick<Principal, 'role'>,
  today: Day,
): Decision<Omit<QuoteEdited, 'price' | 'referrals'>, EditRefusal> {
  const status = decideStatus(quote, edit.kind, actor, today);
  if (!status.ok) return status;
  const ended = today > quote.expirationDate && openStatuses.some((status) => status === quote.status);
  if (ended) return refuse('quote_expired', offerHasEnded);
  const current = checkVersion(quote, edit.version);
  if (!current.ok) return current;
  const changesContent = isMaterial(edit.kind);
  return accept({
    type: 'quote_edited',
    quoteId: quote.quoteId,
    kind: edit.kind,
    changesContent,
    clearsRating: changesContent || edit.kind === 'payment_term',
    version: quote.version + 1,
    ...(quote.businessType === 'renewal' && { isRenewal: true }),
  });
}
