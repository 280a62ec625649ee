import { decideNewView, decideView } from '@roadworthy/core/identity/save-view.ts';
import { viewOfSomebodyElse } from '@roadworthy/core/identity/share-view.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { countViews, lockAuthor, lockSavedView } from './saved-view-store.ts';

export const updateSavedView = operation({
  name: 'update_saved_view',
  permission: 'view:write',
  root: 'saved_view_id',
  example: { name: 'Ohio' },
  async run({ input: { saved_view_id, archived, ...provided }, actor, tx, now }) {
    const user_id = personOf(actor);
    await lockAuthor(tx, user_id);
    const view = await lockSavedView(tx, saved_view_id);
    if (view.user_id !== user_id) return viewOfSomebodyElse();
    const wanted = {
      name: provided.name ?? view.name,
      query: provided.query ?? view.query,
      // A new state of the list comes with its columns, or with those that everybody has.
      columns: provided.columns ?? (provided.query ? null : view.columns),
    };
    const comesBack = view.archived !== null && archived === false;
    const decision = comesBack
      ? decideNewView(view.list_name, await countViews(tx, view.list_name, { user_id }), wanted)
      : decideView(wanted);
    if (!decision.ok) return decision;
    const { name, query, columns } = decision.event;
    await tx
      .updateTable('saved_views')
      .set({
        name,
        query: JSON.stringify(query),
        columns: columns && [...columns],
        ...(typeof archived === 'boolean' && { archived: archived ? (view.archived ?? now) : null }),
      })
      .where('saved_view_id', '=', saved_view_id)
      .execute();
    return { saved_view_id };
  },
});
