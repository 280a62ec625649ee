import { deviceKinds, funnelSteps } from '@roadworthy/core/shared/site/visit-events.ts';
import { keepVisitEvents } from '@roadworthy/server/reporting/keep-visit-events.ts';
import type { Platform } from '@roadworthy/server/kernel/platform.ts';

/** Days of the demo on which its checkout was visited. */
export const demoVisitDays = 28;

// Made up, and named so: who divides the funnel by campaign reads that they are of the demo.
const campaigns = [null, 'demo-spring', null, 'demo-radio'];
const languages = ['en-us', 'en-us', 'en-us', 'en-ca', 'fr-ca'];
/** How many of a hundred visits go on after each step. */
const goOn = [72, 88, 90, 86, 80, 93, 91, 84, 88, 82, 92];

/** The same share of a hundred for the same place, whenever it is asked. */
const shareAt = (place: number): number => (Math.imul(place + 17, 2_654_435_761) >>> 7) % 100;

function visitOf(daysAgo: number, visit: number): object[] {
  const leaves = goOn.findIndex((share, step) => shareAt(daysAgo * 1_009 + visit * 101 + step * 7) >= share);
  // That a policy is bound is counted where it is.
  const steps = funnelSteps.filter((step) => step !== 'bound');
  const reached = steps.slice(0, leaves === -1 ? steps.length : leaves + 1);
  const place = daysAgo + visit;
  const campaign = campaigns[place % campaigns.length];
  const stated = {
    device: deviceKinds[shareAt(place) < 55 ? 0 : shareAt(place) < 65 ? 1 : 2],
    language: languages[place % languages.length],
    ...(campaign && { utm_campaign: campaign }),
  };
  return reached.map((step) => ({
    messageId: `demo-${daysAgo}-${visit}-${step}`,
    anonymousId: `demo-${daysAgo}-${visit}`,
    type: 'page',
    name: `checkout_${step}`,
    properties: {
      ...stated,
      step,
    },
  }));
}

/** The visits of one day of the demo. */
export async function visitCheckout(
  platform: Pick<Platform, 'pools' | 'secrets'>,
  daysAgo: number,
  at: Date,
): Promise<void> {
  const visits = Array.from({ length: 9 + (shareAt(daysAgo) % 7) }, (_, visit) => visitOf(daysAgo, visit));
  await keepVisitEvents({ ...platform, clock: { now: () => at, real: false } }, visits.flat());
}
