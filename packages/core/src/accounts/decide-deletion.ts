import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { DeletionPlan, Status } from './plan-deletion.ts';
import type { DeletionObstacle, DeletionStatus } from '../shared/deletion-kinds.ts';
import { words } from '../shared/words.ts';

/** What stands against a deletion in words: what it is, and what to do about it. */
export function describeStatus({ obstacle, record }: Status): Sentence {
  const number = record ?? '';
  switch (obstacle) {
    case 'works_here':
      return sentence(
        words(
          'You work here with this account. Your organization has to end that first.',
          'Vous travaillez ici avec ce compte. Votre organisation doit d’abord y mettre fin.',
        ),
      );
    case 'policy_in_force':
      return sentence(
        words(
          'Policy {number} is in force or about to begin. Cancel it or let it run out first.',
          'La police {number} est en vigueur ou sur le point de commencer. Résiliez-la d’abord ou laissez-la arriver à terme.',
        ),
        { number },
      );
    case 'claim_open':
      return record === null
        ? sentence(
            words(
              'A claim is open. Deletion is possible once it is settled or withdrawn.',
              'Une réclamation est ouverte. La suppression est possible dès qu’elle est réglée ou retirée.',
            ),
          )
        : sentence(
            words(
              'A claim on policy {number} is open. Deletion is possible once it is settled or withdrawn.',
              'Une réclamation est ouverte sur la police {number}. La suppression est possible dès qu’elle est réglée ou retirée.',
            ),
            {
              number,
            },
          );
    case 'quote_pending_bind':
      return sentence(
        words(
          'A policy is being bought right now. Wait until that is done.',
          'L’achat d’une police est en cours. Attendez qu’il soit terminé.',
        ),
      );
    case 'payment_under_way':
      return sentence(
        words(
          'A payment is on its way. Wait until it has arrived or come back.',
          'Un paiement est en cours. Attendez qu’il soit arrivé ou revenu.',
        ),
      );
    case 'money_owed':
      return sentence(
        words(
          'Something is still to be paid on policy {number}. Pay it first.',
          'Il reste un montant à payer sur la police {number}. Payez-le d’abord.',
        ),
        { number },
      );
    case 'money_due_back':
      return sentence(
        words(
          'Money is due back to you on policy {number}. Wait until it has reached you.',
          'Un remboursement vous est dû sur la police {number}. Attendez de l’avoir reçu.',
        ),
        { number },
      );
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
    return refuse(
      'deletion_asked',
      words(
        'You have asked for this already. Your profile says when it is done.',
        'Vous l’avez déjà demandé. Votre profil indique quand ce sera fait.',
      ),
    );
  }
  return decideDeletion(plan);
}

/** The request that a person takes back: their newest one, as long as it waits. */
export function decideTakeBackDeletion<Request extends { readonly status: DeletionStatus }>(
  newest: Request | null,
): Decision<Request, 'no_deletion_asked'> {
  return newest?.status === 'waiting'
    ? accept(newest)
    : refuse(
        'no_deletion_asked',
        words(
          'No deletion is waiting. There is nothing to take back.',
          'Aucune suppression n’est en attente. Il n’y a rien à annuler.',
        ),
      );
}
