import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';

/** What a number says of its vehicle; null is not known. Nothing of it is certain: a person confirms it. */
export type DecodedVehicle = {
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  readonly vehicleClass: VehicleClass | null;
  /** Feet. */
  readonly length: number | null;
  /** The body in the vendor's own words. */
  readonly body: string | null;
  /** The number is that of a chassis: make, model and year are its maker's, not those of the coach that stands on it. */
  readonly isChassis: boolean;
};

/** `unknown`: the vendor has nothing of this number, and will not have it when asked again. */
export type VinAnswer =
  | { readonly status: 'decoded'; readonly vehicle: DecodedVehicle }
  | { readonly status: 'unknown' };

/** Looks up what vehicle identification numbers say. Reads only, so that any question may be asked again. */
export type VinDecoder = {
  /**
   * `vin` has 17 characters in capitals and a check digit that is right where it needs one; `year` is what its owner
   * says, for a number that may be of either of two years 30 apart. Throws VinUnansweredError.
   */
  decode(vin: string, year: number | null): Promise<VinAnswer>;
};

/** The vendor did not answer in time, or not in a form that can be read; it may later. */
export class VinUnansweredError extends Error {
  override readonly name = 'VinUnansweredError';
  constructor(what: string, options?: ErrorOptions) {
    super(`The VIN vendor gave no answer: ${what}`, options);
  }
}
