import { defaultLocale, readLocale } from '@roadworthy/core/shared/page-locales.ts';
import { deviceKindOf, type Goal } from '@roadworthy/core/shared/visit-events.ts';
import { localStore } from '../browser-storage.ts';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { currentLocale } from '../current-locale.ts';
import { newId } from '../new-id.ts';
import { browser, deviceIdKey, endpoint } from '../request.ts';
import { visitAttribution } from '../visit/keep-visit.ts';
import { visitPartner } from '../visit/use-partner.ts';
import { createEventQueue } from './event-queue.ts';
import { goalsOfAnswer } from './goal-of-answer.ts';
import { cleaned, flattened, integrationsOf, type SentEvent } from './visit-event.ts';

const queue = createEventQueue({
  fetch: (...args) => globalThis.fetch(...args),
  address: '/api/analytics/v1/b',
  random: Math.random,
});

type What = Pick<SentEvent, 'type' | 'event' | 'name'>;

function add(what: What, goal: Goal | null, said: Readonly<Record<string, unknown>>): void {
  const anonymousId = localStore.getItem(deviceIdKey);
  if (anonymousId === null || !visitorConsent.allowed().measurement) return;
  const attribution = visitAttribution();
  const place = {
    ...{ domain: window.location.hostname, device: deviceKindOf(window.innerWidth), partner: visitPartner.read() },
    language: readLocale(currentLocale()) ?? defaultLocale,
  };
  queue.add({
    ...what,
    ...{ messageId: newId(), anonymousId, timestamp: new Date().toISOString() },
    properties: cleaned(flattened({ ...attribution, ...place, ...said })),
    integrations: integrationsOf(goal, attribution['tid']),
  });
}

/** Tells that a page was opened: its name is its area and, in a flow, its step. */
export function tellPage(layout: string, step: string | null): void {
  add(
    {
      type: 'page',
      name: [layout, step]
        .filter(Boolean)
        .join('_')
        .replace(/[^a-z]+/g, '_'),
    },
    null,
    {
      step,
      url: window.location.pathname + window.location.search,
    },
  );
}

async function tellAnswer(asked: string, response: Response): Promise<void> {
  try {
    const { operationName } = JSON.parse(asked) as { operationName?: string };
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    if (errors !== undefined) return;
    for (const goal of goalsOfAnswer(operationName, data)) {
      add({ type: 'track', event: 'goal_reached' }, goal, { goal_name: goal });
    }
  } catch {
    // What cannot be read is no goal.
  }
}

/** Tells of the goals that operations reach, and sends what is left as the page closes; answers how to stop. */
export function tellGoals(): () => void {
  const { fetch } = browser;
  // Listened to here, so that no page carries a line for it.
  browser.fetch = async (address, init) => {
    const response = await fetch(address, init);
    if (address === endpoint && response.ok && typeof init?.body === 'string') {
      void tellAnswer(init.body, response.clone());
    }
    return response;
  };
  const end = (): void => queue.flush(true);
  window.addEventListener('pagehide', end);
  return () => {
    browser.fetch = fetch;
    window.removeEventListener('pagehide', end);
    queue.flush(true);
  };
}

/** Lets go of what was not sent, for whoever refuses. */
export const forgetEvents = queue.forget;
