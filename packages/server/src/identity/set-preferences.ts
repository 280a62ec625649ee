import { decidePreferences, readPreferences } from '@roadworthy/core/identity/set-preferences.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { organizationOfPerson } from './organization-of-person.ts';

export const setPreferences = operation({
  name: 'set_preferences',
  permission: 'preference:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: {
    theme: 'dark',
    single_keys: false,
    first_page: 'quotes',
    setup_dismissed: [],
    lists: [{ list: 'quotes', density: 'compact', columns: ['status'] }],
  },
  badInput: [
    { input: { theme: 'sepia' }, code: 'theme_unknown', field: 'theme' },
    { input: { first_page: 'moon' }, code: 'first_page_unknown', field: 'first_page' },
    { input: { setup_dismissed: ['brand'] }, code: 'step_not_valid', field: 'setup_dismissed' },
    { input: { lists: [{ list: 'Quotes!' }] }, code: 'list_name_not_valid', field: 'lists.list' },
    { input: { lists: [{ list: 'quotes', density: 'huge' }] }, code: 'density_unknown', field: 'lists.density' },
    {
      input: { lists: [{ list: 'quotes', columns: ['status', 'status'] }] },
      code: 'columns_not_valid',
      field: 'lists.columns',
    },
  ],
  async run({ input, actor, tx }) {
    const user_id = personOf(actor);
    // Two devices may set at once: each lays its change over what the other left.
    const { preferences: stored } = await tx
      .selectFrom('users')
      .select('preferences')
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const decision = decidePreferences(readPreferences(stored), {
      ...input,
      setup_dismissed: input.setup_dismissed?.filter((step) => step !== null),
    });
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
