import {
  emptyProfile,
  type OrganizationProfile,
  profileFields,
} from '@roadworthy/core/organizations/organization-profile.ts';
import type { Unfinished } from '@roadworthy/core/organizations/archive-organization.ts';
import type { ArchivedWith } from '@roadworthy/core/organizations/events/organization-changes.ts';
import type { StoredOrganization } from '@roadworthy/core/organizations/update-organization.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { isUuid } from '../kernel/operations/is-uuid.ts';

type Row = Selectable<Database['organizations']>;

function profileOf(row: Row): OrganizationProfile {
  return { ...emptyProfile, ...Object.fromEntries(profileFields.map((field) => [field, row[field]])) };
}

/** An organization as it is stored; null where there is none. */
function organizationOf(row: Row): StoredOrganization {
  return {
    organizationId: row.organization_id,
    version: row.version,
    archived: row.archived,
    isPlatform: row.is_platform,
    profile: profileOf(row),
  };
}

/** Locks the organization in which the transaction works. */
export async function lockOrganization(tx: Tx, organizationId: string): Promise<StoredOrganization> {
  const row = await tx
    .selectFrom('organizations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return organizationOf(row);
}

/** An organization and those above it, itself first; null for one that is not there, or archived. */
export async function lineageOf(tx: Tx, organizationId: string | null | undefined): Promise<readonly string[] | null> {
  if (!organizationId) return [];
  if (!isUuid(organizationId)) return null;
  const { rows } = await sql<{ organization_id: string; archived: Date | null }>`
    with recursive above as (
      select organization_id, parent_organization_id, archived, 0 as step
      from organizations where organization_id = ${organizationId}::uuid
      union
      select parent.organization_id, parent.parent_organization_id, parent.archived, above.step + 1
      from organizations parent join above on parent.organization_id = above.parent_organization_id
      where above.step < 50)
    select organization_id, archived from above order by step`.execute(tx);
  const [itself] = rows;
  return itself && itself.archived === null ? rows.map((row) => row.organization_id) : null;
}

/** The lines of the products of the organization in which the transaction works. */
export async function providersOf(tx: Tx, organizationId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('products')
    .select('provider')
    .distinct()
    .where('organization_id', '=', organizationId)
    .execute();
  return rows.map(({ provider }) => provider);
}

/** What an organization would leave behind, and what would end with it. */
export async function countBeforeArchive(
  tx: Tx,
  organizationId: string,
  now: Date,
): Promise<{ readonly unfinished: Unfinished; readonly ends: ArchivedWith }> {
  const { rows } = await sql<{ unfinished: Unfinished; ends: ArchivedWith }>`
    select json_build_object(
      'policies', (select count(*) from policies where organization_id = ${organizationId}
        and policy_status in ('pending', 'active', 'delinquent', 'pending_cancellation')),
      'quotes', (select count(*) from quotes where organization_id = ${organizationId}
        and status in ('open', 'agent_required', 'agent_approved', 'referred', 'pending_bind', 'pending_renewal',
          'locked_pending_renewal', 'proposal')),
      'claims', (select count(*) from claims where organization_id = ${organizationId}
        and status in ('filed', 'open', 'investigating', 'evaluated', 'approved', 'reopened')),
      'invoices', (select count(*) from invoices where organization_id = ${organizationId}
        and status in ('issued', 'pending', 'partly_paid')),
      'organizations', (select count(*) from organizations
        where parent_organization_id = ${organizationId} and archived is null)) as unfinished,
    json_build_object(
      'members', (select count(distinct user_id) from organization_members
        where organization_id = ${organizationId} and active),
      'apiKeys', (select count(*) from api_keys
        where organization_id = ${organizationId} and revoked is null and expires > ${now}),
      'partners', (select count(*) from partners where organization_id = ${organizationId} and archived is null)) as ends`.execute(
    tx,
  );
  const [counted] = rows;
  if (!counted) throw new Error('Counts of an organization come as one row');
  return counted;
}
