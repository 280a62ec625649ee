import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { DeletionPlan, Status } from './plan-deletion.ts';
import type { DeletionObstacle, DeletionStatus } from '../shared/deletion-kinds.ts';

/** What stands against a deletion in words: what it is, and what to do about it. */
export function describeStatus({ obstacle, record }: Status): Sentence {
  const number = record ?? '';
  switch (obstacle) {
    case 'works_here':
      return { message: 'You work here with this account. Your organization has to end that first.' };
    case 'policy_in_force':
      return sentence('Policy {number} is in force or about to begin. Cancel it or let it run out first.', { number });
    case 'claim_open':
      return record === null
        ? { message: 'A claim is open. Deletion is possible once it is settled or withdrawn.' }
        : sentence('A claim on policy {number} is open. Deletion is possible once it is settled or withdrawn.', {
            number,
          });
    case 'quote_pending_bind':
      return { message: 'A policy is being bought right now. Wait until that is done.' };
    case 'payment_under_way':
      return { message: 'A payment is on its way. Wait until it has arrived or come back.' };
    case 'money_owed':
      return sentence('Something is still to be paid on policy {number}. Pay it first.', { number });
    case 'money_due_back':
      return sentence('Money is due back to you on policy {number}. Wait until it has reached you.', { number });
  }
}

/** Whether a person's data may be deleted as things stand; the gravest of what stands against it is the reason. */
export function decideDeletion(plan: DeletionPlan): Decision<DeletionPlan, DeletionObstacle> {
  const [gravest] = plan.status;
  return gravest ? refuse(gravest.obstacle, describeStatus(gravest)) : accept(plan);
}

/** Whether a person may ask for deletion: once at a time, and only while nothing stands against it. */
export function decideAskDeletion(
  newest: DeletionStatus | null,
  plan: DeletionPlan,
): Decision<DeletionPlan, DeletionObstacle | 'deletion_asked'> {
  if (newest === 'waiting' || newest === 'erasing') {
    return refuse('deletion_asked', 'You have asked for this already. Your profile says when it is done.');
  }
  return decideDeletion(plan);
}

/** The request that a person takes back: their newest one, as long as it waits. */
export function decideTakeBackDeletion<Request extends { readonly status: DeletionStatus }>(
  newest: Request | null,
): Decision<Request, 'no_deletion_asked'> {
  return newest?.status === 'waiting'
    ? accept(newest)
    : refuse('no_deletion_asked', 'No deletion is waiting. There is nothing to take back.');
}
