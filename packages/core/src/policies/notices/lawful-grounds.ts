import { addDays, type Day } from '../../shared/time/day.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { CancellationReason } from '../vocabulary.ts';
import {
  contractGroundsOf,
  type Ground,
  grounds as allGrounds,
  groundsRowOf,
  type GroundsScope,
  groundsScopeOf,
} from './grounds-table.ts';
import type { NoticeGrade } from './notice-table.ts';
import { words } from '../../shared/words.ts';

/** A policy that its insurer wants to end, as the laws on grounds look at it. */
export type PolicyOnGrounds = {
  /** Where the insured lives, by postal code of state or province. */
  readonly state: string;
  /** The line of business. */
  readonly provider: string;
  readonly isRentedToOthers: boolean;
  /** The first day of the policy's first term. */
  readonly inForceSince: Day;
  /** The day on which the notice goes out. */
  readonly sent: Day;
  /** The day on which cover is to end. */
  readonly ends: Day;
};

/** What an insurer's reason rests on. */
export type LawfulGround = {
  readonly source: string;
  readonly grade: NoticeGrade;
  /** The last day on which the notice may go out; null where the age of the policy is no matter. */
  readonly until: Day | null;
};

export type GroundRefusal = 'ground_not_lawful';

const contractWords = 'the words of the policy';

type Window = {
  readonly days: number;
  readonly source: string;
  readonly grade: NoticeGrade;
  readonly endsWithin: boolean;
};

/** The days in which any lawful reason is enough: those of the law and of the contract, whichever are fewer. */
function windowOf(scope: GroundsScope | null, { state, provider, sent }: PolicyOnGrounds): Window {
  const law = scope && groundsRowOf(state, scope, sent);
  const { windowDays } = contractGroundsOf(provider);
  if (!law) return { days: windowDays, source: contractWords, grade: 'C', endsWithin: false };
  const { endsWithin, windowGrade, source } = law;
  return law.windowDays <= windowDays
    ? { days: law.windowDays, source, grade: windowGrade, endsWithin }
    : { days: windowDays, source: contractWords, grade: windowGrade, endsWithin };
}

const isGround = (reason: CancellationReason): reason is Ground => allGrounds.some((one) => one === reason);

/** What a ground rests on at any age of the policy; null where law or contract does not name it. */
function namedGround(scope: GroundsScope | null, about: PolicyOnGrounds, reason: Ground): LawfulGround | null {
  if (!contractGroundsOf(about.provider).grounds.includes(reason)) return null;
  const law = scope && groundsRowOf(about.state, scope, about.sent);
  if (!law) return { source: contractWords, grade: 'C', until: null };
  if (law.grounds.includes(reason)) return { source: law.source, grade: law.grade, until: null };
  return law.unread.includes(reason) ? { source: law.source, grade: 'K', until: null } : null;
}

/**
 * What a reason of the insurer rests on, for a policy of a line, a place and an age (docs/rules.md, grounds): a ground
 * that both the law there and the policy's words name, or the first days of the policy, in which any lawful reason is
 * enough.
 */
export function checkGround(about: PolicyOnGrounds, reason: CancellationReason): Decision<LawfulGround, GroundRefusal> {
  const scope = groundsScopeOf(about.provider, about.isRentedToOthers);
  const named = isGround(reason) ? namedGround(scope, about, reason) : null;
  if (named) return accept(named);
  const { days, source, grade, endsWithin } = windowOf(scope, about);
  const until = addDays(about.inForceSince, days - 1);
  if (about.sent <= until && (!endsWithin || about.ends <= addDays(until, 1))) return accept({ source, grade, until });
  return days === 0
    ? refuse(
        'ground_not_lawful',
        sentence(
          words(
            'The insurer may not end this policy for this reason ({source}).',
            'L’assureur ne peut pas mettre fin à cette police pour ce motif ({source}).',
          ),
          { source },
        ),
        'reason',
      )
    : refuse(
        'ground_not_lawful',
        sentence(
          words(
            'For this reason the insurer could end the policy only in its first {days} days ({source}).',
            'Pour ce motif, l’assureur ne pouvait mettre fin à la police que dans ses {days} premiers jours ({source}).',
          ),
          {
            days,
            source,
          },
        ),
        'reason',
      );
}
