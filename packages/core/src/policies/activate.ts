import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { Day } from '../shared/time/day.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { Policy } from './policy.ts';
import type { PolicyActivated } from './events/terms.ts';
import { words } from '../shared/words.ts';

export type ActivationRefusal = 'policy_not_pending' | 'term_not_begun' | 'renewal_unpaid';

/**
 * Rules 2.5: a pending policy comes into force on its first day. Today is the civil day of the risk's zone one minute
 * ago, since cover begins at 12:01 a.m. A term that has passed since was in force all the same: that nobody wrote it
 * down in time changes no cover, and its end is the next decision. A next term begins once what it costs first is paid,
 * on its first day all the same.
 */
export function decideActivation(
  policy: Policy,
  today: Day,
  isUnpaidRenewal = false,
): Decision<PolicyActivated, ActivationRefusal> {
  if (policy.status !== 'pending')
    return refuse(
      'policy_not_pending',
      words('Only a pending policy comes into force.', 'Seule une police en attente peut entrer en vigueur.'),
    );
  if (today < policy.effectiveDate) {
    return refuse(
      'term_not_begun',
      sentence(words('Cover begins on {day}.', 'La protection commence le {day}.'), { day: policy.effectiveDate }),
    );
  }
  if (isUnpaidRenewal) {
    return refuse(
      'renewal_unpaid',
      words(
        'The next term begins once its first payment is made.',
        'La période suivante commence dès que son premier versement est fait.',
      ),
    );
  }
  return accept({ type: 'policy_activated', policyId: policy.policyId });
}
