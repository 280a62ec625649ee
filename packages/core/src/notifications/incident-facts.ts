import type { FoundBy } from '../incidents/vocabulary.ts';
import type { Cents } from '../shared/money/money.ts';
import type { Currency } from '../shared/money/currency.ts';
import type { Day } from '../shared/time/day.ts';
import type { Reader, Sender } from './reader.ts';

/** What letters and text messages about an incident may say. */
export type IncidentLetterFacts = Reader & {
  readonly sender: Sender;
  /** As the map calls it. */
  readonly incident: string;
  readonly foundBy: FoundBy;
  readonly policyNumber: string;
  /** The day on which cover begins; null where it has begun. */
  readonly coverFrom: Day | null;
  /** Whether help on the road is part of the policy, and up to what an emergency's expenses are; null where they are not. */
  readonly hasRoadside: boolean;
  readonly emergencyExpense: Cents | null;
  readonly currency: Currency;
  /** Whether somebody said that it is over, or the policy covers nothing any more. */
  readonly isOver: boolean;
  /** Where the answer is given; a press does it. */
  readonly url: string;
};
