import type { Budget, Limiter } from '../kernel/budget.ts';
import { networkOf } from '../kernel/network.ts';

const seconds = 900;

/** Most attempts in 15 minutes, per account and per network. */
const limits = {
  sign_in: { account: 10, network: 100 },
  send_mail: { account: 6, network: 60 },
  wrong_token: { account: Number.POSITIVE_INFINITY, network: 1_000 },
} as const;

export type Attempt = { readonly kind: keyof typeof limits; readonly account?: string; readonly ip: string };

export type AttemptLimits = {
  /** Counts an attempt before it is made. Throws TooManyAttempts. */
  take(attempt: Attempt): Promise<void>;
  /** Takes an attempt back that succeeded. */
  giveBack(attempt: Attempt): Promise<void>;
  /** Throws TooManyAttempts when this process knows the network to be over its limit; asks nobody. */
  refuseIfKnown(attempt: Attempt): void;
};

function budgetsOf({ kind, account, ip }: Attempt): readonly Budget[] {
  const { network: mostOfNetwork, account: mostOfAccount } = limits[kind];
  const network = { of: `${kind} network`, who: networkOf(ip), most: mostOfNetwork, seconds };
  if (account === undefined) return [network];
  return [network, { of: `${kind} account`, who: account, most: mostOfAccount, seconds }];
}

/** What signing in counts. */
export function createAttemptLimits(limiter: Limiter): AttemptLimits {
  return {
    take: (attempt) => limiter.take(budgetsOf(attempt)),
    giveBack: (attempt) => limiter.giveBack(budgetsOf(attempt)),
    refuseIfKnown: (attempt) => limiter.refuseIfSpent(budgetsOf(attempt)),
  };
}
