import { createHmac } from 'node:crypto';
import { readVisitEvent, type VisitEvent } from '@roadworthy/core/shared/site/visit-events.ts';
import { askAs } from '../kernel/operations/ask-as.ts';
import type { Platform } from '../kernel/platform.ts';

/** Most events of one batch that are read; the library sends ten. */
const mostInBatch = 200;
/** The most days for which an event is kept, and a choice of consent. */
export const storedDays = { visit_events: 400, consent_choices: 1_100 } as const;

// An event that came before is not kept twice: a page sends again what it had no answer to.
const insert = `insert into visit_events
    (organization_id, message_id, day, visit, kind, name, goal, step, device, language, campaign, affiliate_id, received)
  select o.organization_id, e.message_id, e.day, e.visit, e.kind, e.name, e.goal, e.step, e.device, e.language,
    e.campaign, e.affiliate_id, e.received
  from jsonb_to_recordset($1::jsonb) as e (message_id text, day date, visit text, kind text, name text, goal text,
    step text, device text, language text, campaign text, affiliate_id text, partner text,
    received timestamptz)
  cross join lateral (
    select organization_id from (
      select 1 as rank, p.organization_id from partners p where p.slug = e.partner and p.archived is null
      union all select 2, h.organization_id from organizations h where h.is_platform) found
    order by rank limit 1) o
  on conflict (organization_id, message_id, day) do nothing`;

/** The visit that an event is of: its browser on its day, and nothing that leads back to either. */
function visitOf({ secrets }: Pick<Platform, 'secrets'>, anonymousId: string, day: string): string {
  return createHmac('sha256', secrets.deviceKey).update(`visit ${day} ${anonymousId}`).digest('hex').slice(0, 32);
}

/** Keeps what may be kept of a batch of events; the rest is not looked at twice. Answers how many were fit to keep. */
export async function keepVisitEvents(
  platform: Pick<Platform, 'pools' | 'clock' | 'secrets'>,
  batch: readonly unknown[],
): Promise<number> {
  const received = platform.clock.now().toISOString();
  const day = received.slice(0, 10);
  const events = batch
    .slice(0, mostInBatch)
    .map(readVisitEvent)
    .filter((event): event is VisitEvent => event !== null);
  if (events.length === 0) return 0;
  const rows = events.map(({ messageId, anonymousId, affiliateId, ...event }) => ({
    ...event,
    message_id: messageId,
    affiliate_id: affiliateId,
    day,
    received,
    visit: visitOf(platform, anonymousId, day),
  }));
  await askAs(platform.pools.operations, { role: 'worker', text: insert, values: [JSON.stringify(rows)] });
  return events.length;
}

/** Drops the months of events that may be kept no longer, and deletes such choices. */
export async function purgeVisits({ pools, clock }: Pick<Platform, 'pools' | 'clock'>): Promise<void> {
  await askAs(pools.operations, {
    role: 'worker',
    text: 'select partition_visit_events($1::date, $2::integer)',
    values: [clock.now().toISOString().slice(0, 10), String(storedDays.visit_events)],
  });
  await askAs(pools.operations, {
    role: 'worker',
    text: `delete from consent_choices where created < app_now() - interval '${storedDays.consent_choices} days'`,
  });
}
