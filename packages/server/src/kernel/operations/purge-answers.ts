import type { Platform } from '../platform.ts';
import { askAs } from './ask-as.ts';

/** For how many days a repetition is answered with what was answered the first time. */
export const answerDays = 30;

/** How many are dropped at once. */
const atOnce = 5_000;

const text = `delete from idempotency_keys k using (
  select principal, key from idempotency_keys
  where created < $1::timestamptz - interval '${answerDays} days' limit ${atOnce}) old
where k.principal = old.principal and k.key = old.key returning k.key`;

/** Drops the answers of operations that were asked for more than a month ago. */
export async function purgeAnswers({ pools, clock }: Pick<Platform, 'pools' | 'clock'>): Promise<void> {
  const values = [clock.now().toISOString()];
  while ((await askAs(pools.operations, { role: 'worker', text, values })).length === atOnce);
}
