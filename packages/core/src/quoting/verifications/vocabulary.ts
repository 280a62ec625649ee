import type { VerificationKind } from '../../products/vocabulary.ts';
import type { Day } from '../../shared/time/day.ts';

/** What a license is good for where it was given. */
export const licenseStatuses = ['valid', 'expired', 'suspended', 'revoked'] as const;
export type LicenseStatus = (typeof licenseStatuses)[number];

/** What stands on a driving record. */
export const recordEntryTypes = ['violation', 'accident', 'suspension'] as const;
export type RecordEntryType = (typeof recordEntryTypes)[number];

/** What may be doubtful about who buys. */
export const identityFlags = ['name_unknown', 'made_up_identity', 'watch_list', 'new_phone', 'new_email'] as const;
export type IdentityFlag = (typeof identityFlags)[number];

export type RecordEntry = {
  readonly type: RecordEntryType;
  /** The code of the states' common list of convictions (AAMVA); null where the record has none. */
  readonly code: string | null;
  /** The day on which it happened. */
  readonly date: Day;
  readonly convicted: Day | null;
  /** Points of the state's own count; the rates count theirs by their schedule. */
  readonly points: number;
  readonly atFault: boolean | null;
  readonly description: string;
};

/** What a state knows of a driver (MVR). */
export type DrivingRecord = {
  readonly firstName: string;
  readonly lastName: string;
  readonly license: {
    readonly number: string;
    readonly administrativeArea: string;
    readonly status: LicenseStatus;
    readonly licenseClass: string | null;
    readonly issued: Day | null;
    readonly expires: Day | null;
    readonly restrictions: readonly string[];
  };
  readonly entries: readonly RecordEntry[];
};

/** What a bureau says of how somebody pays (FRS). */
export type InsuranceScore = {
  /** 200 to 997; higher is better. */
  readonly score: number;
  /** Why it is no higher, what weighs most first; at most four. */
  readonly reasonCodes: readonly string[];
};

/** What is known of the person who buys (TAS); nothing where there is no doubt. */
export type IdentityCheck = { readonly flags: readonly IdentityFlag[] };

export type ResultOf = {
  readonly mvr: DrivingRecord;
  readonly frs: InsuranceScore;
  readonly tas: IdentityCheck;
};

/** The answer to a check, by its kind. */
export type VerificationResult = {
  [Kind in VerificationKind]: { readonly kind: Kind; readonly found: ResultOf[Kind] };
}[VerificationKind];

/** For how many days what a vendor said of somebody holds. */
export const verificationDays = 60;
