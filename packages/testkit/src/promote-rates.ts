import { look } from './look.ts';
import type { Backend } from './backend.ts';

/** SQL that says what a column of the next book's rows is; as it was, unless given. */
type Changed = { readonly comprehensive?: string; readonly collision?: string; readonly amount?: string };

/**
 * Promotes the promoted rate book once more with other figures, of one organization or of all. A book in use never
 * changes: a process keeps it compiled, and copies of one template have the same books.
 */
export async function promoteRates(
  backend: Pick<Backend, 'owner'>,
  { comprehensive = 'comprehensive', collision = 'collision', amount = 'amount' }: Changed,
  organizationId: string | null = null,
): Promise<void> {
  await look(
    backend,
    `insert into rater_versions (organization_id, provider, provider_version, label, status)
     select organization_id, provider, left(provider_version, 20) || ' ' || uuidv7(), label, 'draft' from rater_versions
     where status = 'promoted' and organization_id = coalesce($1, organization_id)`,
    [organizationId],
  );
  await look(
    backend,
    `insert into rate_rows (organization_id, rater_version_id, factor, key, comprehensive, collision, liability, amount,
       refer)
     select organization_id, draft.rater_version_id, factor, key, ${comprehensive}, ${collision}, liability, ${amount},
       refer
     from rate_rows join rater_versions promoted using (organization_id, rater_version_id)
       join rater_versions draft using (organization_id, provider)
     where promoted.status = 'promoted' and draft.status = 'draft'`,
  );
  await look(
    backend,
    `update rater_versions set status = 'retired'
     where status = 'promoted' and organization_id = coalesce($1, organization_id)`,
    [organizationId],
  );
  await look(backend, `update rater_versions set status = 'promoted', promoted = app_now() where status = 'draft'`);
}
