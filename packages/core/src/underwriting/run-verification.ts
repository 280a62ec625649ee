import type { VerificationKind } from '../products/vocabulary.ts';
import { refuseStatus, type StatusRefusal } from '../quoting/decide-transition.ts';
import type { Quote } from '../quoting/quote.ts';
import {
  type NeededCheck,
  neededChecks,
  questionOf,
  type VerificationQuestion,
} from '../quoting/verifications/asked.ts';
import { unsoldStatuses } from '../quoting/vocabulary.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

export type RunVerificationRefusal = StatusRefusal | 'verification_not_needed' | 'verification_not_askable';

/** Who is asked about, and what. */
export type VerificationToRun = NeededCheck & { readonly question: VerificationQuestion };

/**
 * Whether somebody on a quote may be checked now; nobody named, the first who can be. An offer that has ended, or is
 * being paid for, is not checked: its answer would come to nothing.
 */
export function decideRunVerification(
  quote: Quote,
  { kind, entityId }: { readonly kind: VerificationKind; readonly entityId: string | null },
): Decision<VerificationToRun, RunVerificationRefusal> {
  if (![...unsoldStatuses, 'pending_renewal'].includes(quote.status)) return refuseStatus(quote.status);
  const needed = neededChecks(quote, [kind]).filter(({ entity }) => entityId === null || entity.entityId === entityId);
  const [first] = needed;
  if (!first) {
    return refuse(
      'verification_not_needed',
      words('Nobody on this quote is checked for that.', 'Personne dans cette soumission n’est vérifié pour cela.'),
      'entity_id',
    );
  }
  const askable = needed.flatMap((check) => {
    const question = questionOf(quote, check);
    return question === null ? [] : [{ ...check, question }];
  });
  return askable[0]
    ? accept(askable[0])
    : refuse(
        'verification_not_askable',
        words(
          'Complete the person first: name, birth date, address and license.',
          'Complétez d’abord la personne : nom, date de naissance, adresse et permis.',
        ),
        'entity_id',
      );
}
