import { decideNewView } from '@roadworthy/core/identity/save-view.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { organizationOfPerson } from './organization-of-person.ts';
import { countViews, lockAuthor } from './saved-view-store.ts';

export const createSavedView = operation({
  name: 'create_saved_view',
  permission: 'view:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { list_name: 'quotes', name: 'Ohio', query: { view: 'mine' }, columns: ['status', 'premium'] },
  badInput: [
    { input: { name: ' ' }, code: 'view_name_not_valid', field: 'name' },
    { input: { list_name: 'quotes; drop' }, code: 'list_name_not_valid', field: 'list_name' },
    { input: { query: { token: 'x' } }, code: 'view_query_not_valid', field: 'query' },
    { input: { query: { view: { _eq: 'x' } } }, code: 'view_query_not_valid', field: 'query' },
    { input: { columns: ['a b'] }, code: 'columns_not_valid', field: 'columns' },
  ],
  async run({ input, actor, tx, organizationId }) {
    const user_id = personOf(actor);
    const author = await lockAuthor(tx, user_id);
    const stored = await countViews(tx, input.list_name, { user_id });
    const decision = decideNewView(input.list_name, stored, input);
    if (!decision.ok) return decision;
    const { name, query, columns } = decision.event;
    const { is_platform: isPlatform } = await tx
      .selectFrom('organizations')
      .select('is_platform')
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow();
    const { saved_view_id } = await tx
      .insertInto('saved_views')
      .values({
        organization_id: organizationId,
        user_id,
        author_name: author.name,
        by_platform: isPlatform,
        list_name: input.list_name,
        name,
        query: JSON.stringify(query),
        columns: columns && [...columns],
      })
      .returning('saved_view_id')
      .executeTakeFirstOrThrow();
    return { saved_view_id };
  },
});
