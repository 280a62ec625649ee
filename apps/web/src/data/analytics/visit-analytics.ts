import { asksForConsent } from '@roadworthy/core/shared/consent.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/page-locales.ts';
import { deviceKindOf, type Goal } from '@roadworthy/core/shared/visit-events.ts';
import { localStore } from '../browser-storage.ts';
import { whenConsented } from '../consent/consent-platform.ts';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { currentLocale } from '../current-locale.ts';
import { newId } from '../new-id.ts';
import { splitLocale } from '../../locale/locale-path.ts';
import { browser, deviceIdKey, endpoint } from '../request.ts';
import { keepVisit, visitAttribution } from '../visit/keep-visit.ts';
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

/** Tells that the page was opened that is open: its name is its first part and, in a flow, its step. */
function tellPage(): void {
  const { pathname, search } = window.location;
  const [area = '', step = null] = splitLocale(pathname).path.split('/').filter(Boolean);
  const name = [area || 'home', area === 'checkout' ? step : null]
    .filter(Boolean)
    .join('_')
    .replace(/[^a-z]+/g, '_');
  add({ type: 'page', name }, null, { step, url: pathname + search });
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

function listenForGoals(): void {
  const { fetch } = browser;
  // Listened to here, so that no page carries a line for it.
  browser.fetch = async (address, init) => {
    const response = await fetch(address, init);
    if (address === endpoint && response.ok && typeof init?.body === 'string') {
      void tellAnswer(init.body, response.clone());
    }
    return response;
  };
}

function followConsent(): void {
  const allowed = visitorConsent.allowed();
  keepVisit(allowed);
  if (!allowed.measurement) queue.forget();
}

let hasBegun = false;

/**
 * Begins to keep and to tell what may be of this visit: its pages, also those that follow without a load, and the goals
 * that operations reach. Where consent comes first, nothing is told before it is there.
 */
export function beginVisit(): void {
  if (hasBegun) return;
  hasBegun = true;
  followConsent();
  visitorConsent.subscribe(followConsent);
  listenForGoals();
  window.addEventListener('pagehide', () => queue.flush(true));
  const begin = (): void => {
    tellPage();
    if ('navigation' in window) window.navigation.addEventListener('navigatesuccess', tellPage);
  };
  if (asksForConsent(window.location.pathname))
    whenConsented(visitorConsent.platform, begin, (error) => console.error(error));
  else begin();
}

export { visitAttribution } from '../visit/keep-visit.ts';
