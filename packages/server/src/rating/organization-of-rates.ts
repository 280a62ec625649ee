import { notFound, OperationError } from '../kernel/errors.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/**
 * The organization whose rates of a line are meant, of those that the caller sees: the one that is named, or the only
 * one that sells the line. Throws `not_found`, and `organization_needed` where there are several.
 */
export async function organizationOfRates(
  { client, request, claims }: Arrival,
  provider: string,
  organizationId: string | null | undefined,
): Promise<string> {
  await enterRole(client, request.principal.role, claims);
  const { rows } = await client.query<{ organization_id: string }>(
    `select organization_id from (
       select organization_id from products where provider = $1
       union select organization_id from rater_versions where provider = $1) as found
     where $2::uuid is null or organization_id = $2 limit 2`,
    [provider, organizationId ?? null],
  );
  const [first, second] = rows;
  if (!first) throw notFound();
  if (second) {
    const message = words(
      'Several organizations have rates of this line. Say whose you mean.',
      'Plusieurs organisations ont des tarifs de cette branche. Indiquez de qui il s’agit.',
    );
    throw new OperationError('organization_needed', message, { field: 'organization_id' });
  }
  return first.organization_id;
}
