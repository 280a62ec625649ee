import { notFound } from '../kernel/errors.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { wrongTokenBudgets } from './attempt-limits.ts';

/** Counts a link that opens nothing against its network, and throws `not_found`, or `too_many_attempts` after very many. */
export async function refuseWrongLink({ platform, request }: Pick<Arrival, 'platform' | 'request'>): Promise<never> {
  await platform.limiter.take(wrongTokenBudgets(request.ip));
  throw notFound();
}
