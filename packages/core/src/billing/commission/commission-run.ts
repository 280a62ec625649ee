import { may, type Principal } from '../../identity/principal.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { findLineProblem, tidyLine } from '../../shared/text/check-text.ts';
import { checkDay } from '../../shared/time/check-day.ts';
import { type Day, day } from '../../shared/time/day.ts';
import { words } from '../../shared/words.ts';

/**
 * Made by one person, approved by another, paid: by a transfer that is asked for, on its way and there, or outside; or
 * withdrawn before that, and what was in it is due again. A transfer that failed leaves it approved.
 */
export const commissionRunStatuses = ['made', 'approved', 'sending', 'sent', 'paid', 'withdrawn'] as const;
/** What no other run of its currency goes beside. */
export const runsOnTheirWay = ['made', 'approved', 'sending', 'sent'] as const satisfies readonly CommissionRunStatus[];
export type CommissionRunStatus = (typeof commissionRunStatuses)[number];

/** Commission of a policy in a month, in cents, that no run has yet. */
export type DueCommission = { readonly earned: number; readonly clawedBack: number };

export type StoredRun = {
  readonly status: CommissionRunStatus;
  readonly madeBy: string;
  readonly payable: number;
};

type Sums = { readonly month: Day; readonly earned: number; readonly clawedBack: number; readonly payable: number };

/**
 * Whether what is due through a month may be put into a run: the month is over by the organization's clock, no other run of
 * the currency is on its way, and something is payable. What was clawed back beyond that waits for a later run.
 */
export function decideMakeRun(
  requested: string,
  { due, isOnItsWay, today }: { due: readonly DueCommission[]; isOnItsWay: boolean; today: Day },
): Decision<Sums> {
  const checked = checkDay(requested, 'through_month');
  if (!checked.ok) return checked;
  const month = day(`${checked.event.slice(0, 8)}01`);
  if (month.slice(0, 7) >= today.slice(0, 7)) {
    return refuse(
      'month_not_over',
      words('Choose a month that is over.', 'Choisissez un mois terminé.'),
      'through_month',
    );
  }
  if (isOnItsWay) {
    return refuse(
      'run_on_its_way',
      words(
        'Another run of this currency is on its way. Pay or withdraw it first.',
        'Un autre versement dans cette devise est en cours. Payez-le ou retirez-le d’abord.',
      ),
    );
  }
  const earned = due.reduce((sum, one) => sum + one.earned, 0);
  const clawedBack = due.reduce((sum, one) => sum + one.clawedBack, 0);
  return earned > clawedBack
    ? accept({ month, earned, clawedBack, payable: earned - clawedBack })
    : refuse(
        'nothing_payable',
        words(
          'Nothing is payable through this month. What was clawed back is taken off the next run.',
          'Rien n’est payable jusqu’à ce mois. Ce qui a été repris sera déduit du prochain versement.',
        ),
        'through_month',
      );
}

const notIts = (status: CommissionRunStatus) =>
  status === 'paid'
    ? refuse('run_paid', words('This run is paid.', 'Ce versement est payé.'))
    : status === 'withdrawn'
      ? refuse('run_withdrawn', words('This run was withdrawn.', 'Ce versement a été retiré.'))
      : status === 'sending' || status === 'sent'
        ? refuse('run_on_its_way', words('This payment is on its way.', 'Ce paiement est en route.'))
        : status === 'approved'
          ? refuse('run_approved', words('This run is approved already.', 'Ce versement est déjà approuvé.'))
          : refuse(
              'run_not_approved',
              words('Nobody has approved this run yet.', 'Personne n’a encore approuvé ce versement.'),
            );

/** Whether a run may be approved: by somebody else than who made it, who saw what it comes to. */
export function decideApproveRun(run: StoredRun, actor: Pick<Principal, 'userId'>, seen: number): Decision<true> {
  if (run.status !== 'made') return notIts(run.status);
  if (run.madeBy === actor.userId) {
    return refuse(
      'approver_is_maker',
      words(
        'You made this run. Somebody else approves it.',
        'Vous avez préparé ce versement. Quelqu’un d’autre l’approuve.',
      ),
    );
  }
  return seen === run.payable
    ? accept(true)
    : refuse(
        'amount_differs',
        words(
          'The run comes to another amount. Look at it again.',
          'Le versement est d’un autre montant. Vérifiez-le.',
        ),
        'payable',
      );
}

/** Whether a run may be withdrawn: until it is paid. */
export function decideWithdrawRun(run: StoredRun): Decision<true> {
  return run.status === 'made' || run.status === 'approved' ? accept(true) : notIts(run.status);
}

/** Whether a run is paid now, under which reference: once, after its approval. */
export function decidePayRun(run: StoredRun, actor: Pick<Principal, 'permissions'>, typed: string): Decision<string> {
  if (!may(actor, 'commission:pay')) {
    return refuse(
      'actor_not_allowed',
      words('Administrators alone pay commission.', 'Seuls les administrateurs versent les commissions.'),
    );
  }
  const reference = tidyLine(typed);
  if (reference === '') {
    return refuse(
      'reference_missing',
      words('Give the reference of the payment.', 'Indiquez la référence du paiement.'),
      'reference',
    );
  }
  const unfit = findLineProblem(typed, 'reference', 'reference');
  if (unfit) return { ok: false, refusal: unfit };
  return run.status === 'approved' ? accept(reference) : notIts(run.status);
}

/** The account that commission is paid to, as far as it decides whether it may be. */
export type PaidAccount = { readonly isVerified: boolean };

/** Whether a run is paid by transfer now: once after its approval, to an account that somebody verified since it was changed. */
export function decideSendRun(run: StoredRun, account: PaidAccount | null): Decision<true> {
  if (run.status !== 'approved') return notIts(run.status);
  if (account === null) {
    return refuse(
      'account_missing',
      words(
        'No bank account is entered in this currency. The organization’s owner enters it.',
        'Aucun compte bancaire n’est saisi dans cette devise. Le propriétaire de l’organisation le saisit.',
      ),
    );
  }
  return account.isVerified
    ? accept(true)
    : refuse(
        'account_unverified',
        words(
          'Nobody has verified the bank account since it was changed. Verify it first.',
          'Personne n’a vérifié le compte bancaire depuis sa modification. Vérifiez-le d’abord.',
        ),
      );
}
