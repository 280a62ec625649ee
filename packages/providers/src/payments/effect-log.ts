import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cents } from '@roadworthy/core/shared/money/money.ts';
import { createOnce, makeFolder, readIfPresent } from '../files/atomic-file.ts';
import { type Currency, GatewayKeyReusedError, type PaymentResult } from './port.ts';

/** What is asked of a gateway. */
export type EffectKind = 'authorize' | 'debit' | 'capture' | 'void' | 'refund';

/** One answered request, or what a bank did by itself. A payment's effects are numbered from 1, its authorization. */
export type Effect = {
  readonly sequence: number;
  readonly kind: EffectKind | 'settle' | 'return';
  readonly key: string;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly methodToken: string;
  readonly result: PaymentResult;
  readonly at: string;
  /** Of a debit that was asked for without its owner at hand. */
  readonly offSession?: true;
};

/** What a key was first used for. */
export type Claim<Kind = EffectKind> = { readonly kind: Kind; readonly key: string; readonly reference: string };

export type EffectLog = {
  /**
   * Binds a key to its request for ever, also when the request is refused afterwards; false when it was bound before,
   * GatewayKeyReusedError when to another request.
   */
  claim(claim: Claim, request: object): Promise<boolean>;
  findClaim(key: string): Promise<Claim | null>;
  history(reference: string): Promise<readonly Effect[]>;
  /** Writes what `decide` makes of the payment's history, unless the key has its effect already. */
  append(
    claim: Claim<Effect['kind']>,
    decide: (history: readonly Effect[]) => Effect,
  ): Promise<{ effect: Effect; isNew: boolean }>;
  all(): Promise<readonly Effect[]>;
};

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The authorization's name follows from its key, so that every process and every retry finds the same one. */
export function referenceFor(key: string): string {
  return `pay_${hash(key).slice(0, 24)}`;
}

/**
 * Keys and effects as files, for any number of processes. An effect is the creation of its numbered file: two processes
 * that read the same history want the same number, one gets it, the other reads again and decides anew.
 */
export function openEffectLog(directory: string): EffectLog {
  const keys = join(directory, 'keys');
  const effects = join(directory, 'effects');
  const temporary = join(directory, 'unfinished');
  const keyFile = (key: string) => join(keys, `${hash(key)}.json`);
  const effectFile = (reference: string, sequence: number) =>
    join(effects, `${reference}.${String(sequence).padStart(4, '0')}.json`);

  async function history(reference: string): Promise<readonly Effect[]> {
    const found: Effect[] = [];
    // The reference becomes a file name, and one that was never given out has no history.
    if (!/^pay_[0-9a-f]{24}$/.test(reference)) return found;
    for (;;) {
      const text = await readIfPresent(effectFile(reference, found.length + 1));
      if (text === null) return found;
      found.push(JSON.parse(text.toString()) as Effect);
    }
  }

  return {
    history,
    async claim(claim, request) {
      for (const folder of [keys, effects, temporary]) await makeFolder(folder);
      const text = JSON.stringify({ ...claim, request });
      if (await createOnce(keyFile(claim.key), text, temporary)) return true;
      if ((await readFile(keyFile(claim.key), 'utf8')) !== text) throw new GatewayKeyReusedError(claim.key);
      return false;
    },
    async findClaim(key) {
      const text = await readIfPresent(keyFile(key));
      return text === null ? null : (JSON.parse(text.toString()) as Claim);
    },
    async append({ key, reference }, decide) {
      for (;;) {
        const past = await history(reference);
        const earlier = past.find((effect) => effect.key === key);
        if (earlier !== undefined) return { effect: earlier, isNew: false };
        const effect = decide(past);
        const isNew = await createOnce(effectFile(reference, past.length + 1), JSON.stringify(effect), temporary);
        if (isNew) return { effect, isNew };
      }
    },
    async all() {
      await makeFolder(effects);
      const names = (await readdir(effects)).toSorted();
      const found: Effect[] = [];
      for (const name of names) found.push(JSON.parse(await readFile(join(effects, name), 'utf8')) as Effect);
      return found.toSorted((one, other) => one.at.localeCompare(other.at));
    },
  };
}
