import { shots, type Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { vinOf } from '@roadworthy/testkit/example-vin.ts';
import { examplePhoto } from '@roadworthy/testkit/example-photo.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTrailer, withDeductible } from '../../test/changes-of.ts';
import { takePart } from '../files/take-part.ts';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('inspections');
const now = '2026-06-15T14:00:00Z';
beforeEach(() => fixture.backend.clock.set(now));

const askDocument = `mutation ($id: uuid!, $vehicle: uuid!, $due: date!, $reason: String!) {
  ask_policy_inspection(policy_id: $id, vehicle_id: $vehicle, due_date: $due, reason: $reason) { policy_inspection_id status due_date }
}`;
const beginDocument = `mutation ($id: uuid!, $shot: String!, $name: String!, $size: bigint!) {
  begin_inspection_photo(policy_inspection_id: $id, shot: $shot, name: $name, byte_size: $size) { file_id url }
}`;
const finishDocument = 'mutation ($file: uuid!) { finish_inspection_photo(file_id: $file) { status code } }';
const finishFileDocument = 'mutation ($file: uuid!) { finish_upload(file_id: $file) { status } }';
const acceptDocument =
  'mutation ($id: uuid!) { accept_policy_inspection(policy_inspection_id: $id) { status photo_url completed } }';
const returnDocument = `mutation ($id: uuid!, $again: [shot_again_input!]!) {
  return_policy_inspection(policy_inspection_id: $id, again: $again) { status due_date }
}`;
const readDocument = `query ($id: uuid!) {
  policy_inspections(where: { policy_id: { _eq: $id } }) { policy_inspection_id status due_date photo_url completed reason shots }
  vehicle_assets(where: { policy_id: { _eq: $id } }, order_by: [{ shot: asc }]) { shot review review_reason vin name url }
}`;
type Read = { policy_inspections: Record<string, unknown>[]; vehicle_assets: Record<string, unknown>[] };

let photo: Buffer;
beforeAll(async () => {
  photo = await examplePhoto('Front');
});

type Requested = BoundQuote & { readonly inspectionId: string; readonly insured: Caller };

/** Photographs of a motorhome that an agent asked for, and who is insured. */
async function requested(): Promise<Requested> {
  const bound = await boundQuote(fixture.backend, aMotorhomeQuote());
  const vehicle = await vehicleOf(fixture.backend, bound.quoteId);
  const input = { id: bound.policyId, vehicle, due: '2026-07-01', reason: 'The roof was repaired.' };
  const { ask_policy_inspection } = await fixture.tenants.insurer.agent.must<{
    ask_policy_inspection: { policy_inspection_id: string };
  }>(askDocument, input);
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [bound.policyId],
  );
  const person = { userId, role: 'global:user', organizationId: null, email: 'a@b.example', name: 'Ada' } as const;
  return { ...bound, inspectionId: ask_policy_inspection.policy_inspection_id, insured: fixture.backend.as(person) };
}

/** What became of a photograph that somebody sends. */
async function send(caller: Caller, id: string, shot: Shot, bytes: Buffer = photo, name = 'IMG_2031.jpg') {
  const input = { id, shot, name, size: bytes.byteLength };
  const { begin_inspection_photo } = await caller.must<{ begin_inspection_photo: { file_id: string } }>(
    beginDocument,
    input,
  );
  const { file_id: fileId } = begin_inspection_photo;
  const { organizationId } = fixture.tenants.insurer.organization;
  await takePart(fixture.backend.platform, { organizationId, fileId, part: 1, bytes });
  const { finish_inspection_photo } = await caller.must<{ finish_inspection_photo: object }>(finishDocument, {
    file: fileId,
  });
  return { fileId, ...finish_inspection_photo };
}

async function sendAll(caller: Caller, id: string): Promise<void> {
  for (const shot of shots) expect(await send(caller, id, shot)).toMatchObject({ status: 'stored' });
}

const read = (caller: Caller, policyId: string) => caller.must<Read>(readDocument, { id: policyId });
const keyOf = async (file: string) => {
  const text = 'select storage_key, byte_size::int as byte_size, sha256, name from files where file_id = $1';
  return selectOne<{ storage_key: string; byte_size: number; sha256: string; name: string }>(fixture.backend, text, [
    file,
  ]);
};
const steps = async (policyId: string) =>
  (
    await selectRows<{ step: string }>(
      fixture.backend,
      `select facts->>'step' as step from timeline_entries where policy_id = $1 and kind = 'inspection_moved' order by at, timeline_entry_id`,
      [policyId],
    )
  ).map(({ step }) => step);

