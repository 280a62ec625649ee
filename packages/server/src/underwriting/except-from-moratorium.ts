import { checkReason } from '@roadworthy/core/quoting/decide-transition.ts';
import { checkChangeable } from '@roadworthy/core/underwriting/check-moratorium.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** The quote or the policy, and null for the other. */
type Named = { readonly quoteId: string | null; readonly policyId: string | null };

/** The quote or policy of the organization that is named; throws `not_found` where there is none. */
async function namedRow({ tx }: Work, quoteId: string | null, policyId: string | null): Promise<Named | null> {
  if ((quoteId === null) === (policyId === null)) return null;
  const found =
    quoteId === null
      ? await tx.selectFrom('policies').select('policy_id').where('policy_id', '=', policyId).executeTakeFirst()
      : await tx.selectFrom('quotes').select('quote_id').where('quote_id', '=', quoteId).executeTakeFirst();
  if (!found) throw notFound();
  return { quoteId, policyId };
}

export const exceptFromMoratorium = operation({
  name: 'except_from_moratorium',
  permission: 'moratorium:write',
  root: 'moratorium_id',
  example: { quote_id: '$quote', reason: 'The storm has passed this place.' },
  badInput: [
    { input: { reason: ' ' }, code: 'reason_missing', field: 'reason' },
    { input: { quote_id: null }, code: 'exception_about_one', field: 'quote_id' },
  ],
  async run(work) {
    const { moratorium_id, quote_id = null, policy_id = null, reason } = work.input;
    const why = checkReason(reason);
    if (!why.ok) return why;
    const named = await namedRow(work, quote_id, policy_id);
    if (named === null)
      return refuse(
        'exception_about_one',
        words('Name a quote or a policy.', 'Nommez une soumission ou une police.'),
        'quote_id',
      );
    const stored = await work.tx
      .selectFrom('moratoriums')
      .select(['name', 'starts', 'ends', 'version'])
      .where('moratorium_id', '=', moratorium_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const changeable = checkChangeable(stored, null, work.now);
    if (!changeable.ok) return changeable;
    const made = await work.tx
      .insertInto('moratorium_exceptions')
      .values({
        organization_id: work.organizationId,
        moratorium_id,
        quote_id,
        policy_id,
        reason: why.event,
        created_by: personOf(work.actor),
      })
      .onConflict((row) => row.doNothing())
      .returning('moratorium_exception_id')
      .executeTakeFirst();
    if (!made)
      return refuse('exception_exists', words('This is excepted already.', 'Ceci est déjà excepté.'), 'quote_id');
    await work.publish({ type: 'moratorium_exception_made', ...named, name: stored.name });
    return made;
  },
});

export const endMoratoriumException = operation({
  name: 'end_moratorium_exception',
  permission: 'moratorium:write',
  root: 'moratorium_exception_id',
  example: {},
  async run({ tx, input: { moratorium_exception_id }, now, publish }) {
    const row = await tx
      .selectFrom('moratorium_exceptions')
      .innerJoin('moratoriums', 'moratoriums.moratorium_id', 'moratorium_exceptions.moratorium_id')
      .select(['quote_id', 'policy_id', 'deleted', 'moratoriums.name'])
      .where('moratorium_exception_id', '=', moratorium_exception_id)
      .forUpdate('moratorium_exceptions')
      .executeTakeFirstOrThrow();
    if (row.deleted !== null) return { moratorium_exception_id };
    await tx
      .updateTable('moratorium_exceptions')
      .set({ deleted: now })
      .where('moratorium_exception_id', '=', moratorium_exception_id)
      .execute();
    const { quote_id, policy_id, name } = row;
    await publish({ type: 'moratorium_exception_ended', quoteId: quote_id, policyId: policy_id, name });
    return { moratorium_exception_id };
  },
});
