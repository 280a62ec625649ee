import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declineReason } from '@roadworthy/core/billing/collection/decline-reasons.ts';
import { adviceOf, reasonOf, returnCodes } from '@roadworthy/core/billing/collection/return-codes.ts';
import { bounceMeaning } from '@roadworthy/core/notifications/mail-bounces.ts';
import { describe, expect, test } from 'vitest';

/** The rows of a public table of codes, where those lie on this machine; none otherwise, and nothing is compared. */
function rowsOf(...path: readonly string[]): string[][] {
  const table = join(process.env['FACTS_DIR'] ?? '/nowhere', ...path);
  if (!existsSync(table)) return [];
  const [, ...lines] = readFileSync(table, 'utf8').trim().split('\n');
  return lines.map((line) => line.split('\t'));
}

const returns = rowsOf('payments', 'returns.tsv');
const bounces = rowsOf('mail', 'bounces.tsv');

const networks = { nacha: 'nacha', canada_eft: 'canadianEft', card_stripe: 'card' } as const;

/** Where we decided otherwise than the public table reads, and why. */
const decidedReturns: Readonly<Record<string, string>> = {
  // The table: once, after a call that nobody makes by itself.
  'card_stripe approve_with_id': 'hard',
  // The table: a fault. Whoever pays with a test card has to use another one.
  'card_stripe testmode_decline': 'hard',
  // The table: hard. Nobody can correct what we sent, or asked back, but us.
  'nacha R06': 'fault',
  'nacha R21': 'fault',
  'nacha R22': 'fault',
  // The table: a fault. The routing number is the payer's to mend.
  'nacha R28': 'hard',
};

describe('codes of banks', () => {
  test.skipIf(returns.length === 0)(
    'are those of the public table (FACTS_DIR), with its classes but where we decided otherwise',
    () => {
      const found = returns.flatMap(([network = '', code = '', kind = '']) => {
        if (!(network in networks)) return [];
        const ours = networks[network as keyof typeof networks];
        const known = Object.hasOwn(returnCodes[ours], code);
        if (!known) return [`${network} ${code} is not there`];
        const reason = reasonOf(ours, code);
        const wanted = decidedReturns[`${network} ${code}`] ?? kind.split(' ')[0];
        const is = reason === null ? 'not ours' : declineReason(reason).class;
        const isBetweenBanks = wanted === 'interbank' || wanted === 'other';
        return (isBetweenBanks ? reason === null : is === wanted)
          ? []
          : [`${network} ${code} is ${is}, not ${wanted ?? ''}`];
      });
      expect(found).toEqual([]);
      expect(returns.length).toBeGreaterThan(190);
    },
  );

  test.skipIf(returns.length === 0)('are advised as the public table (FACTS_DIR) says', () => {
    const names = { mastercard_advice: 'mastercard', visa: 'visa', card_stripe_advice: 'stripe' } as const;
    const found = returns.flatMap(([network = '', code = '', kind, , retry = '']) => {
      if (!(network in names)) return [];
      const advice = adviceOf(names[network as keyof typeof names], code);
      const hours = /after (\d+) (hour|day)/.exec(retry);
      const isLater = advice?.next === 'later';
      if (kind === 'hard') return advice !== null && !isLater ? [] : [`${network} ${code} ends nothing`];
      if (advice !== null && !isLater) return [`${network} ${code} is soft`];
      const wanted = hours ? Number(hours[1]) * (hours[2] === 'day' ? 24 : 1) : 0;
      return (isLater ? advice.hours : 0) === wanted ? [] : [`${network} ${code} waits otherwise`];
    });
    expect(found).toEqual([]);
  });
});

/** Where we decided otherwise than the public table reads, and why. */
const decidedBounces: Readonly<Record<string, string>> = {
  // The table: somebody's own fault. A list that cannot be opened out today is no dead address yet.
  'x.2.4': 'counted',
  // The table: the address. Without a detail the mailbox may be anything.
  'x.2.0': 'counted',
  // The table: the system, counted after three.
  'x.3.2': 'counted',
  'x.7.1': 'counted',
};

describe('a mail that was not taken', () => {
  test.skipIf(bounces.length === 0)(
    'is the fault that the public table (FACTS_DIR) says, and only its own ends an address',
    () => {
      const found = bounces.flatMap(([code = '', kind = '', , whose = '']) => {
        if (kind === 'none' || /^[245]\.x\.x$/.test(code)) return [];
        const answer = code.startsWith('x.') ? code.replace('x', '5') : code;
        const meaning = bounceMeaning(answer);
        const mayEnd = meaning === 'dead' || ['stranger', 'counted', 'full'].includes(meaning);
        const wanted = decidedBounces[code];
        if (wanted !== undefined) return meaning === wanted ? [] : [`${code} is ${meaning}`];
        if (!answer.startsWith('5')) return meaning === 'later' ? [] : [`${code} is ${meaning}`];
        if (whose === 'recipient') return mayEnd ? [] : [`${code} is ${meaning}, and the address is at fault`];
        if (whose === 'us')
          return meaning === 'ours' || meaning === 'later' ? [] : [`${code} is ${meaning}, and we are at fault`];
        return mayEnd && whose !== 'unknown' ? [`${code} is ${meaning}, and the address is not at fault`] : [];
      });
      expect(found).toEqual([]);
      expect(bounces.length).toBeGreaterThan(80);
    },
  );
});