describe('photos of a vehicle', () => {
  test('are asked for, sent by the insured, asked for again and accepted: once each, and the policy says so', async () => {
    const { inspectionId: id, insured, policyId } = await requested();
    const { underwriter, agent } = fixture.tenants.insurer;
    expect(await refusalOf(fixture.backend, underwriter, acceptDocument, { id })).toEqual({ code: 'photos_missing' });
    await sendAll(insured, id);
    const submitted = await read(insured, policyId);
    expect(submitted.policy_inspections).toMatchObject([{ status: 'submitted', completed: null, photo_url: null }]);
    expect(submitted.vehicle_assets.map(({ shot, review }) => [shot, review])).toEqual(
      shots.toSorted().map((shot) => [shot, 'waiting']),
    );
    const again = [{ shot: 'interior', reason: 'It is too dark.' }];
    fixture.backend.clock.set('2026-06-30T14:00:00Z');
    expect(await agent.must(returnDocument, { id, again })).toEqual({
      return_policy_inspection: { status: 'asked_again', due_date: '2026-07-07' },
    });
    expect(
      await refusalOf(fixture.backend, insured, beginDocument, { id, shot: 'front', name: 'a.jpg', size: 9 }),
    ).toEqual({
      code: 'photo_accepted',
      field: 'shot',
    });
    expect((await read(insured, policyId)).vehicle_assets).toContainEqual(
      expect.objectContaining({ shot: 'interior', review: 'again', review_reason: 'It is too dark.' }),
    );
    expect(await send(agent, id, 'interior')).toMatchObject({ status: 'stored' });
    // Whoever asks for photos again does not accept them by that: their API has no such operation.
    expect((await refusalOf(fixture.backend, agent, acceptDocument, { id })).code).toBe('validation-failed');
    const accepted = await underwriter.must<{ accept_policy_inspection: { photo_url: string } }>(acceptDocument, {
      id,
    });
    const done = await read(insured, policyId);
    expect(accepted.accept_policy_inspection).toMatchObject({ status: 'completed' });
    expect(done.vehicle_assets.find(({ shot }) => shot === 'front')?.['url']).toBe(
      accepted.accept_policy_inspection.photo_url,
    );
    expect(done.vehicle_assets).toHaveLength(shots.length);
    expect(await steps(policyId)).toEqual(['asked', 'submitted', 'asked_again', 'submitted', 'completed']);
    expect((await refusalOf(fixture.backend, underwriter, acceptDocument, { id })).code).toBe('inspection_completed');
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  });

  test('are one inspection at a time for each vehicle', async () => {
    const { policyId, quoteId, inspectionId } = await requested();
    const vehicle = await vehicleOf(fixture.backend, quoteId);
    const input = { id: policyId, vehicle, due: '2026-07-01', reason: 'Once more.' };
    const { agent, underwriter } = fixture.tenants.insurer;
    expect((await refusalOf(fixture.backend, agent, askDocument, input)).code).toBe('inspection_open');
    await sendAll(agent, inspectionId);
    await underwriter.must(acceptDocument, { id: inspectionId });
    expect(await underwriter.must(askDocument, input)).toMatchObject({ ask_policy_inspection: { status: 'asked' } });
    const elsewhere = { ...input, vehicle: '00000000-0000-7000-8000-000000000000' };
    expect((await refusalOf(fixture.backend, agent, askDocument, elsewhere)).code).toBe('vehicle_not_on_policy');
  });

  test('are nothing that a stranger sees or sends: another customer, another organization', async () => {
    const { policyId, inspectionId: id, insured } = await requested();
    const { fileId } = await send(insured, id, 'front');
    const others = [someone(fixture.backend, 'global:user'), fixture.tenants.mirror.agent];
    const input = { id, shot: 'rear', name: 'a.jpg', size: 9 };
    for (const other of others) {
      expect(await read(other, policyId)).toEqual({ policy_inspections: [], vehicle_assets: [] });
      expect((await refusalOf(fixture.backend, other, beginDocument, input)).code).toBe('not_found');
      expect((await refusalOf(fixture.backend, other, finishDocument, { file: fileId })).code).toBe('not_found');
    }
    const { begin_inspection_photo } = await insured.must<{ begin_inspection_photo: { file_id: string } }>(
      beginDocument,
      input,
    );
    // What one began, nobody else goes on with; and it is no file of another kind.
    const file = { file: begin_inspection_photo.file_id };
    const { agent } = fixture.tenants.insurer;
    expect((await refusalOf(fixture.backend, agent, finishDocument, file)).code).toBe('not_found');
    expect((await refusalOf(fixture.backend, agent, finishFileDocument, file)).code).toBe('not_found');
  });
});

