import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import type { Tx } from '../kernel/database.ts';

/** A view, held until the transaction is over; who may see it was settled before. */
export function lockSavedView(tx: Tx, savedViewId: string) {
  return tx
    .selectFrom('saved_views')
    .select(['user_id', 'list_name', 'name', 'query', 'columns', 'shared', 'archived'])
    .where('saved_view_id', '=', savedViewId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A person, held so that two views at once are counted one after the other; with the name that others read. */
export async function lockAuthor(tx: Tx, userId: string): Promise<{ readonly name: string }> {
  const { first_name, last_name, email } = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { name: ([first_name, last_name].filter(Boolean).join(' ') || email).slice(0, textLimits.fullName) };
}

type Which = { readonly user_id: string } | { readonly organization_id: string };

/** How many views of a list a person keeps, or an organization shares. */
export async function countViews(tx: Tx, list: string, which: Which): Promise<number> {
  const all = tx
    .selectFrom('saved_views')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('list_name', '=', list)
    .where('archived', 'is', null);
  const { count } = await (
    'user_id' in which
      ? all.where('user_id', '=', which.user_id)
      : all.where('organization_id', '=', which.organization_id).where('shared', 'is not', null)
  ).executeTakeFirstOrThrow();
  return Number(count);
}
