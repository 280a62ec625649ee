import { billingTimeline } from '../billing/timeline-of-billing.ts';
import { documentsTimeline } from '../documents/timeline-of-documents.ts';
import type { DomainEvent, EventType } from '../events.ts';
import { filesTimeline } from '../files/timeline-of-files.ts';
import { identityTimeline } from '../identity/timeline-of-identity.ts';
import { inspectionsTimeline } from '../inspections/timeline-of-inspections.ts';
import { leadsTimeline } from '../leads/timeline-of-leads.ts';
import { notesTimeline } from '../notes/timeline-of-notes.ts';
import { notificationsTimeline } from '../notifications/timeline-of-notifications.ts';
import { policiesTimeline } from '../policies/timeline-of-policies.ts';
import { productsTimeline } from '../products/timeline-of-products.ts';
import { quotingTimeline } from '../quoting/timeline-of-quoting.ts';
import { ratingTimeline } from '../rating/timeline-of-rating.ts';
import type { TimelineEntry } from '../shared/timeline-entry.ts';
import { underwritingTimeline } from '../underwriting/timeline-of-underwriting.ts';
import { type TimelineKind, timelineKinds } from './vocabulary.ts';

const rules = {
  ...identityTimeline,
  ...productsTimeline,
  ...ratingTimeline,
  ...quotingTimeline,
  ...underwritingTimeline,
  ...policiesTimeline,
  ...billingTimeline,
  ...leadsTimeline,
  ...notesTimeline,
  ...filesTimeline,
  ...inspectionsTimeline,
  ...documentsTimeline,
  ...notificationsTimeline,
};

/** The events whose rule leaves an entry. */
type Leaving = {
  [Type in keyof typeof rules]: ReturnType<(typeof rules)[Type]> extends null ? never : Type;
}[keyof typeof rules];

/** Does not compile while an event that leaves an entry is no kind with words, or the other way round. */
const kinds: readonly ([Leaving, TimelineKind] extends [TimelineKind, Leaving] ? TimelineKind : never)[] =
  timelineKinds;

/** The events that leave an entry in a timeline. */
export const timelineEvents: readonly EventType[] = kinds;

type Events = { readonly [Event in DomainEvent as Event['type']]: Event };
type Rules = { readonly [Type in EventType]: (event: Events[Type]) => TimelineEntry | null };
const every: Rules = rules;

function ruled<Type extends EventType>(type: Type, event: Events[Type]): TimelineEntry | null {
  return every[type](event);
}

/** What a timeline keeps of an event, or null where it keeps nothing. */
export function timelineOf(event: DomainEvent): TimelineEntry | null {
  return ruled(event.type, event);
}