describe('what is kept of a photo', () => {
  test('is what is seen on it, upright: neither the place nor the camera, and what arrived is gone', async () => {
    const sent = await sharp(photo).metadata();
    expect(sent).toMatchObject({ width: 900, height: 1_200, orientation: 6 });
    expect(sent.exif?.toString('latin1')).toContain('Telephone');
    const { inspectionId, insured } = await requested();
    const { fileId } = await send(insured, inspectionId, 'front');
    const { storage_key, byte_size, name } = await keyOf(fileId);
    const stored = await fixture.backend.platform.storage.get(storage_key);
    const saved = await sharp(stored ?? Buffer.alloc(0)).metadata();
    expect(saved).toMatchObject({ format: 'jpeg', width: 1_200, height: 900 });
    expect([saved.exif, saved.xmp, saved.iptc, saved.icc, saved.orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(stored ?? []).toString('latin1')).not.toMatch(/Telephone|Exif|GPS/);
    expect([stored?.byteLength, name]).toEqual([byte_size, 'front.jpg']);
    expect(await fixture.backend.platform.storage.exists(storage_key.replace(/\.jpg$/, ''))).toBe(false);
  });

  test('is smaller than what a camera sends, and takes the place of the one before', async () => {
    const { inspectionId, insured, policyId } = await requested();
    const first = await send(insured, inspectionId, 'front');
    const { fileId } = await send(
      insured,
      inspectionId,
      'front',
      await examplePhoto('Front', '#888888', 4_000),
      'b.png',
    );
    const { storage_key } = await keyOf(fileId);
    const stored = await sharp((await fixture.backend.platform.storage.get(storage_key)) ?? Buffer.alloc(0)).metadata();
    expect([stored.width, stored.height]).toEqual([2_400, 1_800]);
    expect((await read(insured, policyId)).vehicle_assets).toMatchObject([{ url: `/api/v1/files/${fileId}` }]);
    const before = await selectRows(fixture.backend, 'select archived from vehicle_assets where file_id = $1', [
      first.fileId,
    ]);
    expect(before).toEqual([{ archived: expect.any(Date) }]);
  });

  test.each([
    ['a page that calls itself a photo', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing that may hold a script', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')],
    [
      'the beginning of a photo and then nothing',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900)]),
    ],
  ])('is nothing of %s: it is refused, and its bytes are gone', async (_what, bytes) => {
    const { inspectionId, insured, policyId } = await requested();
    const sent = await send(insured, inspectionId, 'front', bytes);
    expect(sent).toMatchObject({ status: 'refused', code: 'photo_kind_not_taken' });
    const { storage_key } = await keyOf(sent.fileId);
    expect(await fixture.backend.platform.storage.exists(storage_key)).toBe(false);
    expect((await read(insured, policyId)).vehicle_assets).toEqual([]);
  });

  test('is nothing of what is too large, too small or of another kind', async () => {
    const { inspectionId: id, insured } = await requested();
    const codeOf = async (name: string, size: number) =>
      (await refusalOf(fixture.backend, insured, beginDocument, { id, shot: 'front', name, size })).code;
    expect(await codeOf('front.heic', 1_000)).toBe('photo_kind_not_taken');
    expect(await codeOf('front.jpg', 20 * 1024 * 1024 + 1)).toBe('photo_too_large');
    const small = await examplePhoto('Front', '#888888', 400);
    expect(await send(insured, id, 'front', small)).toMatchObject({ status: 'refused', code: 'photo_too_small' });
  });
});

test('photos that do not come are reminded of, then an underwriter is asked, once each, however late the clock runs', async () => {
  const { policyId, quoteId, inspectionId, insured } = await requested();
  const tend = async (instant: string) => {
    fixture.backend.clock.set(instant);
    await jobHandlers(fixture.backend.platform)['run-inspections']?.({});
    return steps(policyId);
  };
  const referrals = () =>
    selectRows<{ review_type: string; findings: { code: string }[]; request_reasons: string[] }>(
      fixture.backend,
      `select review_type, findings, request_reasons from quote_referrals where quote_id = $1 and review_type = 'post_bind'`,
      [quoteId],
    );
  expect(await tend('2026-06-27T20:00:00Z')).toEqual(['asked']);
  // Their day begins four hours after that of the clock's own zone.
  expect(await tend('2026-06-28T03:30:00Z')).toEqual(['asked']);
  expect(await tend('2026-06-28T14:00:00Z')).toEqual(['asked', 'due']);
  expect(await tend('2026-06-29T14:00:00Z')).toEqual(['asked', 'due']);
  expect(await tend('2026-07-02T03:30:00Z')).toEqual(['asked', 'due']);
  expect(await referrals()).toEqual([]);
  expect(await tend('2026-07-02T14:00:00Z')).toEqual(['asked', 'due', 'overdue']);
  expect(await tend('2026-07-20T14:00:00Z')).toEqual(['asked', 'due', 'overdue']);
  expect(await referrals()).toMatchObject([
    { findings: [{ code: 'inspection_overdue' }], request_reasons: [expect.stringMatching(/7 of 7 are missing\.$/)] },
  ]);
  const letters = await selectRows(
    fixture.backend,
    `select 1 from notifications where policy_id = $1 and template = 'photos_wanted'`,
    [policyId],
  );
  expect(letters).toHaveLength(3);
  // They may come late; then nothing is owed any more.
  await sendAll(insured, inspectionId);
  expect(await tend('2026-07-21T14:00:00Z')).toEqual(['asked', 'due', 'overdue', 'submitted']);
});

