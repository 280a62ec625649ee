import { day } from '../../shared/time/day.ts';
import { exampleInsured } from '../quote.fixture.ts';
import type { DrivingRecord, RecordEntry } from './vocabulary.ts';

/** One violation that counts for cover from March 2026 on: 15 miles an hour over the limit. */
export function exampleEntry(changes: Partial<RecordEntry> = {}): RecordEntry {
  return {
    type: 'violation',
    code: 'S15',
    date: day('2025-07-04'),
    convicted: day('2025-08-01'),
    points: 3,
    atFault: null,
    description: 'Speeding',
    ...changes,
  };
}

/** What Ohio knows of the example's insured: nothing but the license. */
export function exampleRecord(changes: Partial<DrivingRecord> = {}): DrivingRecord {
  return {
    firstName: 'Renée',
    lastName: "O'Neill",
    license: {
      number: 'OH123456',
      administrativeArea: 'OH',
      status: 'valid',
      licenseClass: 'D',
      issued: day('2023-01-01'),
      expires: day('2029-01-01'),
      restrictions: [],
    },
    entries: [],
    ...changes,
  };
}

/** The example's insured with a record. */
export const recordedInsured = (changes: Partial<DrivingRecord> = {}) => ({
  ...exampleInsured,
  record: exampleRecord(changes),
});
