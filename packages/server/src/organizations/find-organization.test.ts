import { randomUUID } from 'node:crypto';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { organizationFacts, organizationForNewQuote, partnerBySlug } from './find-organization.ts';

const fixture = useFixture('find organization');

const find = (role: Role, organizationId: string | null, partner: string | null) =>
  transaction(fixture.backend.platform.pools.operations, (client) =>
    organizationForNewQuote(
      {
        client,
        platform: fixture.backend.platform,
        claims: {},
        request: { ...systemRequest('find'), principal: principalOf(role, { organizationId }) },
      },
      partner,
    ),
  );
const within = <Result>(run: Parameters<typeof inOrganization<Result>>[3]) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    fixture.tenants.insurer.organization.organizationId,
    systemRequest('find'),
    run,
  );

describe('organizationForNewQuote', () => {
  test('is the agent’s own organization, whatever partner the link names', async () => {
    const { insurer, mirror } = fixture.tenants;
    const { organizationId } = mirror.organization;
    expect(await find('organization:agent', organizationId, insurer.partner)).toBe(organizationId);
  });

  test('is the partner’s organization for visitors, customers and service staff', async () => {
    const { mirror } = fixture.tenants;
    for (const role of ['anonymous', 'global:user', 'global:service_agent'] as const) {
      expect(await find(role, null, mirror.partner)).toBe(mirror.organization.organizationId);
    }
  });

  test('is the partner’s in whatever letters its link is written', async () => {
    const { mirror } = fixture.tenants;
    expect(await find('anonymous', null, mirror.partner.toUpperCase())).toBe(mirror.organization.organizationId);
  });

  test('is the insurer without a partner, and with one that is unknown or archived', async () => {
    const { insurer, mirror } = fixture.tenants;
    const { organizationId } = insurer.organization;
    expect(await find('anonymous', null, null)).toBe(organizationId);
    expect(await find('anonymous', null, randomUUID())).toBe(organizationId);
    await fixture.backend.owner.pool.query(
      `insert into partners (organization_id, slug, partner_name, archived) values ($1, 'gone-dealer', 'Gone', now())`,
      [mirror.organization.organizationId],
    );
    expect(await find('anonymous', null, 'gone-dealer')).toBe(organizationId);
  });

  test('says whom to ask when there is no platform organization', async () => {
    const { pool } = fixture.backend.owner;
    await pool.query('update organizations set is_platform = false');
    await expect(find('anonymous', null, null)).rejects.toMatchObject({ code: 'organization_missing' });
    const { organizationId } = fixture.tenants.insurer.organization;
    await pool.query('update organizations set is_platform = true where organization_id = $1', [organizationId]);
  });
});

describe('partnerBySlug', () => {
  test('finds a partner that is not archived, in whatever letters its slug is written', async () => {
    const { partner } = fixture.tenants.insurer;
    const found = await within(({ tx }) => partnerBySlug(tx, partner));
    expect(found).toEqual({ partner_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await within(({ tx }) => partnerBySlug(tx, partner.toUpperCase()))).toEqual(found);
    expect(await within(({ tx }) => partnerBySlug(tx, 'nobody'))).toBeNull();
  });
});

describe('organizationFacts', () => {
  test('are what documents and mails carry', async () => {
    const { organizationId } = fixture.tenants.insurer.organization;
    expect(await within(({ tx }) => organizationFacts(tx, organizationId))).toEqual({
      name: 'Harbor RV Insurance',
      servicePhone: '(216) 555-0100',
      timeZone: 'America/New_York',
    });
  });
});
