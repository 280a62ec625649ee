import type { Ask } from '../../../data/requests/ask.ts';
import { type DecodedVinFragment, DecodeVinDocument } from '../../../generated/documents.ts';
import type { JudgedRow } from './bulk-rows.ts';

const atOnce = 4;

/** Looks VINs up, a few at once, and tells of each as it is answered. What could not be asked was told by the asking. */
export async function decodeRows(
  ask: Ask,
  rows: readonly JudgedRow[],
  tell: (id: number, decoded: DecodedVinFragment) => void,
): Promise<void> {
  const waiting = [...rows];
  const next = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const { vin = '', year = null } = row.vehicle;
      const { decode_vin } = await ask(DecodeVinDocument, { vin: vin ?? '', year });
      tell(row.id, decode_vin);
    }
  };
  await Promise.allSettled(Array.from({ length: atOnce }, next));
}
