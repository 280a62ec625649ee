import { accept, type Decision, refuse } from '../shared/decision.ts';
import { type Cents } from '../shared/money/money.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

/** What who handles claims may approve of one claim, in cents, by the step of their profile; above the last it is who oversees. */
export const authoritySteps = [500_000, 2_500_000, 10_000_000] as const;

/** Who approves something that another person prepared. */
export type Approver = {
  readonly userId: string;
  /** Cents of one claim; null for who oversees claims. */
  readonly most: Cents | null;
};

/**
 * Whether somebody approves an amount of a claim: never what they prepared themselves, and never above their authority,
 * which counts everything of the claim together, so that no payment is parted to get below it.
 */
export function decideApproval(
  { userId, most }: Approver,
  { preparedBy, total }: { readonly preparedBy: string | null; readonly total: Cents },
): Decision<null, 'own_work' | 'authority_exceeded'> {
  if (userId === preparedBy) {
    return refuse(
      'own_work',
      words(
        'You prepared this yourself. Somebody else has to approve it.',
        'Vous l’avez préparé vous-même. Une autre personne doit l’approuver.',
      ),
    );
  }
  if (most !== null && total > most) {
    return refuse(
      'authority_exceeded',
      sentence(
        words(
          'You may approve {most} of a claim, and this one comes to {total}. Ask somebody with more authority.',
          'Vous pouvez approuver {most} par réclamation, et celle-ci atteint {total}. Demandez à une personne qui a plus d’autorité.',
        ),
        { most: { cents: most }, total: { cents: total } },
      ),
    );
  }
  return accept(null);
}
