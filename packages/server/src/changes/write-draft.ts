import { type Delta, type Fields, type RecordChange, references } from '@roadworthy/core/changes/delta.ts';
import type { Entity, Quote } from '@roadworthy/core/quoting/quote.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { blindIndex, seal } from '../kernel/settings/sealed.ts';
import type { Work } from '../kernel/work.ts';
import { draftDescription } from '../quoting/editing/describe-anew.ts';
import { freshIds } from '../quoting/editing/fresh-ids.ts';
import type { ReleasedBook } from '../rating/rate-books.ts';

type RowPart = 'locations' | 'entities' | 'vehicles';
/** Rows come after those that they name. */
const rowParts = ['locations', 'entities', 'vehicles'] as const satisfies readonly RowPart[];

type Row = Readonly<Record<string, unknown>>;
/** What is written of rows of a part; the columns are those of its table, as read-changes.ts read them. */
type Writing = {
  readonly isKnown: (tx: Tx, root: string) => Promise<boolean>;
  readonly add: (tx: Tx, ids: { readonly id: string; readonly root: string }, row: Row) => Promise<unknown>;
  readonly change: (tx: Tx, id: string, columns: Row) => Promise<unknown>;
};

const writings: Readonly<Record<RowPart, Writing>> = {
  locations: {
    isKnown: async (tx, root) =>
      (await tx
        .selectFrom('locations')
        .select('location_id')
        .where('root_location_id', '=', root)
        .executeTakeFirst()) !== undefined,
    add: (tx, { id, root }, row) =>
      tx
        .insertInto('locations')
        .values({ ...(row as Insertable<Database['locations']>), location_id: id, root_location_id: root })
        .execute(),
    change: (tx, id, columns) => tx.updateTable('locations').set(columns).where('location_id', '=', id).execute(),
  },
  entities: {
    isKnown: async (tx, root) =>
      (await tx.selectFrom('entities').select('entity_id').where('root_entity_id', '=', root).executeTakeFirst()) !==
      undefined,
    add: (tx, { id, root }, row) =>
      tx
        .insertInto('entities')
        .values({ ...(row as Insertable<Database['entities']>), entity_id: id, root_entity_id: root })
        .execute(),
    change: (tx, id, columns) => tx.updateTable('entities').set(columns).where('entity_id', '=', id).execute(),
  },
  vehicles: {
    isKnown: async (tx, root) =>
      (await tx.selectFrom('vehicles').select('vehicle_id').where('root_vehicle_id', '=', root).executeTakeFirst()) !==
      undefined,
    add: (tx, { id, root }, row) =>
      tx
        .insertInto('vehicles')
        .values({ ...(row as Insertable<Database['vehicles']>), vehicle_id: id, root_vehicle_id: root })
        .execute(),
    change: (tx, id, columns) => tx.updateTable('vehicles').set(columns).where('vehicle_id', '=', id).execute(),
  },
};

/** The keys that rows of the draft have, by their roots. */
type Ids = Readonly<Record<RowPart, Map<string, string>>>;

function idsOf({ locations, entities, vehicles }: Quote, newIds: ReadonlyMap<string, string>): Ids {
  const idOf = (id: string) => newIds.get(id) ?? id;
  return {
    locations: new Map(locations.map((one) => [one.rootLocationId, idOf(one.locationId)])),
    entities: new Map(entities.map((one) => [one.rootEntityId, idOf(one.entityId)])),
    vehicles: new Map(vehicles.map((one) => [one.rootVehicleId, idOf(one.vehicleId)])),
  };
}

/** The columns of what a change says of a row: a reference is the key of the row of the draft. */
function columnsOf(part: RowPart, fields: Fields, ids: Ids): Record<string, unknown> {
  const named = new Map(Object.entries(references[part] ?? {}));
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== 'sealed')
      .map(([name, value]) => {
        const target = named.get(name);
        if (target === 'locations' || target === 'entities') {
          return [`${name}_id`, typeof value === 'string' ? (ids[target].get(value) ?? null) : null];
        }
        return [name, typeof value === 'object' && value !== null ? JSON.stringify(value) : value];
      }),
  );
}

