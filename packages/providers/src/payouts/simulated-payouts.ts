import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { addDays, type Day, day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { createOnce, makeFolder, readIfPresent } from '../files/atomic-file.ts';
import type { BankVault } from '../payments/bank-vault.ts';
import type { FaultMoment, Faults } from '../payments/fault-injection.ts';
import {
  type Payout,
  PayoutKeyReusedError,
  type PayoutRequest,
  type Payouts,
  type PayoutStatus,
  PayoutUnknownError,
} from './port.ts';

/** What it wrote down of a payout when it took it: nobody's name, address or account. */
type Taken = { readonly print: string; readonly on: string; readonly fate: Exclude<PayoutStatus, 'sent'> };

export type SimulatedPayoutsOptions = {
  /** Where it keeps what it took, for any number of processes. */
  readonly directory: string;
  readonly accounts: Pick<BankVault, 'readAccount'>;
  readonly now: () => Date;
  readonly faults?: Faults | undefined;
};

// Banks count their days by clocks of their own.
const ownZone = 'America/New_York';
const daysUntil = { transfer: 2, cheque: 5 } as const;

const hash = (...parts: readonly string[]): string => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex');
};

/** Why a bank takes no money for an account. */
const closedFor: readonly string[] = ['account_closed', 'no_account', 'account_restricted'];

function stateOf(key: string, { on, fate }: Taken, method: PayoutRequest['method'], today: Day): Payout {
  const reference = `po_${hash(key).slice(0, 20)}`;
  if (fate === 'refused') {
    return { status: 'refused', reference, endedOn: null, reason: 'no such account or address' };
  }
  const endedOn = addDays(day(on), daysUntil[method]);
  if (today < endedOn) return { status: 'sent', reference, endedOn: null, reason: null };
  return { status: fate, reference, endedOn, reason: fate === 'returned' ? 'undeliverable' : null };
}

/**
 * Pays nobody: a transfer arrives after two days, a cheque after five. As with letters, addresses say what becomes of a
 * cheque: what goes to a street named Nowhere comes back, and No Such Street is refused. A transfer comes back from an
 * account that is closed, does not exist or is restricted.
 */
export function createSimulatedPayouts({ directory, accounts, now, faults }: SimulatedPayoutsOptions): Payouts {
  const payouts = join(directory, 'payouts');
  const unfinished = join(directory, 'unfinished');
  const fileOf = (key: string) => join(payouts, `${hash(key)}.json`);
  const today = () => dayInZone(now(), ownZone);
  type Stored = Taken & { readonly method: PayoutRequest['method'] };

  async function reach(moment: FaultMoment, operation: 'payout' | 'payout_look_up', key: string): Promise<void> {
    if ((await faults?.({ moment, operation, key })) === 'time_out') throw new PayoutUnknownError(key);
  }
  async function read(key: string): Promise<Stored | null> {
    const text = await readIfPresent(fileOf(key));
    return text === null ? null : (JSON.parse(text.toString('utf8')) as Stored);
  }
  async function fateOf(request: PayoutRequest): Promise<Taken['fate']> {
    if (request.method === 'transfer') {
      const account = await accounts.readAccount(request.accountToken);
      if (account === null) return 'refused';
      return closedFor.includes(account.behaviour?.outcome ?? '') ? 'returned' : 'paid';
    }
    if (/\bnowhere\b/i.test(request.to.line1)) return 'returned';
    return /\bno such street\b/i.test(request.to.line1) ? 'refused' : 'paid';
  }

  return {
    accountsBy: 'numbers',
    async payOut(request) {
      const { key, method } = request;
      await reach('received', 'payout', key);
      const taken: Stored = { print: hash(JSON.stringify(request)), on: today(), fate: await fateOf(request), method };
      await makeFolder(payouts);
      await makeFolder(unfinished);
      await reach('before_effect', 'payout', key);
      await createOnce(fileOf(key), JSON.stringify(taken), unfinished);
      const known = (await read(key)) ?? taken;
      if (known.print !== taken.print) throw new PayoutKeyReusedError(key);
      await reach('after_effect', 'payout', key);
      return stateOf(key, known, known.method, today());
    },
    async lookUp(key) {
      await reach('received', 'payout_look_up', key);
      const known = await read(key);
      return known && stateOf(key, known, known.method, today());
    },
    async readAccount(token) {
      const account = await accounts.readAccount(token);
      return account === null
        ? { ok: false, reason: 'account_unknown' }
        : { ok: true, token, lastFour: account.lastFour };
    },
  };
}
