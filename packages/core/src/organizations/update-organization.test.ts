import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { decideArchiveOrganization } from './archive-organization.ts';
import { decideCreateOrganization } from './create-organization.ts';
import { emptyProfile, type ProfileChanges } from './organization-profile.ts';
import { decideUpdateOrganization, type StoredOrganization } from './update-organization.ts';

const stored: StoredOrganization = {
  organizationId: 'o1',
  version: 3,
  archived: null,
  isPlatform: false,
  profile: { ...emptyProfile, name: 'Cascade RV', service_phone: '216-555-0148', country: 'US' },
};
const owner = principalOf('organization:owner', { organizationId: 'o1', userId: 'u1' });
const administrator = principalOf('global:organization_admin', { userId: 'u2' });
const facts = { lineage: [], providers: ['personal'] };
const update = (changes: ProfileChanges, actor = administrator, more: Partial<typeof facts> = {}) =>
  decideUpdateOrganization(stored, { changes }, actor, { ...facts, ...more });
const codeOf = (decision: ReturnType<typeof update>) => (decision.ok ? null : decision.refusal);

describe('an organization', () => {
  test('says what changed, with texts on one line, and takes away what is empty', () => {
    expect(
      update({ sales_number: ' 216-555-0177 ', service_phone: '', commission_email: 'Pay@Cascade.example' }),
    ).toEqual({
      ok: true,
      event: {
        type: 'organization_updated',
        organizationId: 'o1',
        version: 4,
        before: stored.profile,
        after: {
          ...stored.profile,
          sales_number: '216-555-0177',
          service_phone: null,
          commission_email: 'pay@cascade.example',
        },
        changed: ['service_phone', 'sales_number', 'commission_email'],
      },
    });
  });

  test('is not changed by what it says already, or by nothing', () => {
    expect(update({ service_phone: '216-555-0148', name: null })).toEqual({ ok: true, event: null });
  });

  test.each([
    [{ name: ' ' }, 'name_missing', 'name'],
    [{ name: 'Visit www.x.example' }, 'text_has_address', 'name'],
    [{ organization_type: 'bank' }, 'choice_unknown', 'organization_type'],
    [{ organization_type: '' }, 'choice_unknown', 'organization_type'],
    [{ time_zone: 'Mars/Olympus' }, 'choice_unknown', 'time_zone'],
    [{ default_provider: 'boat' }, 'provider_not_sold', 'default_provider'],
    [{ service_email: 'us' }, 'email_invalid', 'service_email'],
    [{ sales_number: '12' }, 'phone_invalid', 'sales_number'],
    [{ sales_schedule_url: 'http://x.example' }, 'schedule_url_not_valid', 'sales_schedule_url'],
    [{ postal_code: 'K1A 0B1' }, 'postal_code_invalid', 'postal_code'],
    [{ administrative_area: 'Ohio' }, 'choice_unknown', 'administrative_area'],
    [{ country: 'MX' }, 'choice_unknown', 'country'],
  ])('refuses %j at its field', (changes, code, field) => {
    expect(codeOf(update(changes))).toMatchObject({ code, field });
  });

  test('takes a postal code of its country', () => {
    expect(update({ postal_code: 'K1A 0B1', country: 'CA' }).ok).toBe(true);
    expect(update({ postal_code: '44101' }).ok).toBe(true);
  });

  test('stands beneath an organization that is there, and never beneath itself', () => {
    const parent_organization_id = 'o2';
    expect(codeOf(update({ parent_organization_id }, administrator, { lineage: null as never }))).toMatchObject({
      code: 'parent_unknown',
    });
    expect(codeOf(update({ parent_organization_id }, administrator, { lineage: ['o2', 'o1'] as never }))).toMatchObject(
      {
        code: 'parent_beneath',
      },
    );
    expect(update({ parent_organization_id }, administrator, { lineage: ['o2', 'o3'] as never }).ok).toBe(true);
  });

  test.each(['name', 'organization_type', 'parent_organization_id', 'default_provider', 'license_number'] as const)(
    'has its %s changed by administrators alone',
    (field) => {
      const changes = { [field]: field === 'organization_type' ? 'roamly_software' : 'personal' };
      expect(codeOf(update(changes, owner))).toMatchObject({ code: 'administrators_alone', field });
    },
  );

  test('has its telephone changed by its owner', () => {
    expect(update({ service_phone: '216-555-0199' }, owner).ok).toBe(true);
  });

  test('refuses what was decided on an older version', () => {
    expect(decideUpdateOrganization(stored, { version: 2, changes: {} }, owner, facts)).toMatchObject({
      refusal: { code: 'organization_changed_elsewhere' },
    });
  });

  test('takes no change once it is archived', () => {
    expect(decideUpdateOrganization({ ...stored, archived: new Date(0) }, { changes: {} }, owner, facts)).toMatchObject(
      { refusal: { code: 'organization_archived' } },
    );
  });
});

describe('a new organization', () => {
  test('has a name, and what is usual where nothing is said', () => {
    expect(
      decideCreateOrganization({
        organizationId: 'o9',
        profile: { name: ' Prairie  RV ', country: 'CA' },
        lineage: [],
      }),
    ).toEqual({
      ok: true,
      event: {
        type: 'organization_created',
        organizationId: 'o9',
        profile: { ...emptyProfile, name: 'Prairie RV', country: 'CA' },
      },
    });
  });

  test('has no line to begin with, having no product', () => {
    expect(
      decideCreateOrganization({ organizationId: 'o9', profile: { name: 'P', default_provider: 'boat' }, lineage: [] }),
    ).toMatchObject({ refusal: { code: 'provider_not_sold' } });
  });
});

describe('an organization is archived', () => {
  const nothing = { policies: 0, quotes: 0, claims: 0, invoices: 0, organizations: 0 };
  const ends = { members: 2, apiKeys: 1, partners: 0 };

  test('once nothing of it goes on, and says what ends with it', () => {
    expect(decideArchiveOrganization(stored, nothing, ends)).toEqual({
      ok: true,
      event: { type: 'organization_archived', organizationId: 'o1', ...ends },
    });
  });

  test.each(Object.keys(nothing))('not while it has %s', (part) => {
    expect(decideArchiveOrganization(stored, { ...nothing, [part]: 1 }, ends)).toMatchObject({
      refusal: { code: 'organization_unfinished' },
    });
  });

  test('not without the number of each that stands in the way', () => {
    expect(decideArchiveOrganization(stored, { ...nothing, policies: 12, claims: 1 }, ends)).toMatchObject({
      refusal: {
        message:
          'Something of it goes on. Move it to another organization, or end it, first. Policies in force: 12. Open claims: 1.',
      },
    });
  });

  test('not where it is the platform’s own, or archived already', () => {
    expect(decideArchiveOrganization({ ...stored, isPlatform: true }, nothing, ends)).toMatchObject({
      refusal: { code: 'organization_is_platform' },
    });
    expect(decideArchiveOrganization({ ...stored, archived: new Date(0) }, nothing, ends)).toMatchObject({
      refusal: { code: 'organization_archived' },
    });
  });
});
