import {
  checkChangeable,
  checkMoratorium,
  type CheckedMoratorium,
  endOf,
  type KeptMoratorium,
  type TypedMoratorium,
} from '@roadworthy/core/underwriting/check-moratorium.ts';
import type { MutationInputs } from '../generated/operations.ts';
import type { Tx } from '../kernel/database.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/person-of.ts';

const moratoriumRoot = ({ moratorium_id: id }: { readonly moratorium_id: string }) =>
  ({ table: 'moratoriums', id }) as const;

type Given = MutationInputs['create_moratorium']['moratorium'];

/** What somebody wrote; without a beginning it begins at `starts`. */
function typedFrom(given: Given, starts: Date): TypedMoratorium {
  return {
    name: {
      en: given.name,
      fr: given.name_fr ?? null,
    },
    notice: {
      en: given.notice,
      fr: given.notice_fr ?? null,
    },
    reason: given.reason,
    provider: given.provider ?? null,
    actions: given.actions,
    states: given.states ?? [],
    postalCodes: given.postal_codes ?? [],
    starts: given.starts ? new Date(given.starts) : starts,
    ends: given.ends ? new Date(given.ends) : null,
    timeZone: given.time_zone,
  };
}

function columnsOf({ name, notice, postalCodes, timeZone, ...checked }: CheckedMoratorium) {
  return {
    name: name.en,
    name_fr: name.fr,
    notice: notice.en,
    notice_fr: notice.fr,
    reason: checked.reason,
    provider: checked.provider,
    actions: [...checked.actions],
    states: [...checked.states],
    postal_codes: [...postalCodes],
    starts: checked.starts,
    ends: checked.ends,
    time_zone: timeZone,
  };
}

async function lockMoratorium(tx: Tx, id: string): Promise<KeptMoratorium> {
  return tx
    .selectFrom('moratoriums')
    .select(['starts', 'ends', 'version'])
    .where('moratorium_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const createMoratorium = operation({
  name: 'create_moratorium',
  permission: 'moratorium:write',
  root: ({ organization_id }) => ({ table: 'organizations', id: organization_id }),
  async run({ tx, organizationId, input, actor, now }) {
    const decision = checkMoratorium(typedFrom(input.moratorium, now), now);
    if (!decision.ok) return decision;
    return tx
      .insertInto('moratoriums')
      .values({ organization_id: organizationId, ...columnsOf(decision.event), created_by: personOf(actor) })
      .returning('moratorium_id')
      .executeTakeFirstOrThrow();
  },
});

export const updateMoratorium = operation({
  name: 'update_moratorium',
  permission: 'moratorium:write',
  root: moratoriumRoot,
  async run({ tx, input, now, publish }) {
    const { moratorium_id, moratorium, version } = input;
    const kept = await lockMoratorium(tx, moratorium_id);
    const changeable = checkChangeable(kept, version ?? null, now);
    if (!changeable.ok) return changeable;
    const decision = checkMoratorium(typedFrom(moratorium, kept.starts), now);
    if (!decision.ok) return decision;
    await tx
      .updateTable('moratoriums')
      .set(columnsOf(decision.event))
      .where('moratorium_id', '=', moratorium_id)
      .execute();
    await publish({ type: 'moratorium_lifted', moratoriumId: moratorium_id });
    return { moratorium_id };
  },
});

export const endMoratorium = operation({
  name: 'end_moratorium',
  permission: 'moratorium:write',
  root: moratoriumRoot,
  async run({ tx, input, now, publish }) {
    const { moratorium_id, version } = input;
    const kept = await lockMoratorium(tx, moratorium_id);
    const changeable = checkChangeable(kept, version ?? null, now);
    if (!changeable.ok) return changeable;
    const ends = endOf(kept, now);
    await tx.updateTable('moratoriums').set({ ends }).where('moratorium_id', '=', moratorium_id).execute();
    await publish({ type: 'moratorium_lifted', moratoriumId: moratorium_id });
    return { moratorium_id };
  },
});