test('nobody is reminded of photos of a vehicle that left the policy, and no underwriter is asked', async () => {
  const { policyId } = await requested();
  const { insurer } = fixture.tenants;
  const { root } = await selectOne<{ root: string }>(
    fixture.backend,
    `select root_vehicle_id as root from vehicles v join policies p on p.current_quote_id = v.quote_id where p.policy_id = $1`,
    [policyId],
  );
  const stated = { year: 2024, make: 'Winnebago', model: 'Solis' };
  const van = { ...aTrailer, ...stated, type: 'class_b', rating_value: '9000000', estimated_yearly_mileage: 5000 };
  const replaced = { add_vehicles: [{ ...van, vin: vinOf(stated, 'class_b') }], remove_vehicles: [root] };
  const { create_policy_proposal: made } = await insurer.agent.must<{
    create_policy_proposal: { policy_proposal_id: string };
  }>(
    `mutation ($id: uuid!, $changes: policy_changes_input!) {
      create_policy_proposal(policy_id: $id, changes: $changes) { policy_proposal_id } }`,
    { id: policyId, changes: replaced },
  );
  await insurer.underwriter.must(
    `mutation ($id: uuid!) {
      accept_policy_proposal(policy_proposal_id: $id, override_reason: "Looked at.", signed_by: "Ada Moreno") { status } }`,
    { id: made.policy_proposal_id },
  );
  const { policy_inspections } = await read(insurer.agent, policyId);
  expect(policy_inspections).toMatchObject([{ status: 'withdrawn' }]);
  fixture.backend.clock.set('2026-07-02T14:00:00Z');
  await jobHandlers(fixture.backend.platform)['run-inspections']?.({});
  expect(await steps(policyId)).toEqual(['asked']);
});

test('a product that asks for photos asks with the purchase, by a day of its own', async () => {
  const { insurer } = fixture.tenants;
  const asks = `insert into product_parameters (organization_id, product_id, effective_date, installment_fee, inspection_days, inspection_from_age)
    values ($1, $2, '2026-06-16', 500, 20, 0)`;
  await fixture.backend.owner.pool.query(asks, [insurer.organization.organizationId, insurer.productId]);
  const { policyId } = await boundQuote(fixture.backend, aMotorhomeQuote());
  const { effective_date } = await selectOne<{ effective_date: string }>(
    fixture.backend,
    'select effective_date::text from policies where policy_id = $1',
    [policyId],
  );
  const { policy_inspections } = await read(insurer.agent, policyId);
  const due = new Date(Date.parse(`${effective_date}T00:00:00Z`) + 20 * 86_400_000).toISOString().slice(0, 10);
  expect(policy_inspections).toMatchObject([{ status: 'asked', due_date: due, reason: null, shots }]);
});

test('it asks for photos of a vehicle that a change adds, too, and of nothing else again', async () => {
  const { insurer } = fixture.tenants;
  const { policyId } = await boundQuote(fixture.backend, aMotorhomeQuote({ effectiveDate: '2026-06-16' }));
  fixture.backend.clock.set('2026-06-20T14:00:00Z');
  const change = async (changes: object, from: string) => {
    const { create_policy_proposal: made } = await insurer.agent.must<{
      create_policy_proposal: { policy_proposal_id: string };
    }>(
      `mutation ($id: uuid!, $from: date, $changes: policy_changes_input!) {
        create_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id } }`,
      { id: policyId, from, changes },
    );
    const accept = `mutation ($id: uuid!) {
      accept_policy_proposal(policy_proposal_id: $id, override_reason: "Looked at.", signed_by: "Ada Moreno") { status } }`;
    await insurer.underwriter.must(accept, { id: made.policy_proposal_id });
  };
  await change({ add_vehicles: [aTrailer] }, '2026-06-19');
  await change(await withDeductible(fixture.backend, policyId, 1000), '2026-06-20');
  const { policy_inspections } = await read(insurer.agent, policyId);
  expect(
    policy_inspections.map(({ due_date, shots: of }) => [due_date, (of as string[]).includes('odometer')]),
  ).toEqual(
    expect.arrayContaining([
      ['2026-07-06', true],
      ['2026-07-10', false],
    ]),
  );
  expect(policy_inspections).toHaveLength(2);
});
