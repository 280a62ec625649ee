import { may } from '@roadworthy/core/identity/principal.ts';
import { networkOf } from '../kernel/network/network.ts';
import type { Work } from '../kernel/work.ts';

/** Visitors share what their network has; who works for an organization has the budget of requests alone. */
export async function takeQuoteBudget({ actor, request, platform }: Work): Promise<void> {
  if (may(actor, 'quote:send')) return;
  const most = platform.config.budgets.quotesFromNetworkPerHour;
  await platform.limiter.take([{ of: 'quotes from', who: networkOf(request.ip), most, seconds: 3_600 }]);
}
