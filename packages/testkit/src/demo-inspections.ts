import { isShot, type Shot, shotLabels } from '@roadworthy/core/inspections/vocabulary.ts';
import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { takePart } from '@roadworthy/server/files/take-part.ts';
import type { Backend } from './backend.ts';
import type { Caller } from './caller.ts';
import { policyOf } from './demo-ends.ts';
import { examplePhoto } from './example-photo.ts';

/** Photographs of a vehicle that an agent asks for, as they write it down. */
type DemoInspection = {
  readonly daysAgo: number;
  readonly firstName: string;
  readonly insured: string;
  readonly reason: string;
  /** Days from that day until they are due. */
  readonly dueIn: number;
  /** How many days ago all of them were sent. */
  readonly sentAgo?: number;
};

/** One that nobody answered in time, one that is asked for, one that waits for its review. */
export const demoInspections: readonly DemoInspection[] = [
  {
    daysAgo: 10,
    firstName: 'Hank',
    insured: 'Sorrel',
    dueIn: 7,
    reason: 'Hail fell where the trailer is kept. Show us its roof line and its sides.',
  },
  {
    daysAgo: 3,
    firstName: 'Ada',
    insured: 'Moreno',
    dueIn: 14,
    reason: 'The motorhome was repaired after a scrape at the rear.',
  },
  {
    daysAgo: 3,
    firstName: 'Walter',
    insured: 'Drummond',
    dueIn: 14,
    sentAgo: 1,
    reason: 'The van was built up by its owner. Show us its interior as it is.',
  },
];

/** An agent asks for photographs of the vehicle of a policy. */
export async function askForPhotos(agent: Caller, at: Date, requested: DemoInspection): Promise<void> {
  const {
    policy_id: id,
    time_zone: zone,
    current_quote,
  } = await policyOf(agent, requested.insured, requested.firstName);
  await agent.must(
    `mutation ($id: uuid!, $vehicle: uuid!, $due: date!, $reason: String!) {
      ask_policy_inspection(policy_id: $id, vehicle_id: $vehicle, due_date: $due, reason: $reason) { status }
    }`,
    {
      id,
      vehicle: current_quote.vehicles[0]?.vehicle_id,
      reason: requested.reason,
      due: addDays(dayInZone(at, zone), requested.dueIn),
    },
  );
}

type Begun = { readonly begin_inspection_photo: { readonly file_id: string } };

async function sendPhoto(backend: Backend, insured: Caller, inspection: Inspection, shot: Shot): Promise<void> {
  const bytes = await examplePhoto(shotLabels[shot]);
  const { begin_inspection_photo } = await insured.must<Begun>(
    `mutation ($id: uuid!, $shot: String!, $size: bigint!) {
      begin_inspection_photo(policy_inspection_id: $id, shot: $shot, name: "IMG_2031.jpg", byte_size: $size) { file_id }
    }`,
    { id: inspection.policy_inspection_id, shot, size: bytes.byteLength },
  );
  const { file_id: fileId } = begin_inspection_photo;
  await takePart(backend.platform, { organizationId: inspection.organization_id, fileId, part: 1, bytes });
  await insured.must('mutation ($file: uuid!) { finish_inspection_photo(file_id: $file) { status } }', {
    file: fileId,
  });
}

type Inspection = {
  readonly policy_inspection_id: string;
  readonly organization_id: string;
  readonly shots: readonly string[];
};

/** Who is insured sends every photograph that is asked for. */
export async function sendPhotos(backend: Backend, agent: Caller, { insured, firstName }: DemoInspection) {
  const { policy_id: id, user_id: userId } = await policyOf(agent, insured, firstName);
  const email = `${firstName}.${insured}@example.com`.toLowerCase();
  const name = `${firstName} ${insured}`;
  const person = backend.as({ userId, role: 'global:user', organizationId: null, email, name });
  const find = `query ($id: uuid!) {
    policy_inspections(where: { policy_id: { _eq: $id } }) { policy_inspection_id organization_id shots }
  }`;
  const { policy_inspections } = await person.must<{ policy_inspections: readonly Inspection[] }>(find, { id });
  for (const inspection of policy_inspections) {
    for (const shot of inspection.shots.filter(isShot)) await sendPhoto(backend, person, inspection, shot);
  }
}
