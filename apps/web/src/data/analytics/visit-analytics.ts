import { asksForConsent } from '@roadworthy/core/shared/site/consent.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { deviceKindOf, type Goal } from '@roadworthy/core/shared/site/visit-events.ts';
import { localStore } from '../browser-storage.ts';
import { whenConsented } from '../consent/consent-platform.ts';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { currentLocale } from '../current-locale.ts';
import { splitLocale } from '../../locale/locale-path.ts';
import { browser, deviceIdKey, endpoint } from '../requests/request.ts';
import { keepVisit, visitAttribution } from '../visit/keep-visit.ts';
import { visitPartner } from '../visit/use-partner.ts';
import { goalsOfAnswer } from './goal-of-answer.ts';
import type { Identified, StoredTraits, LoadedAnalytics } from './analytics-library.ts';
import { flattened, integrationsOf } from './visit-event.ts';

let loaded: Promise<LoadedAnalytics | null> | null = null;

/** The library, fetched with the first event that may be told; null where it cannot be had. */
function library(): Promise<LoadedAnalytics | null> {
  loaded ??= import('./analytics-library.ts').then(
    async ({ loadAnalytics }) => {
      const analytics = loadAnalytics();
      await analytics.keep(storedTraits());
      return analytics;
    },
    // A later page tries again.
    () => (loaded = null),
  );
  return loaded;
}

const deviceId = (): string | null => localStore.getItem(deviceIdKey);
const mayNotify = (): boolean => deviceId() !== null && visitorConsent.allowed().measurement;
const storedTraits = (): StoredTraits => ({
  device_id: deviceId() ?? '',
  transaction_id: visitAttribution()['tid'],
});

/** What every event says of its visit. */
function place(): Record<string, unknown> {
  return flattened({
    ...visitAttribution(),
    domain: window.location.hostname,
    device: deviceKindOf(window.innerWidth),
    partner: visitPartner.read(),
    language: readLocale(currentLocale()) ?? defaultLocale,
  });
}

/** Tells that the page was opened that is open: its name is its first part and, in a flow, its step. */
function notifyPage(): void {
  const { pathname, search } = window.location;
  const [area = '', step = null] = splitLocale(pathname).path.split('/').filter(Boolean);
  const name = [area || 'home', area === 'checkout' ? step : null]
    .filter(Boolean)
    .join('_')
    .replace(/[^a-z]+/g, '_');
  if (!mayNotify()) return;
  const properties = { ...place(), step, url: pathname + search, path: pathname, search, title: document.title };
  const timestamp = new Date();
  const integrations = integrationsOf(null, undefined);
  void library().then((analytics) => analytics?.page(name, properties, { timestamp, integrations }));
}

function sendGoal(goal: Goal): void {
  if (!mayNotify()) return;
  const properties = { ...place(), goal_name: goal };
  const options = { timestamp: new Date(), integrations: integrationsOf(goal, visitAttribution()['tid']) };
  void library().then((analytics) => analytics?.track('goal_reached', properties, options));
}

async function notifyOfAnswer(requested: string, response: Response): Promise<void> {
  try {
    const { operationName } = JSON.parse(requested) as { operationName?: string };
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    if (errors !== undefined) return;
    for (const goal of goalsOfAnswer(operationName, data)) sendGoal(goal);
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
      void notifyOfAnswer(init.body, response.clone());
    }
    return response;
  };
}

function followConsent(): void {
  const allowed = visitorConsent.allowed();
  keepVisit(allowed);
  if (!allowed.measurement) void loaded?.then((analytics) => analytics?.forget());
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
  const begin = (): void => {
    notifyPage();
    if ('navigation' in window) window.navigation.addEventListener('navigatesuccess', notifyPage);
  };
  if (asksForConsent(window.location.pathname))
    whenConsented(visitorConsent.platform, begin, (error) => console.error(error));
  else begin();
}

/** Says who is signed in, or that nobody is any more, where visits may be counted. */
export function notifyPerson(person: Identified | null): void {
  if (mayNotify()) void library().then((analytics) => analytics?.identify(person, storedTraits()));
}

export { visitAttribution } from '../visit/keep-visit.ts';
