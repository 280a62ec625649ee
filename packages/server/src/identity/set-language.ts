import { decideLanguage } from '@roadworthy/core/identity/set-language.ts';
import { OperationError } from '../kernel/errors.ts';
import { type Arrival, operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/person-of.ts';
import { enterRole } from '../kernel/scope.ts';

/** A person is nobody's row: what they change of themselves is booked where they work, else with the house. */
async function organizationOfPerson({ client, request }: Arrival): Promise<string> {
  const { organizationId } = request.principal;
  if (organizationId !== null) return organizationId;
  await enterRole(client, 'identity', {});
  const { rows } = await client.query<{ organization_id: string }>(
    'select organization_id from organizations where house',
  );
  const [house] = rows;
  if (!house) throw new OperationError('organization_missing', 'No organization is set up. Ask your administrator.');
  return house.organization_id;
}

export const setLanguage = operation({
  name: 'set_language',
  permission: 'profile:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  async run({ input, actor, tx }) {
    const user_id = personOf(actor);
    const decision = decideLanguage(input.language);
    if (!decision.ok) return decision;
    const { language } = decision.event;
    await tx.updateTable('users').set({ language }).where('user_id', '=', user_id).execute();
    return { language };
  },
});
