import type { Day } from '../shared/day.ts';
import type { InspectionStep } from './vocabulary.ts';

/** Photographs of a vehicle were asked for, came, were accepted or asked for again, or their day comes near or has passed. */
export type InspectionMoved = {
  readonly type: 'inspection_moved';
  readonly policyId: string;
  readonly quoteId: string;
  readonly inspectionId: string;
  readonly step: InspectionStep;
  /** As it is called: year, make and model. */
  readonly vehicle: string;
  readonly dueDate: Day;
};

export type InspectionsEvent = InspectionMoved;
