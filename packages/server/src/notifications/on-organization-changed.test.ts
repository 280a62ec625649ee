import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { expect, test } from 'vitest';
import { eventHandlers } from '../registry.ts';
import { sendNotification } from './send-notification.ts';

const fixture = useFixture('letters of a moved quote');
const document = `mutation ($id: uuid!, $to: uuid!) {
  change_quote_organization(quote_id: $id, organization_id: $to) { status }
}`;

test('letters that were owed when their quote moved are sent once, from where it is', async () => {
  const { insurer, mirror } = fixture.tenants;
  const facts = { role: 'global:organization_admin', firstName: 'Olga', lastName: 'Admin' } as const;
  const admin = fixture.backend.as(await addPerson(fixture.backend.owner, { ...facts, email: 'olga@example.com' }));
  const quote = await startQuote(fixture.backend, aQuote());
  await quote.customer.must(
    'mutation ($id: uuid!) { save_quote_progress(quote_id: $id, email: "ada@example.com") { sent_to } }',
    { id: quote.quoteId },
  );
  await admin.must(document, { id: quote.quoteId, to: mirror.organization.organizationId });
  const { rows } = await fixture.backend.owner.pool.query<{ notificationId: string; organizationId: string }>(
    `select job.data ->> 'notificationId' as "notificationId", job.data ->> 'organizationId' as "organizationId"
     from pgboss.job join notifications on notification_id = (job.data ->> 'notificationId')::uuid
     where name = 'send-notification' and quote_id = $1 order by created_on`,
    [quote.quoteId],
  );
  expect(rows.map((row) => row.organizationId)).toEqual([
    insurer.organization.organizationId,
    mirror.organization.organizationId,
  ]);
  const statuses: unknown[] = [];
  for (const task of rows) {
    await sendNotification({ platform: fixture.backend.platform, handlers: eventHandlers }, task);
    statuses.push(
      await selectOne(fixture.backend, 'select status from notifications where quote_id = $1', [quote.quoteId]),
    );
  }
  expect(statuses).toEqual([{ status: 'queued' }, { status: 'sent' }]);
});
