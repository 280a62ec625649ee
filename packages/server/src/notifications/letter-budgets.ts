import { bearerOf } from '@roadworthy/core/identity/principal.ts';
import type { Budget } from '../kernel/operations/budget.ts';
import { networkOf } from '../kernel/network/network.ts';
import type { Work } from '../kernel/work.ts';

type Letter = { readonly recipient: string; readonly isConfirmed: boolean };

const hour = 3_600;
const day = 24 * hour;

/**
 * What a letter counts against, the sender's and the reader's own budgets first. Letters that nobody answers for have
 * budgets apart from the others, so that a stranger who spends them keeps no agent from writing.
 */
function budgetsOf({ actor, request, platform }: Work, { recipient, isConfirmed }: Letter): readonly Budget[] {
  const { lettersToAddressPerHour, lettersToAddressPerDay, ...most } = platform.config.budgets;
  const kind = isConfirmed ? 'letters' : 'unconfirmed letters';
  const toReader = [
    { of: `${kind} to`, who: recipient, most: lettersToAddressPerHour, seconds: hour },
    { of: `${kind} to`, who: recipient, most: lettersToAddressPerDay, seconds: day },
  ];
  const network = networkOf(request.ip);
  if (isConfirmed) {
    const sender = bearerOf(actor) ?? network;
    return [...toReader, { of: `${kind} by`, who: sender, most: most.lettersBySenderPerHour, seconds: hour }];
  }
  return [
    ...toReader,
    { of: `${kind} from`, who: network, most: most.lettersFromNetworkPerHour, seconds: hour },
    { of: kind, who: 'everybody', most: most.unconfirmedLettersPerHour, seconds: hour },
  ];
}

/** Counts a letter that somebody wants sent. Throws TooManyAttempts, which says when the next one may be. */
export async function takeLetterBudgets(work: Work, letter: Letter): Promise<void> {
  await work.platform.limiter.take(budgetsOf(work, letter));
}
