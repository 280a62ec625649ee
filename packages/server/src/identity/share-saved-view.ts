import { may } from '@roadworthy/core/identity/principal.ts';
import { decideSharing } from '@roadworthy/core/identity/share-view.ts';
import { sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { countViews, lockSavedView } from './saved-view-store.ts';

export const shareSavedView = operation({
  name: 'share_saved_view',
  permission: 'view:share',
  root: 'saved_view_id',
  example: { shared: true },
  async run({ input: { saved_view_id, shared: wanted }, actor, tx, organizationId: organization_id, now }) {
    const user_id = personOf(actor);
    // Two that share at once are counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`shared views ${organization_id}`}, 0))`.execute(tx);
    const view = await lockSavedView(tx, saved_view_id);
    const decision = decideSharing(
      {
        isOwn: view.user_id === user_id,
        administers: may(actor, 'member:write'),
        shared: view.shared,
        sharedByNow: await countViews(tx, view.list_name, { organization_id }),
      },
      wanted,
      now,
    );
    if (!decision.ok) return decision;
    await tx.updateTable('saved_views').set(decision.event).where('saved_view_id', '=', saved_view_id).execute();
    return { saved_view_id };
  },
});
