import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { codedYears } from '@roadworthy/core/shared/text/vin.ts';
import { makerCodes } from './maker-codes.ts';
import { type VinDecoder, VinUnansweredError } from './port.ts';

/** How a number asks for a way to fail: by the status of HTTP that its serial ends with. */
const failures: Readonly<Record<string, string>> = {
  '00408': 'TaskCancelledError',
  '00422': 'another form',
  '00503': 'status 503',
};
const unknownSerial = '00404';

/** The model year that a number names: of two that are 30 apart the one its owner says, else the latest on sale. */
function yearOf(vin: string, input: number | null, thisYear: number): number | null {
  const years = codedYears(vin).filter((year) => year <= thisYear + 1);
  const near = years.find((year) => input !== null && Math.abs(year - input) <= 2);
  return near ?? years.at(-1) ?? null;
}

/**
 * Answers offline what a vendor might: the year by the rule of the standard, maker and model by a table of our own. A
 * number that ends with 00404 is unknown, with 00408 is not answered in time, with 00422 is answered in another form,
 * and with 00503 finds the vendor down.
 */
export function createSimulatedDecoder({ now }: { readonly now: () => Date }): VinDecoder {
  return {
    async decode(vin, year) {
      const serial = vin.slice(-5);
      const failure = ownValue(failures, serial);
      if (failure !== undefined) throw new VinUnansweredError(failure);
      const maker = ownValue(makerCodes, vin.slice(0, 3));
      if (!maker || serial === unknownSerial) return { status: 'unknown' };
      // Positions 4 to 8 describe the vehicle; here they choose among the maker's models.
      const sum = Array.from(vin.slice(3, 8)).reduce((total, character) => total + character.charCodeAt(0), 0);
      const model = maker.models[sum % maker.models.length];
      return {
        status: 'decoded',
        vehicle: {
          make: maker.make,
          model: model?.name ?? null,
          year: yearOf(vin, year, now().getUTCFullYear()),
          vehicleClass: model?.vehicleClass ?? null,
          length: model?.length ?? null,
          body: null,
          isChassis: maker.isChassis,
        },
      };
    },
  };
}
