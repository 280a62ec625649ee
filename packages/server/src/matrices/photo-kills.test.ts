import { randomUUID } from 'node:crypto';
import { examplePhoto } from '@roadworthy/testkit/example-photo.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { askAgain, leftOf, resumeIntents } from '../../test/bring-to-end.ts';
import { dieAtEachCommit, dieAtEachStatement, type Statements, statementsOf, type Subject } from '../../test/die-at.ts';
import type { Requested, ChildCommand } from '../../test/server-child.ts';
import { everyOne, killSeed } from '../../test/some-places.ts';
import { takePart } from '../files/take-part.ts';

const fixture = useFixture('photo kills', { now: '2026-06-15T14:00:00Z' });
/** How many inspections are killed in. */
const stockForKills = everyOne ? 260 : 20;

const askDocument = `mutation ($id: uuid!, $vehicle: uuid!) {
  ask_policy_inspection(policy_id: $id, vehicle_id: $vehicle, due_date: "2026-07-01", reason: "The roof was repaired.") {
    policy_inspection_id } }`;
const beginDocument = `mutation ($id: uuid!, $size: bigint!) {
  begin_inspection_photo(policy_inspection_id: $id, shot: "front", name: "IMG_2031.jpg", byte_size: $size) { file_id } }`;
const finishDocument = 'mutation ($id: uuid!) { finish_inspection_photo(file_id: $id) { status } }';

/** The inspections that wait for a photograph: each its own, since what stands still keeps its rows locked. */
const stock: string[] = [];
let photo: Buffer;
let statements: Statements;
/** What the photograph comes to when nobody is killed. */
let model: unknown;

/** A motorhome of which photographs were asked for. */
async function ask(): Promise<string> {
  const person = { email: `${randomUUID()}@example.com` };
  const { policyId, quoteId } = await boundQuote(fixture.backend, aMotorhomeQuote({ person }));
  const input = { id: policyId, vehicle: await vehicleOf(fixture.backend, quoteId) };
  const { ask_policy_inspection } = await fixture.tenants.insurer.agent.must<{
    ask_policy_inspection: { policy_inspection_id: string };
  }>(askDocument, input);
  return ask_policy_inspection.policy_inspection_id;
}

/** The bytes of a photograph are here; what is left is to look at it and to keep what is seen. */
async function prepare(): Promise<ChildCommand & { asks: Requested }> {
  const inspectionId = stock.pop();
  if (inspectionId === undefined) throw new Error('The stock of inspections is used up');
  const { agent, organization } = fixture.tenants.insurer;
  const { begin_inspection_photo } = await agent.must<{ begin_inspection_photo: { file_id: string } }>(beginDocument, {
    id: inspectionId,
    size: photo.byteLength,
  });
  const { file_id: id } = begin_inspection_photo;
  const { organizationId } = organization;
  await takePart(fixture.backend.platform, { organizationId, fileId: id, part: 1, bytes: photo });
  return { id, asks: { by: agent.principal, document: finishDocument, variables: { id }, key: randomUUID() } };
}

/** Everything of a photograph but keys and instants, and whether its bytes can be read where they are said to be. */
async function readStatus(fileId: string) {
  const stored = await selectOne<{ storage_key: string | null }>(
    fixture.backend,
    `select f.status, f.content_type, f.byte_size::int, f.sha256, f.name, f.upload is null as done, f.storage_key,
       (select json_agg(json_build_array(shot, review, archived is null)) from vehicle_assets a
        where a.policy_inspection_id = f.policy_inspection_id) as assets,
       (select status from policy_inspections i where i.policy_inspection_id = f.policy_inspection_id) as inspection
     from files f where file_id = $1`,
    [fileId],
  );
  const { storage_key: key, ...rest } = stored;
  return { ...rest, isThere: key !== null && (await fixture.backend.platform.storage.exists(key)) };
}

const subject: Subject = {
  requested: [],
  done: 'stored',
  prepare,
  left: ({ id }) => leftOf(fixture.backend, id),
  async bringToEnd(command, at) {
    for (let round = 0; round < 2; round += 1) {
      await resumeIntents(fixture.backend, [command.id]);
      if ('asks' in command) await askAgain(fixture.backend, command.asks);
    }
    expect(await readStatus(command.id), at).toEqual(model);
  },
};

beforeAll(async () => {
  photo = await examplePhoto('Front');
  while (stock.length < stockForKills) stock.push(...(await Promise.all([ask(), ask(), ask(), ask()])));
  const lived = await prepare();
  await askAgain(fixture.backend, lived.asks);
  model = await readStatus(lived.id);
  statements = await statementsOf(fixture.backend, subject);
}, 900_000);

describe('a photograph that is looked at while its server is killed', () => {
  test('is kept once, as it would have been', () => {
    expect(model).toMatchObject({ status: 'stored', done: true, isThere: true, assets: [['front', 'waiting', true]] });
  });

  test(`is kept once after a kill at its statements (seed ${killSeed})`, { timeout: 600_000 }, async () => {
    expect(statements.later.length).toBeGreaterThan(10);
    const deaths = await dieAtEachStatement(fixture.backend, subject, statements);
    expect(new Set(deaths.map(({ left }) => left)).size).toBeGreaterThan(1);
  });

  test('is kept once after a kill while a commit was on its way', { timeout: 600_000 }, async () => {
    const deaths = await dieAtEachCommit(fixture.backend, subject, statements);
    expect(deaths.length).toBeGreaterThan(0);
  });

  test('leaves no photograph half done', async () => {
    const unfinished = `select file_id from files where policy_inspection_id is not null and status <> 'stored'`;
    expect(await selectRows(fixture.backend, unfinished)).toEqual([]);
  });
});
