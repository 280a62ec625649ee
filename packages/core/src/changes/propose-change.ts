import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { cleanText } from '../shared/text/clean-text.ts';
import { findProseProblem } from '../shared/text/check-text.ts';
import { words } from '../shared/words.ts';

export type ProposeRefusal = 'changes_not_supported' | 'nothing_changed';

/** Whether policies of a product are changed here at all, and not by whoever carries the risk. */
export function checkSupported(isSupported: boolean): Decision<true, ProposeRefusal> {
  return isSupported
    ? accept(true)
    : refuse(
        'changes_not_supported',
        words(
          'Policies of this product are changed by their carrier. Call us.',
          'Les polices de ce produit sont modifiées par leur assureur. Appelez-nous.',
        ),
      );
}

/** The reason for which an underwriter lets pass what they alone may; null where nobody gave one. */
export function decideOverride(reason: string | null, actor: Pick<Principal, 'permissions'>): Decision<string | null> {
  if (reason === null) return accept(null);
  if (!may(actor, 'proposal:override')) {
    return refuse(
      'actor_not_allowed',
      words(
        'An underwriter alone may accept it with a reason.',
        'Seul un souscripteur peut l’accepter en donnant une raison.',
      ),
      'override_reason',
    );
  }
  const text = cleanText(reason, 'prose').trim();
  if (text === '') {
    return refuse(
      'reason_missing',
      words('Say why it may be accepted.', 'Dites pourquoi elle peut être acceptée.'),
      'override_reason',
    );
  }
  const problem = findProseProblem(reason, 'reason', 'override_reason');
  return problem ? { ok: false, refusal: problem } : accept(text);
}
