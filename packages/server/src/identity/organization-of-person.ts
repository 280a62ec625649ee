import { OperationError } from '../kernel/errors.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** A person is nobody's row: what they change of themselves is booked where they work, else with the platform organization. */
export async function organizationOfPerson({ client, request }: Arrival): Promise<string> {
  const { organizationId } = request.principal;
  if (organizationId !== null) return organizationId;
  await enterRole(client, 'identity', {});
  const { rows } = await client.query<{ organization_id: string }>(
    'select organization_id from organizations where is_platform',
  );
  const [insurer] = rows;
  if (!insurer)
    throw new OperationError(
      'organization_missing',
      words(
        'No organization is set up. Ask your administrator.',
        'Aucune organisation n’est configurée. Adressez-vous à votre administrateur.',
      ),
    );
  return insurer.organization_id;
}
