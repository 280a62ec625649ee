import { notificationSubjects } from '@roadworthy/core/notifications/vocabulary.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';

// Letters name what they are about without a key of the database: these rules stand in its place.
const fixture = useFixture('subjects of letters');

/** Where a letter is filed, which its own keys follow: these never go alone. */
const filed: readonly string[] = ['quote', 'policy', 'policy_transaction', 'notice'];

async function aLetter(): Promise<{ enquiryId: string; notificationId: string }> {
  const { backend, tenants } = fixture;
  const { enquiryId } = await selectOne<{ enquiryId: string }>(
    backend,
    `insert into enquiries (organization_id, kind, about, email, name, language)
     values ($1, 'contact', 'Hello', 'ada@example.com', 'Ada', 'en-us') returning enquiry_id as "enquiryId"`,
    [tenants.insurer.organization.organizationId],
  );
  const { notificationId } = await selectOne<{ notificationId: string }>(
    backend,
    `insert into notifications (organization_id, template, recipient, subject_kind, subject_id)
     values ($1, 'enquiry_received', 'ada@example.com', 'enquiry', $2) returning notification_id as "notificationId"`,
    [tenants.insurer.organization.organizationId, enquiryId],
  );
  return { enquiryId, notificationId };
}

const organizationOf = (notificationId: string) =>
  selectRows(fixture.backend, 'select organization_id as id from notifications where notification_id = $1', [
    notificationId,
  ]);

test('a letter follows what it is about to another organization', async () => {
  const { enquiryId, notificationId } = await aLetter();
  const id = fixture.tenants.mirror.organization.organizationId;
  await fixture.backend.owner.pool.query('update enquiries set organization_id = $1 where enquiry_id = $2', [
    id,
    enquiryId,
  ]);
  expect(await organizationOf(notificationId)).toEqual([{ id }]);
});

test('a letter goes when what it is about goes', async () => {
  const { enquiryId, notificationId } = await aLetter();
  await fixture.backend.owner.pool.query('delete from enquiries where enquiry_id = $1', [enquiryId]);
  expect(await organizationOf(notificationId)).toEqual([]);
});

test('letters follow whatever a letter may be about', async () => {
  const followed = await selectRows<{ kind: string }>(
    fixture.backend,
    `select split_part(encode(tgargs, 'escape'), '\\000', 1) as kind from pg_trigger where tgname = 'letters_follow'`,
  );
  expect(new Set(followed.map(({ kind }) => kind))).toEqual(
    new Set(notificationSubjects.filter((kind) => !filed.includes(kind))),
  );
});

test('a letter about a quote or a policy is filed under it', async () => {
  const { tenants, backend } = fixture;
  await expect(
    backend.owner.pool.query(
      `insert into notifications (organization_id, template, recipient, subject_kind, subject_id)
       values ($1, 'quote_sent', 'ada@example.com', 'quote', uuidv7())`,
      [tenants.insurer.organization.organizationId],
    ),
  ).rejects.toThrow('notification_about');
});
