import { isIPv6 } from 'node:net';
import { sentence } from '@roadworthy/core/shared/sentence.ts';
import { OperationError } from '../kernel/errors.ts';
import { blindIndex } from '../kernel/sealed.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { IdentityStore } from './identity-store.ts';

const windowSeconds = 900;

/** Most attempts in 15 minutes, per account and per network. */
const limits = {
  sign_in: { account: 10, network: 100 },
  send_mail: { account: 6, network: 60 },
  wrong_token: { account: Number.POSITIVE_INFINITY, network: 1_000 },
} as const;

export type Attempt = { readonly kind: keyof typeof limits; readonly account?: string; readonly ip: string };

/** Too many attempts; carries the seconds after which another one may be made. */
export class TooManyAttempts extends OperationError {
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60);
    super(
      'too_many_attempts',
      minutes === 1
        ? 'Too many attempts. Wait a minute and try again.'
        : sentence('Too many attempts. Wait {minutes} minutes and try again.', { minutes }),
      { status: 429 },
    );
    this.retryAfter = retryAfter;
  }
}

export type AttemptLimits = {
  /** Counts an attempt before it is made. Throws TooManyAttempts. */
  take(attempt: Attempt): Promise<void>;
  /** Takes an attempt back that succeeded. */
  giveBack(attempt: Attempt): Promise<void>;
  /** Throws TooManyAttempts when this process knows the network to be over its limit; asks nobody. */
  refuseIfKnown(attempt: Attempt): void;
};

/** What counts as one caller: an IPv4 address, or the /64 that one IPv6 customer gets. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Counts attempts in the database, so that all processes count together; subjects are kept as keyed hashes. */
export function createAttemptLimits(options: {
  readonly store: IdentityStore;
  readonly secrets: Secrets;
  readonly now?: () => Date;
}): AttemptLimits {
  const { store, secrets, now = () => new Date() } = options;
  const overUntil = new Map<string, number>();
  const subjectsOf = ({ kind, account, ip }: Attempt) =>
    [`network ${networkOf(ip)}`, ...(account === undefined ? [] : [`account ${account}`])].map(
      (who) => `${kind} ${blindIndex(secrets, who)}`,
    );
  const untilWindowEnds = () => windowSeconds - (Math.floor(now().getTime() / 1000) % windowSeconds);
  return {
    async take(attempt) {
      const { account, network } = limits[attempt.kind];
      const subjects = subjectsOf(attempt);
      const [byNetwork = 0, byAccount = 0] = await store.countAttempts(subjects, windowSeconds);
      if (byNetwork <= network && byAccount <= account) return;
      const [subject = ''] = subjects;
      if (byNetwork > network) overUntil.set(subject, now().getTime() + untilWindowEnds() * 1000);
      throw new TooManyAttempts(untilWindowEnds());
    },
    giveBack: (attempt) => store.forgiveAttempts(subjectsOf(attempt), windowSeconds),
    refuseIfKnown(attempt) {
      if (overUntil.size === 0) return;
      const [subject = ''] = subjectsOf(attempt);
      const until = overUntil.get(subject) ?? 0;
      if (until > now().getTime()) throw new TooManyAttempts(Math.ceil((until - now().getTime()) / 1000));
      overUntil.delete(subject);
    },
  };
}
