import { decidePreferences, readPreferences } from '@roadworthy/core/identity/set-preferences.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/person-of.ts';
import { organizationOfPerson } from './organization-of-person.ts';

export const setPreferences = operation({
  name: 'set_preferences',
  permission: 'preference:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  async run({ input, actor, tx }) {
    const user_id = personOf(actor);
    // Two devices may set at once: each lays its change over what the other left.
    const { preferences: stored } = await tx
      .selectFrom('users')
      .select('preferences')
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const decision = decidePreferences(readPreferences(stored), input);
    if (!decision.ok) return decision;
    const { preferences } = decision.event;
    await tx
      .updateTable('users')
      .set({ preferences: JSON.stringify(preferences) })
      .where('user_id', '=', user_id)
      .execute();
    return { preferences };
  },
});
