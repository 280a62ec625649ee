import { createHash, randomUUID } from 'node:crypto';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { requestRoles } from '../connect-platform.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, answeredQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import { askAs } from '../operations/ask-as.ts';
import { writeAudit } from './audit.ts';
import { inOrganization, systemRequest } from '../jobs/scheduled-scan.ts';

const fixture = useFixture('audit', { now: '2026-06-15T14:00:00Z' });

const write = (input: Record<string, unknown>) => {
  const requestId = randomUUID();
  const { organizationId } = fixture.tenants.insurer.organization;
  return inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    organizationId,
    systemRequest('a'),
    async ({ tx }) => {
      const principal = principalOf('organization:agent', { userId: randomUUID(), organizationId });
      await writeAudit(tx, {
        requestId,
        operation: 'test',
        principal,
        organizationId,
        root: null,
        outcome: 'done',
        input,
      });
      return requestId;
    },
  );
};
const rowOf = (requestId: string) =>
  selectOne(fixture.backend, 'select * from audit_log where request_id = $1', [requestId]);

describe('the audit trail', () => {
  test('says who did what, when, for whom', async () => {
    const row = await rowOf(await write({ quote_id: 'one' }));
    expect(row).toMatchObject({
      actor_kind: 'user',
      actor_role: 'organization:agent',
      operation: 'test',
      outcome: 'done',
      at: new Date('2026-06-15T14:00:00Z'),
      input: { quote_id: 'one' },
      organization_id: fixture.tenants.insurer.organization.organizationId,
    });
  });

  test.each([
    'entity',
    'vehicle',
    'vehicles',
    'changes',
    'location',
    'custom_fields',
    'meta',
    'mailing_location',
    'signature',
    'email',
    'method_token',
    'token',
    'note',
    'name',
    'about',
    'customer_name',
    'explanation',
    'declarations',
    'vin',
    'reason',
  ])('leaves out what was said as %s', async (name) => {
    expect((await rowOf(await write({ [name]: 'canary', version: 3 })))['input']).toEqual({
      [name]: '…',
      version: 3,
    });
  });

  test('keeps a digest of what is too long, and is never too long itself', async () => {
    const long = 'a'.repeat(40_000);
    expect((await rowOf(await write({ attribution: long, version: 3 })))['input']).toEqual({
      attribution: {
        length: 40_002,
        sha256: createHash('sha256').update(JSON.stringify(long)).digest('hex'),
        head: `"${'a'.repeat(79)}`,
      },
      version: 3,
    });
  });

  test.each([
    ['many columns', { columns: Array.from({ length: 500 }, (_, n) => ({ key: `k${n}`, header: 'é'.repeat(80) })) }],
    ['many names', Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`name_${n}`, 'x'.repeat(900)]))],
    ['quotation marks and signs of four bytes', { text: '"\u{1F690}'.repeat(20_000), other: '\u0001'.repeat(900) }],
    ['long names', { ['n'.repeat(60_000)]: 1 }],
  ])('takes an input of %s', async (_what, input) => {
    expect(JSON.stringify((await rowOf(await write(input)))['input']).length).toBeLessThan(8_000);
  });

  test('holds nothing of a person after a whole purchase', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    const rows = await selectRows(
      fixture.backend,
      'select * from audit_log where root_id = $1 or input::text like $2',
      [bound.quoteId, `%${bound.quoteId}%`],
    );
    expect(rows.length).toBeGreaterThan(3);
    const text = JSON.stringify(rows);
    for (const canary of ['Moreno', 'ada.moreno', '1968-03-09', '555-0148', '12 Oak', 'tok_']) {
      expect(text).not.toContain(canary);
    }
  });

  test('has one row for every edit', async () => {
    const { quoteId } = await answeredQuote(fixture.backend, aQuote());
    const rows = await selectRows<{ operation: string }>(
      fixture.backend,
      `select operation from audit_log a where root_id = $1
        or root_id in (select vehicle_id from vehicles where quote_id = $1) order by audit_id`,
      [quoteId],
    );
    expect(rows.map(({ operation }) => operation)).toEqual([
      'update_vehicle',
      'create_named_insured',
      'update_declarations',
    ]);
  });

  test('cannot be changed or deleted by any role that the application may take', async () => {
    await write({});
    for (const role of [...requestRoles, 'operator', 'worker', 'identity']) {
      for (const text of [`update audit_log set outcome = 'other'`, 'delete from audit_log', 'truncate audit_log']) {
        await expect(
          askAs(fixture.backend.platform.pools.operations, { role, text }),
          `${role}: ${text}`,
        ).rejects.toThrow(/permission denied/);
      }
    }
  });

  test('is read by the owner of its organization and by administrators alone', async () => {
    const question = '{ audit_log(limit: 1) { operation } }';
    expect((await fixture.tenants.insurer.owner.ask(question)).data).toMatchObject({ audit_log: [expect.anything()] });
    expect((await fixture.tenants.insurer.agent.ask(question)).errors[0]?.extensions.code).toBe('validation-failed');
    const { data } = await fixture.tenants.mirror.owner.ask(
      `{ audit_log(where: { organization_id: { _eq: "${fixture.tenants.insurer.organization.organizationId}" } }) { operation } }`,
    );
    expect(data).toEqual({ audit_log: [] });
  });
});
