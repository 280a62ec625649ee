import {
  obstaclesOf,
  type QuoteFacts,
  referralsOf,
  rejectionsOf,
  unansweredOf,
} from '../quoting/subject/quote-facts.ts';
import { describeMoratorium, type ToldMoratorium } from '../quoting/subject/moratoriums.ts';
import type { ConditionalNotice } from '../policies/notices/conditional-renewal.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { mostChangePercent, type RenewalIssueType, type RenewalStatus } from './vocabulary.ts';

/** What is looked at before the next term is offered. */
export type ReviewedRenewal = {
  /** What the rates, the rules and the checks say of the renewal's quote, restrictions that block renewals among it. */
  readonly facts: Pick<QuoteFacts, 'rating' | 'findings' | 'ruled' | 'verified' | 'restrictions' | 'questions'>;
  /** Premium of a whole term without fees, in cents: of what is covered until now, and of the next term. */
  readonly premiumBefore: Cents;
  readonly premium: Cents | null;
  /** Whether the product still renews, where the risk is. */
  readonly isSold: boolean;
  readonly claimsInTerm: number;
  readonly isLocked: boolean;
  /** What stops more cover there now, where the next term covers more than the one that ends; else null. */
  readonly raiseStoppedBy: ToldMoratorium | null;
  /** What the place wants told ahead of a renewal at this price, where it wants anything; and today, where the risk is. */
  readonly conditional: ConditionalNotice | null;
  readonly today: Day;
  /** Whether it is charged by itself to what may be charged on the day; null where its insured pays by hand. */
  readonly canCharge: boolean | null;
};

/** What stands in the way of offering the next term, and in whose hands it is. */
export type RenewalIssue = {
  readonly issue: Exclude<RenewalIssueType, 'none'>;
  readonly status: Extract<RenewalStatus, 'in_review' | 'agent_review'>;
  readonly reason: Sentence;
};

/** Whether a price moves by more than a share of it: what an underwriter lets pass unseen, where no other is named. */
export function isPriceMoved(before: Cents, after: Cents, percent: number = mostChangePercent): boolean {
  return Math.abs(after - before) * 100 > before * percent;
}

const forUnderwriter = (issue: RenewalIssue['issue'], reason: Sentence): RenewalIssue => ({
  issue,
  status: 'in_review',
  reason,
});
const forAgent = (issue: RenewalIssue['issue'], reason: Sentence): RenewalIssue => ({
  issue,
  status: 'agent_review',
  reason,
});

/** Whether the day has passed by which a place wants a renewal of this kind told: what then comes of it is judged by hand. */
function findLateNotice({ conditional, today }: ReviewedRenewal): RenewalIssue | null {
  if (conditional === null || today <= conditional.by) return null;
  const { by, source } = conditional;
  return forUnderwriter(
    'price_change',
    sentence(
      words(
        'A renewal at this price had to be told by {by} ({source}).',
        'Un renouvellement à ce prix devait être annoncé au plus tard le {by} ({source}).',
      ),
      { by, source },
    ),
  );
}

function findForUnderwriter(reviewed: ReviewedRenewal): RenewalIssue | null {
  const { facts, premium, premiumBefore, isSold, claimsInTerm, raiseStoppedBy } = reviewed;
  if (!isSold) {
    return forUnderwriter(
      'product_withdrawn',
      sentence(words('This product is not renewed there any more.', 'Ce produit n’est plus renouvelé à cet endroit.')),
    );
  }
  if (raiseStoppedBy !== null) {
    return forUnderwriter(
      'moratorium',
      sentence(
        words(
          'The next term covers more, and more cover is stopped there. {moratorium}',
          'La période suivante couvre davantage, et toute augmentation y est suspendue. {moratorium}',
        ),
        { moratorium: describeMoratorium(raiseStoppedBy) },
      ),
    );
  }
  const [rejection] = rejectionsOf(facts);
  if (rejection) return forUnderwriter('rejection', sentence(words('{reason}', '{reason}'), { reason: rejection }));
  const [referral] = referralsOf(facts);
  if (referral) return forUnderwriter('referral', sentence(words('{reason}', '{reason}'), { reason: referral }));
  if (claimsInTerm > 0) {
    return forUnderwriter(
      'referral',
      sentence(words('{count} claims were filed in the term.', 'Réclamations déposées pendant la période : {count}.'), {
        count: claimsInTerm,
      }),
    );
  }
  const late = findLateNotice(reviewed);
  if (late) return late;
  if (premium === null || !isPriceMoved(premiumBefore, premium)) return null;
  return forUnderwriter(
    'price_change',
    sentence(words('The price moves by more than {percent} %.', 'Le prix varie de plus de {percent} %.'), {
      percent: mostChangePercent,
    }),
  );
}

function findForAgent({ facts, premium, isLocked, canCharge }: ReviewedRenewal): RenewalIssue | null {
  const [obstacle] = obstaclesOf(facts);
  const missing = [...(facts.rating?.missing_fields ?? []), ...unansweredOf(facts)];
  if (obstacle) return forAgent('missing_fields', sentence(words('{reason}', '{reason}'), { reason: obstacle }));
  if (premium === null || missing.length > 0) {
    return forAgent(
      'missing_fields',
      sentence(words('Some answers are missing: {paths}.', 'Il manque des réponses : {paths}.'), {
        paths: missing.map(({ path }) => path).join(', '),
      }),
    );
  }
  if (isLocked) {
    return forAgent(
      'verification',
      sentence(words('An agent has locked its price.', 'Un agent en a verrouillé le prix.')),
    );
  }
  if (canCharge !== false) return null;
  return forAgent(
    'payment_method',
    sentence(
      words(
        'The card or account on file cannot be charged on that day.',
        'La carte ou le compte au dossier ne pourra être débité ce jour-là.',
      ),
    ),
  );
}

/**
 * What has to be settled before the next term is offered (docs/rules.md, renewals): what is missing for a price comes
 * first, then what an underwriter looks at, then what an agent settles with the insured. Null: it is offered by itself.
 */
export function reviewRenewal(reviewed: ReviewedRenewal): RenewalIssue | null {
  const ofAgent = findForAgent(reviewed);
  if (ofAgent?.issue === 'missing_fields' && reviewed.isSold) return ofAgent;
  return findForUnderwriter(reviewed) ?? ofAgent;
}

/** What stands in the way beside a price that moves: what somebody has to settle about this one renewal. */
export function reviewBesidePrice(reviewed: ReviewedRenewal): RenewalIssue | null {
  return reviewRenewal({ ...reviewed, premiumBefore: reviewed.premium ?? reviewed.premiumBefore });
}
