import type { Identity } from '@roadworthy/server/identity/connect-identity.ts';
import { jobHandlers } from '@roadworthy/server/registry.ts';
import type { Platform } from '@roadworthy/server/kernel/platform.ts';
import { demoBook, factsOnDay } from './demo-book.ts';
import { addDemoCast } from './demo-people.ts';
import { openBackend } from './backend.ts';

export { demoAccounts, demoPassword } from './demo-people.ts';

const dayMs = 86_400_000;

/**
 * Fills an empty database by living through it: the cast is written, then every quote and policy comes about by the
 * operations that people use, each on its day before the clock's now.
 */
export async function loadDemo({ config, clock, log }: Platform, _identity: Identity): Promise<void> {
  const end = clock.now();
  // It lives through weeks in a second, and spends nothing of what visitors may begin today.
  const budgets = { ...config.budgets, quotesFromNetworkPerHour: Number.POSITIVE_INFINITY };
  const backend = await openBackend({ ...config, budgets }, { now: end.toISOString(), log });
  try {
    const { dana, pete } = await addDemoCast(backend.owner);
    const agents = { dana: backend.as(dana), pete: backend.as(pete) };
    for (const demoQuote of demoBook) {
      const at = new Date(end.getTime() - demoQuote.daysAgo * dayMs);
      backend.clock.set(at.toISOString());
      await demoQuote.scenario(backend, factsOnDay(demoQuote, at), demoQuote.agent && agents[demoQuote.agent]);
    }
    backend.clock.set(end.toISOString());
    const jobs = jobHandlers(backend.platform);
    await jobs['expire-quotes']?.({});
    await jobs['activate-policies']?.({});
    await jobs['expire-policies']?.({});
  } finally {
    await backend.close();
  }
}