type Written = {
  readonly quoteId: string;
  readonly part: RowPart;
  readonly root: string;
  /** Of people, who it is, with what identifies them. */
  readonly person: Entity | undefined;
};

/** What identifies somebody, as their row holds it: sealed under its key. */
function sealedColumns(
  work: Work,
  id: string,
  change: RecordChange,
  person: Entity | undefined,
): Record<string, unknown> {
  const said: readonly unknown[] = 'set' in change && Array.isArray(change.set['sealed']) ? change.set['sealed'] : [];
  const names = 'set' in change ? said : ['birthdate', 'license_number'];
  if (!person || names.length === 0) return {};
  const { secrets } = work.platform;
  const sealed = (column: 'birthdate' | 'license_number', plain: string | null) =>
    plain === null ? null : seal(secrets, { table: 'entities', column, key: id, plain });
  const { birthdate, licenseNumber: number } = person;
  return {
    ...(names.includes('birthdate') && { birthdate: sealed('birthdate', birthdate) }),
    ...(names.includes('license_number') && {
      license_number: sealed('license_number', number),
      license_number_index: number === null ? null : blindIndex(secrets, number),
    }),
  };
}

async function writeRow(
  work: Work,
  { quoteId, part, root, person }: Written,
  change: RecordChange,
  ids: Ids,
): Promise<void> {
  if ('remove' in change) return;
  const fields = 'add' in change ? change.add : 'put' in change ? change.put : change.set;
  const columns = columnsOf(part, fields, ids);
  const { isKnown, add, change: write } = writings[part];
  const id = ids[part].get(root);
  if (id !== undefined) {
    await write(work.tx, id, { ...columns, ...sealedColumns(work, id, change, person) });
    return;
  }
  // The first row has its root for a key; what an earlier draft brought about already is described once more.
  const [fresh = root] = (await isKnown(work.tx, root)) ? await freshIds(work, 1) : [root];
  ids[part].set(root, fresh);
  const row = {
    ...columns,
    ...sealedColumns(work, fresh, change, person),
    organization_id: work.organizationId,
    quote_id: quoteId,
  };
  await add(work.tx, { id: fresh, root }, row);
}

/** What is to be drafted: what a policy covers now, what it is to cover, and the change that leads from one to the other. */
export type Drafted = {
  readonly base: Quote;
  readonly changed: Quote;
  readonly delta: Delta;
  readonly book: ReleasedBook;
};

/** Writes what a change says of the rows of a quote: those that it has, under the keys that they have there, and new ones. */
export async function writeRows(
  work: Work,
  {
    quoteId,
    rows,
    changed,
    delta,
  }: { readonly quoteId: string; readonly rows: Quote; readonly changed: Quote; readonly delta: Delta },
  newIds: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const ids = idsOf(rows, newIds);
  for (const part of rowParts) {
    for (const [root, change] of Object.entries(delta[part] ?? {})) {
      const person = part === 'entities' ? changed.entities.find((one) => one.rootEntityId === root) : undefined;
      await writeRow(work, { quoteId, part, root, person }, change, ids);
    }
  }
}

/** Writes what a policy would cover as a quote that nobody bought: a copy of what it covers now, with what is changed of it. */
export function writeDraft(work: Work, { base, changed, delta, book }: Drafted): Promise<string> {
  const stays = <One>(rows: readonly One[], part: RowPart, root: (row: One) => string): One[] =>
    rows.filter((row) => !('remove' in (ownValue(delta[part] ?? {}, root(row)) ?? {})));
  const quote: Quote = {
    ...changed,
    locations: stays(base.locations, 'locations', (one) => one.rootLocationId),
    entities: stays(base.entities, 'entities', (one) => one.rootEntityId),
    vehicles: stays(base.vehicles, 'vehicles', (one) => one.rootVehicleId),
  };
  return draftDescription(work, {
    quote,
    book,
    edit: (newIds, quoteId) => writeRows(work, { quoteId, rows: quote, changed, delta }, newIds),
  });
}
