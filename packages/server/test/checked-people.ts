import { randomUUID } from 'node:crypto';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, type QuoteFacts, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { jobHandlers } from '../src/registry.ts';

/** Every product wants everything checked. */
export async function requireChecks({ owner }: Backend, kinds = '{mvr,frs,tas}'): Promise<void> {
  await owner.pool.query('update products set required_verifications = $1', [kinds]);
}

/** A motor home's quote of somebody by a name that the simulated vendor knows. */
export function named(lastName: string, facts: Partial<QuoteFacts> = {}): QuoteFacts {
  const person = { last_name: lastName, email: `${randomUUID()}@example.com`, ...facts.person };
  return aMotorhomeQuote({ ...facts, person });
}

/** Has the worker do what waits for it: every process that is under way, and every copy that is told. */
export async function workOff(backend: Backend): Promise<void> {
  const jobs = jobHandlers(backend.platform);
  const begun = await selectRows<{ intent: string; organization: string; process: string }>(
    backend,
    `select process_intent_id as intent, organization_id as organization, process from process_intents
     where state = 'begun' order by created`,
  );
  for (const { intent: intentId, organization: organizationId, process } of begun) {
    // What the vendor does not answer stays open.
    await jobs['resume-intent']?.({ intentId, organizationId, process }).catch(() => undefined);
  }
  const notified = await selectRows<{ data: { quoteId: string; organizationId: string } }>(
    backend,
    `delete from pgboss.job where name = 'check-people' and state = 'created' returning data`,
  );
  for (const { data } of notified) await jobs['check-people']?.(data);
}

export type Checks = { readonly mvr: string; readonly frs: string; readonly tas: string };

/** How the checks of a quote stand, as its customer sees them. */
export async function checksOf({ customer, quoteId }: StartedQuote): Promise<Checks> {
  const { quote_verification_status: status } = await customer.must<{ quote_verification_status: Checks }>(
    'query ($id: uuid!) { quote_verification_status(quote_id: $id) { mvr frs tas } }',
    { id: quoteId },
  );
  return { mvr: status.mvr, frs: status.frs, tas: status.tas };
}

/** How many requests the vendor has charged for. */
export async function billedRequests({ connected }: Backend): Promise<number> {
  return (await connected.providers.simulatedVendor?.billed()) ?? 0;
}
