import { day } from '../shared/time/day.ts';
import type { Inspection, Photo } from './inspection.ts';
import { type PhotoReview, type Shot, shots } from './vocabulary.ts';

/** Photographs of some shots, all in one standing. */
export const photosOf = (taken: readonly Shot[], review: PhotoReview = 'waiting'): readonly Photo[] =>
  taken.map((shot) => ({ shot, review }));

/** Photographs of a motorhome that were asked for by 20 March, and of which none is there. */
export function exampleInspection(changes: Partial<Inspection> = {}): Inspection {
  return {
    inspectionId: 'inspection-1',
    policyId: 'policy-1',
    status: 'asked',
    shots,
    dueDate: day('2026-03-20'),
    isReminded: false,
    isOverdue: false,
    photos: [],
    ...changes,
  };
}

/** The same with every photograph there, and none looked at. */
export const submittedInspection = (changes: Partial<Inspection> = {}): Inspection =>
  exampleInspection({ status: 'submitted', photos: photosOf(shots), ...changes });
