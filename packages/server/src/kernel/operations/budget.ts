import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { OperationError } from '../errors.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** How often something may happen. A window begins with the first time. */
export type Budget = {
  /** What is counted, in a word of ours. */
  readonly of: string;
  /** Whom it is counted for, such as an address or a network; kept as a keyed hash. */
  readonly who: string;
  /** Most in one window. */
  readonly most: number;
  /** The window's length. */
  readonly seconds: number;
  /** How many are counted at a time; one unless given. */
  readonly count?: number;
};

/** Too many attempts (429); carries the seconds after which another one may be made. */
export class TooManyAttempts extends OperationError {
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('too_many_attempts', waitSentence(retryAfter), { status: 429 });
    this.retryAfter = retryAfter;
  }
}

function waitSentence(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1)
    return words(
      'Too many attempts. Wait a minute and try again.',
      'Trop de tentatives. Attendez une minute et réessayez.',
    );
  if (minutes <= 90)
    return sentence(
      words(
        'Too many attempts. Wait {minutes} minutes and try again.',
        'Trop de tentatives. Attendez {minutes} minutes et réessayez.',
      ),
      { minutes },
    );
  return sentence(
    words(
      'Too many attempts. Wait {hours} hours and try again.',
      'Trop de tentatives. Attendez {hours} heures et réessayez.',
    ),
    { hours: Math.ceil(minutes / 60) },
  );
}

export type Limiter = {
  /**
   * Counts against each budget what it says, one by itself, in their order. Throws TooManyAttempts at the first that is spent; then nothing is
   * counted, so that who is refused by his own budget spends no budget that others share.
   */
  take(budgets: readonly Budget[]): Promise<void>;
  /** Takes back what was counted, of what turned out well. */
  giveBack(budgets: readonly Budget[]): Promise<void>;
  /** Throws TooManyAttempts when this process found one of the budgets spent a moment ago; asks nobody. */
  refuseIfSpent(budgets: readonly Budget[]): void;
};
