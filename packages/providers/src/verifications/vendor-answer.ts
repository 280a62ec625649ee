import type { VerificationKind } from '@roadworthy/core/products/vocabulary.ts';
import {
  identityFlags,
  licenseStatuses,
  recordEntryTypes,
  type VerificationResult,
} from '@roadworthy/core/quoting/verifications/vocabulary.ts';
import { isDay, type Day } from '@roadworthy/core/shared/time/day.ts';
import { z } from 'zod';
import type { VerificationAnswer } from './port.ts';

const line = (most: number) => z.string().trim().min(1).max(most);
const date = z.string().refine((text): text is string & Day => isDay(text), 'is no day');

const entry = z.strictObject({
  type: z.enum(recordEntryTypes),
  code: line(10).nullable(),
  violation_date: date,
  conviction_date: date.nullable(),
  points: z.int().min(0).max(20),
  at_fault: z.boolean().nullable(),
  description: line(200),
});

const mvr = z
  .strictObject({
    first_name: line(100),
    last_name: line(100),
    license: z.strictObject({
      number: line(40),
      state: z.string().regex(/^[A-Z]{2}$/),
      class: line(20).nullable(),
      status: z.enum(licenseStatuses),
      issued: date.nullable(),
      expires: date.nullable(),
      restrictions: z.array(line(100)).max(20),
    }),
    entries: z.array(entry).max(100),
  })
  .transform(({ first_name: firstName, last_name: lastName, license, entries }) => ({
    firstName,
    lastName,
    license: {
      number: license.number,
      administrativeArea: license.state,
      status: license.status,
      licenseClass: license.class,
      issued: license.issued,
      expires: license.expires,
      restrictions: license.restrictions,
    },
    entries: entries
      .map(({ violation_date, conviction_date, at_fault, ...one }) => ({
        ...one,
        date: violation_date,
        convicted: conviction_date,
        atFault: at_fault,
      }))
      .toSorted((a, b) => (a.date < b.date ? 1 : -1)),
  }));

const frs = z
  .strictObject({ score: z.int().min(200).max(997), reason_codes: z.array(z.string().regex(/^[A-Z0-9]{1,8}$/)).max(4) })
  .transform(({ score, reason_codes: reasonCodes }) => ({ score, reasonCodes }));

const tas = z.strictObject({ flags: z.array(z.enum(identityFlags)).max(identityFlags.length) });

const answers = { mvr, frs, tas } as const;
const noHit = z.strictObject({ status: z.literal('no_hit') });

/** The vendor's answer is in another form; what it says stays out of the message. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

function resultOf(kind: VerificationKind, report: unknown): VerificationResult | null {
  if (kind === 'mvr') {
    const read = answers.mvr.safeParse(report);
    return read.success ? { kind, found: read.data } : null;
  }
  if (kind === 'frs') {
    const read = answers.frs.safeParse(report);
    return read.success ? { kind, found: read.data } : null;
  }
  const read = answers.tas.safeParse(report);
  return read.success ? { kind, found: read.data } : null;
}

const hit = z.strictObject({ status: z.literal('ok'), report: z.unknown() });

/** Most characters that an answer has. */
export const mostAnswerCharacters = 200_000;

/** Reads what a vendor answered to a kind of question. Throws UnreadableAnswerError for anything but the agreed form. */
export function readVendorAnswer(kind: VerificationKind, raw: string): VerificationAnswer {
  if (raw.length > mostAnswerCharacters) throw new UnreadableAnswerError('too long');
  let input: unknown;
  try {
    input = JSON.parse(raw);
  } catch {
    throw new UnreadableAnswerError('no JSON');
  }
  if (noHit.safeParse(input).success) return { status: 'no_hit', raw };
  const read = hit.safeParse(input);
  const result = read.success ? resultOf(kind, read.data.report) : null;
  if (result === null) throw new UnreadableAnswerError('another form');
  return { status: 'ok', result, raw };
}
