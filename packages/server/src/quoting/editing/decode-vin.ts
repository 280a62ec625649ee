import { may } from '@roadworthy/core/identity/principal.ts';
import { checkVin } from '@roadworthy/core/quoting/checks/check-vin.ts';
import { type DecodedVehicle, type VinAnswer, VinUnansweredError } from '@roadworthy/providers/vin/port.ts';
import { codedYears, hasSerialNumber } from '@roadworthy/core/shared/text/vin.ts';
import { networkOf } from '../../kernel/network/network.ts';
import { type Asking, outsideRead } from '../../kernel/operation.ts';

const nothing: DecodedVehicle = {
  make: null,
  model: null,
  year: null,
  vehicleClass: null,
  length: null,
  body: null,
  isChassis: false,
};

/** A coach is sold up to two years after its chassis. */
const nearYears = 2;

/** Visitors share what their network has; who works for an organization has the budget of requests alone. */
async function takeBudget({ platform, request }: Asking): Promise<void> {
  if (may(request.principal, 'quote:send')) return;
  await platform.limiter.take([{ of: 'VINs from', who: networkOf(request.ip), most: 300, seconds: 3_600 }]);
}

async function ask({ platform }: Asking, vin: string, year: number | null): Promise<VinAnswer | 'unavailable'> {
  try {
    return await platform.vins.decode(vin, year);
  } catch (error) {
    if (error instanceof VinUnansweredError) return 'unavailable';
    throw error;
  }
}

export const decodeVin = outsideRead({
  name: 'decode_vin',
  permission: 'quote:edit',
  example: { vin: '4X4TSMH24FS123456' },
  badInput: [
    { input: { vin: 'four!' }, code: 'vin_characters', field: 'vin' },
    { input: { vin: '4X4TSMH24FS12345' }, code: 'vin_length', field: 'vin' },
    { input: { vin: '4X4TSMH25FS123456' }, code: 'vin_check_digit', field: 'vin' },
  ],
  async run({ input, ...asking }) {
    const stated = input.year ?? null;
    // Whether the year is right is for the form to say; here it tells two years apart that share a code.
    const checked = checkVin(input.vin, hasSerialNumber(stated) ? stated : null, 'vin');
    if (!checked.ok) return checked;
    const vin = checked.event;
    // Older units carry serials of their makers' own, which no vendor knows.
    const isNumber = vin.length === 17;
    if (isNumber) await takeBudget(asking);
    const year =
      stated === null ? null : (codedYears(vin).find((coded) => Math.abs(coded - stated) <= nearYears) ?? null);
    const answer: VinAnswer | 'unavailable' = isNumber ? await ask(asking, vin, year) : { status: 'unknown' };
    const status = answer === 'unavailable' ? answer : answer.status;
    const found = answer !== 'unavailable' && answer.status === 'decoded' ? answer.vehicle : nothing;
    const { vehicleClass: type, isChassis: is_chassis, ...rest } = found;
    return { status, vin, ...rest, type, is_chassis };
  },
});
