import fc from 'fast-check';
import { expect, test } from 'vitest';
import { as, codeOf } from '../quoting/quote.fixture.ts';
import { addDays, day, type Day } from '../shared/time/day.ts';
import { exampleInspection, photosOf } from './inspection.fixture.ts';
import { type Inspection, missingShots, stepDue } from './inspection.ts';
import { decideAcceptInspection, decideReturnInspection } from './review-inspection.ts';
import { decideTakePhoto, statusWith } from './take-photo.ts';
import { type InspectionStatus, inspectionStatuses, shots } from './vocabulary.ts';

const today = day('2026-03-10');
const admin = as('global:admin');

/** What each status refuses of each operation, judged by hand; null where it goes through. */
const table: Readonly<Record<InspectionStatus, readonly (string | null)[]>> = {
  //           a photo                 to accept               to ask again
  asked: [null, 'photos_missing', 'photos_missing'],
  asked_again: [null, 'photos_missing', 'photos_missing'],
  submitted: [null, null, null],
  completed: ['inspection_completed', 'inspection_completed', 'inspection_completed'],
  withdrawn: ['inspection_withdrawn', 'inspection_withdrawn', 'inspection_withdrawn'],
};

test.each(inspectionStatuses)('an inspection that is %s takes what the table says, whoever acts', (status) => {
  const inspection = exampleInspection({ status, photos: photosOf(shots) });
  const again = [{ shot: 'front', reason: 'It is too dark.' }];
  expect([
    codeOf(decideTakePhoto(inspection, 'active', 'front', admin)),
    codeOf(decideAcceptInspection(inspection, 'active', admin)),
    codeOf(decideReturnInspection(inspection, 'active', again, today, admin)),
  ]).toEqual(table[status]);
});

type Act = { readonly kind: 'send' | 'accept' | 'again' | 'wait'; readonly shot: (typeof shots)[number] };

/** An inspection after one act, as the server saves it; the same where it is refused. */
function after(inspection: Inspection, { kind, shot }: Act, on: Day): Inspection {
  if (kind === 'send' && decideTakePhoto(inspection, 'active', shot, admin).ok) {
    const photos = [...inspection.photos.filter((one) => one.shot !== shot), ...photosOf([shot])];
    return { ...inspection, status: statusWith(inspection, shot), photos };
  }
  if (kind === 'accept' && decideAcceptInspection(inspection, 'active', admin).ok) {
    return { ...inspection, status: 'completed', photos: photosOf(shots, 'accepted') };
  }
  const returned = decideReturnInspection(inspection, 'active', [{ shot, reason: 'Blurred.' }], on, admin);
  if (kind !== 'again' || !returned.ok) return inspection;
  const photos = inspection.photos.map(
    (one) => ({ ...one, review: one.shot === shot ? 'again' : 'accepted' }) as const,
  );
  return { ...inspection, status: 'asked_again', photos, dueDate: returned.event.dueDate, isOverdue: false };
}

test('whatever people do, what is accepted was all there, its day never comes nearer, and nobody is asked about it late', () => {
  const act = fc.record({
    kind: fc.constantFrom('send', 'send', 'send', 'accept', 'again', 'wait'),
    shot: fc.constantFrom(...shots),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let inspection = exampleInspection();
      let on: Day = today;
      for (const one of acts as Act[]) {
        const before = inspection;
        if (one.kind === 'wait') on = addDays(on, 2);
        inspection = after(before, one, on);
        expect(inspection.dueDate >= before.dueDate).toBe(true);
        if (before.status === 'completed') expect(inspection).toEqual(before);
        const isWhole = missingShots(inspection).length === 0;
        expect(isWhole).toBe(inspection.status === 'submitted' || inspection.status === 'completed');
        if (isWhole) expect(stepDue(inspection, addDays(on, 365))).toBeNull();
      }
    }),
  );
});
