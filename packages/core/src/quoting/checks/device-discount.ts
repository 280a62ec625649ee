import { lineFor } from '../../lines/line-for.ts';

/** The discount for a device that tells where a vehicle is, as rates call it. */
export const deviceDiscount = 'device';

/** A device counts as long as it was heard of within so many days: one in a drawer says nothing. */
export const liveDeviceDays = 30;

/** Whether the rates of a line have the discount at all. */
export const hasDeviceDiscount = (provider: string): boolean =>
  lineFor(provider)?.structure.discounts?.order.includes(deviceDiscount) ?? false;

/**
 * The discounts of something whose device is live, or is not: what is granted by it stays with it and goes with it,
 * whoever asks.
 */
export function discountsWithDevice(discounts: readonly string[], isLive: boolean): readonly string[] {
  return isLive ? discounts : discounts.filter((code) => code !== deviceDiscount);
}
