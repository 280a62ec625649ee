import { AnalyticsBrowser } from '@segment/analytics-next';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { cleaned } from './visit-event.ts';
import { withConsent } from './with-consent.ts';

/** The write key of our pages, for which the collector says where events go and how. */
const pagesKey = 'pages';

/** What stays a trait whoever is identified: the browser's number, and the transaction of an affiliate's link. */
export type StoredTraits = { readonly device_id: string; readonly transaction_id: string | undefined };

/** Somebody who is signed in, as far as events say who it is. */
export type Identified = { readonly id: string; readonly organization: string | null };

/** The library as pages use it, told to ask our own collector for its settings. It is fetched when it may count. */
export function loadAnalytics() {
  const analytics = withConsent(new AnalyticsBrowser(), () => visitorConsent.allowed().measurement);
  void analytics.addSourceMiddleware(({ payload, next }) => {
    const { properties, context } = payload.obj;
    if (properties) payload.obj.properties = cleaned(properties);
    if (context?.page) payload.obj.context = { ...context, page: cleaned(context.page) };
    next(payload);
  });
  analytics.load({ writeKey: pagesKey, cdnURL: `${window.location.origin}/api/analytics` });

  /** The traits and the number that the browser keeps, also where the library has just made numbers of its own. */
  async function keep(traits: StoredTraits): Promise<void> {
    const user = await analytics.user();
    user.traits({ ...user.traits(), ...traits });
    user.anonymousId(traits.device_id);
  }

  return {
    page: analytics.page.bind(analytics),
    track: analytics.track.bind(analytics),
    keep,
    /** Says who somebody is from now on, or that nobody is there any more; says nothing where that is known. */
    async identify(person: Identified | null, traits: StoredTraits): Promise<void> {
      const user = await analytics.user();
      const known = user.id() ?? null;
      if (known === (person?.id ?? null)) return;
      if (known !== null) await analytics.reset();
      await keep(traits);
      if (person === null) return;
      void analytics.identify(person.id, traits);
      if (person.organization !== null) void analytics.group(person.organization);
    },
    /** Lets go of all that the library keeps here, when somebody refuses. */
    forget: () => analytics.reset(),
  };
}

export type LoadedAnalytics = ReturnType<typeof loadAnalytics>;
