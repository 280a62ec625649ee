import { pausesOf } from '@roadworthy/core/quoting/checkout/join-waitlist.ts';
import { isNowSold, waitlistMonths } from '@roadworthy/core/quoting/checkout/now-sold.ts';
import { countries } from '@roadworthy/core/quoting/vocabulary.ts';
import { sql } from 'kysely';
import { askAs } from '../kernel/operations/ask-as.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { clockClaim } from '../kernel/jobs/clock-claim.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { productByProvider } from '../products/product-store.ts';
import { loadMoratoriums } from '../quoting/eligibility/moratorium-rows.ts';
import { isFree, policyWaitedFor } from './policy-waited-for.ts';
import { enqueueNotification } from './queue-notification.ts';

/** Letters of one place that become due in one transaction; the rest follows with the next run. */
const mostAtOnce = 200;

const waitedFor = `
  select distinct organization_id, concat_ws(' ', country, administrative_area, vehicle_class, provider, postal_code) from waitlist
  where told is null and policy_id is null`;

const policiesWaited = `select distinct organization_id, policy_id from waitlist
  where told is null and withdrawn is null and policy_id is not null`;

const overdue = `delete from waitlist
  where withdrawn is not null or created < app_now() - interval '${waitlistMonths} months'`;

/**
 * Has a letter written to each who waits for a kind of vehicle in a place, once a quote can be started there, and in a
 * postal code, once no moratorium stops it.
 */
async function tell(work: Work, key: string): Promise<void> {
  const [named, administrativeArea = '', vehicleClass = '', provider = '', ...code] = key.split(' ');
  const postalCode = code.length > 0 ? code.join(' ') : null;
  const country = countries.find((one) => one === named);
  const product = await productByProvider(work.tx, provider);
  if (!country || product === null) return;
  // A place is waited for, and no clock: the day of most of the country counts.
  const place = { country, administrativeArea, vehicleClass };
  if (!isNowSold(place, product, work.today('America/New_York'))) return;
  const where = { administrativeArea, postalCode: postalCode ?? '' };
  const moratoriums = postalCode === null ? [] : await loadMoratoriums(work.tx, work.organizationId);
  if (pausesOf(moratoriums, provider, where, work.now).length > 0) return;
  const due = work.tx
    .selectFrom('waitlist')
    .select('waitlist_id')
    .where('told', 'is', null)
    .where('policy_id', 'is', null)
    .where('country', '=', country)
    .where('administrative_area', '=', administrativeArea)
    .where('vehicle_class', '=', vehicleClass)
    .where('provider', '=', provider)
    .where(sql<boolean>`postal_code is not distinct from ${postalCode}`)
    .orderBy('created')
    .limit(mostAtOnce);
  const notified = await work.tx
    .updateTable('waitlist')
    .set({ told: work.now })
    .where('waitlist_id', 'in', due)
    .where('told', 'is', null)
    .returning(['waitlist_id', 'email'])
    .execute();
  for (const { waitlist_id, email } of notified) {
    await enqueueNotification(
      work,
      { template: 'now_sold', recipient: email, subject: { kind: 'waitlist', id: waitlist_id } },
      false,
    );
  }
}

/**
 * Has a letter written to each who waits for a change of a policy, once nothing stops it any more: the moratorium ended,
 * holds less, or excepts the policy. Who was refused several changes of it gets one letter, about the last.
 */
async function tellOfPolicy(work: Work, policyId: string): Promise<void> {
  const rows = await work.tx
    .selectFrom('waitlist')
    .selectAll()
    .where('policy_id', '=', policyId)
    .where('told', 'is', null)
    .where('withdrawn', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('waitlist_id', 'desc')
    .forUpdate()
    .execute();
  const stored = await policyWaitedFor(work, policyId);
  const free = rows.filter((row) => isFree(stored, row, work.now));
  for (const row of new Map(free.toReversed().map((one) => [one.email, one])).values()) {
    await work.tx
      .updateTable('waitlist')
      .set({ told: work.now })
      .where(
        'waitlist_id',
        'in',
        free.filter(({ email }) => email === row.email).map(({ waitlist_id }) => waitlist_id),
      )
      .execute();
    await enqueueNotification(
      work,
      {
        template: 'change_freed',
        recipient: row.email,
        policy_id: policyId,
        subject: { kind: 'waitlist', id: row.waitlist_id },
      },
      true,
    );
  }
}

/** Forgets who waited for too long, and writes to who need not wait any more, once for each place or policy. */
export async function notifyWaitlist(kernel: Kernel): Promise<void> {
  await askAs(kernel.platform.pools.operations, { role: 'worker', claims: clockClaim(kernel.platform), text: overdue });
  await scanRows(kernel, waitedFor, tell);
  await scanRows(kernel, policiesWaited, tellOfPolicy);
}
