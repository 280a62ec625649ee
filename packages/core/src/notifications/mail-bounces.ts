import { sameFor } from '../shared/text/same-for.ts';
import { ownValue } from '../shared/text/own-value.ts';

/**
 * Why a mail server did not take a mail, by the details of RFC 3463 as IANA lists them (A; read on 28 November 2026), and
 * what follows (D). `later`: it may take it another time, however it put that. `message`: not this mail, and the next one
 * for all we know. `ours`: what we set up is wrong, and the mail is as good as before. `counted`: nothing yet, and the
 * address takes no mail when it happens again; `full`: the same, and the mail is tried for days. `dead`: the address takes
 * no mail. `stranger`: somebody else has it now.
 */
export type BounceMeaning = 'later' | 'message' | 'ours' | 'counted' | 'full' | 'dead' | 'stranger';

/** What a refusal for good says, by the detail that a server put behind the class. */
const details: Readonly<Record<string, BounceMeaning>> = {
  ...sameFor('1.0 1.1 1.2 1.3 1.4 1.6 1.10 2.1 6.7 7.2', 'dead'),
  ...sameFor('7.17 7.18', 'stranger'),
  // A full mailbox is no dead address, nor is one that does not say what is wrong.
  ...sameFor('2.2', 'full'),
  ...sameFor('0.0 2.0 2.4 3.2 7.1', 'counted'),
  ...sameFor('1.7 1.8 5.0 5.1 5.2 5.4 5.5 5.6 7.8 7.9 7.10 7.11 7.12 7.13 7.14', 'ours'),
  ...sameFor('7.20 7.21 7.22 7.23 7.24 7.25 7.26 7.27 7.28', 'ours'),
  ...sameFor('3.1 3.5 4.0 4.1 4.2 4.3 4.4 4.5 5.3 6.6 7.15 7.19', 'later'),
  ...sameFor('2.3 3.0 3.3 3.4 4.6 4.7 6.0 6.1 6.2 6.3 6.5 6.8 6.9 6.10', 'message'),
  ...sameFor('7.0 7.3 7.4 7.5 7.6 7.7 7.16 7.29 7.30', 'message'),
};

/** What one says without a detail. */
const bare: Readonly<Record<string, BounceMeaning>> = {
  ...sameFor('550', 'counted'),
  ...sameFor('552', 'full'),
  ...sameFor('551 553', 'dead'),
  ...sameFor('554', 'message'),
};

/** The code of a server's answer, which alone is stored: the words beside it repeat the address. Null where it has none. */
export function bounceCode(response: string): string | null {
  const [, status = '', detail] = /^\s*([245]\d\d)(?:[ -]+([245]\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  // Where the two contradict each other the class of the answer counts.
  return detail?.[0] === status[0] ? (detail ?? null) : status || null;
}

/** What a code says. Whatever is said to be for now is; of what nobody knows the mail alone is lost. */
export function bounceMeaning(code: string): BounceMeaning {
  if (!code.startsWith('5')) return 'later';
  const [, ...detail] = code.split('.');
  return (detail.length > 0 ? ownValue(details, detail.join('.')) : ownValue(bare, code)) ?? 'message';
}

/** A letter that was not taken, and when. */
export type Bounce = { readonly code: string; readonly at: Date };

const day = 86_400_000;
/** How long a dead address stays one before it is tried once more; that of a stranger stays one. */
const deadMs = 180 * day;
const countedMs = 30 * day;
/** How often in 30 days what is no proof by itself ends an address. */
const timesCounted = 3;

/**
 * Whether an address takes no mail as far as we know, by what came back from it since it last took one (docs/rules.md,
 * mail that comes back): only what is its own fault counts, and a full mailbox when it is full three times in 30 days.
 */
export function isDeadAddress(bounces: readonly Bounce[], now: Date): boolean {
  const meanings = bounces.map(({ code, at }) => ({ at, meaning: bounceMeaning(code) }));
  const within = (at: Date, ms: number) => now.getTime() - at.getTime() <= ms;
  if (meanings.some(({ at, meaning }) => meaning === 'stranger' || (meaning === 'dead' && within(at, deadMs))))
    return true;
  const counted = meanings.filter(({ meaning }) => meaning === 'counted' || meaning === 'full');
  return counted.filter(({ at }) => within(at, countedMs)).length >= timesCounted;
}

/** Whether the same mail may be taken another time. */
export function isWorthAnother(code: string): boolean {
  return ['later', 'ours', 'full'].includes(bounceMeaning(code));
}

/** How long a mail is tried that a server will not take just now, in milliseconds: two days. */
export const mailPatienceMs = 2 * day;
