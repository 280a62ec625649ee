import {
  checkChangeable,
  checkMoratorium,
  type CheckedMoratorium,
  endOf,
  type StoredMoratorium,
  type TypedMoratorium,
} from '@roadworthy/core/underwriting/check-moratorium.ts';
import type { MutationInputs } from '../generated/operations.ts';
import type { Tx } from '../kernel/database.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';

type Provided = MutationInputs['create_moratorium']['moratorium'];

/** What somebody wrote; without a beginning it begins at `starts`. */
function typedFrom(provided: Provided, starts: Date): TypedMoratorium {
  return {
    name: {
      en: provided.name,
      fr: provided.name_fr ?? null,
    },
    notice: {
      en: provided.notice,
      fr: provided.notice_fr ?? null,
    },
    reason: provided.reason,
    provider: provided.provider ?? null,
    actions: provided.actions,
    states: provided.states ?? [],
    postalCodes: provided.postal_codes ?? [],
    starts: provided.starts ? new Date(provided.starts) : starts,
    ends: provided.ends ? new Date(provided.ends) : null,
    timeZone: provided.time_zone,
  };
}

/** A moratorium that was checked, as it is kept. */
export function columnsOf({ name, notice, postalCodes, timeZone, ...checked }: CheckedMoratorium) {
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

async function lockMoratorium(tx: Tx, id: string): Promise<StoredMoratorium> {
  return tx
    .selectFrom('moratoriums')
    .select(['starts', 'ends', 'version'])
    .where('moratorium_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const moratoriumExample = {
  name: 'Hurricane Odette',
  reason: 'The carrier has stopped.',
  notice: 'A hurricane is near. Try again later.',
  actions: ['bind'],
  postal_codes: ['33001'],
  time_zone: 'America/New_York',
  ends: '2099-01-01T00:00:00Z',
};

const badInput = [
  { input: { moratorium: { ...moratoriumExample, name: ' ' } }, code: 'name_missing', field: 'name' },
  { input: { moratorium: { ...moratoriumExample, reason: ' ' } }, code: 'reason_missing', field: 'reason' },
  { input: { moratorium: { ...moratoriumExample, notice: ' ' } }, code: 'notice_missing', field: 'notice' },
  {
    input: { moratorium: { ...moratoriumExample, states: ['CA-QC'] } },
    code: 'notice_french_missing',
    field: 'notice_fr',
  },
  { input: { moratorium: { ...moratoriumExample, provider: 'bicycle' } }, code: 'provider_unknown', field: 'provider' },
  { input: { moratorium: { ...moratoriumExample, actions: ['sing'] } }, code: 'action_unknown', field: 'actions' },
  { input: { moratorium: { ...moratoriumExample, postal_codes: [] } }, code: 'area_missing', field: 'states' },
  { input: { moratorium: { ...moratoriumExample, states: ['US-XX'] } }, code: 'area_unknown', field: 'states' },
  { input: { moratorium: { ...moratoriumExample, postal_codes: ['3'] } }, code: 'area_unknown', field: 'postal_codes' },
  {
    input: { moratorium: { ...moratoriumExample, time_zone: 'Mars/Olympus' } },
    code: 'zone_unknown',
    field: 'time_zone',
  },
  {
    input: { moratorium: { ...moratoriumExample, ends: '2020-01-03T00:00:00Z', starts: '2020-01-02T00:00:00Z' } },
    code: 'ends_in_the_past',
    field: 'ends',
  },
];

export const createMoratorium = operation({
  name: 'create_moratorium',
  permission: 'moratorium:write',
  root: 'organization_id',
  example: { moratorium: moratoriumExample },
  badInput,
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
  root: 'moratorium_id',
  example: { moratorium: moratoriumExample },
  badInput,
  changedElsewhere: 'moratorium_changed_elsewhere',
  async run({ tx, input, now, publish }) {
    const { moratorium_id, moratorium, version } = input;
    const stored = await lockMoratorium(tx, moratorium_id);
    const changeable = checkChangeable(stored, version ?? null, now);
    if (!changeable.ok) return changeable;
    const decision = checkMoratorium(typedFrom(moratorium, stored.starts), now);
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
  root: 'moratorium_id',
  example: {},
  changedElsewhere: 'moratorium_changed_elsewhere',
  async run({ tx, input, now, publish }) {
    const { moratorium_id, version } = input;
    const stored = await lockMoratorium(tx, moratorium_id);
    const changeable = checkChangeable(stored, version ?? null, now);
    if (!changeable.ok) return changeable;
    const ends = endOf(stored, now);
    await tx.updateTable('moratoriums').set({ ends }).where('moratorium_id', '=', moratorium_id).execute();
    await publish({ type: 'moratorium_lifted', moratoriumId: moratorium_id });
    return { moratorium_id };
  },
});
