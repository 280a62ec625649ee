/** What a carrier is asked about: a policy by its number, and who is insured. */
export type CarrierRequest = {
  readonly provider: string;
  readonly policyNumber: string;
  readonly lastName: string;
};

/**
 * Tells what losses a carrier knows of under a policy. What it answers is as it came: nothing of it is believed before it
 * was read (core/claims/carrier-claim.ts).
 */
export type CarrierClaims = {
  /** Throws CarrierSilentError without an answer. */
  claimsOf(request: CarrierRequest): Promise<readonly unknown[]>;
};

/** There was no answer; the same may be asked again. */
export class CarrierSilentError extends Error {
  override readonly name = 'CarrierSilentError';
}
