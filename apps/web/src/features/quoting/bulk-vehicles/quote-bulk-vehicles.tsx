'use client';
import { useAsk } from '../../../data/session/use-session.ts';
import { CheckBulkVehiclesDocument, CreateBulkVehiclesDocument } from '../../../generated/documents.ts';
import { BulkVehicles } from './bulk-vehicles.tsx';

type QuoteBulkVehiclesProps = {
  readonly quoteId: string;
  /** The version of the quote that is on screen; absent, whatever it is by now. */
  readonly version?: number | undefined;
  /** Told how many vehicles were added, and the quote's version since. */
  readonly onDone: (count: number, version: number | null) => void;
};

/** A list of vehicles that are added to a quote, as an agent. */
export function QuoteBulkVehicles({ quoteId: quote_id, version, onDone }: QuoteBulkVehiclesProps) {
  const ask = useAsk('agent');
  return (
    <BulkVehicles
      check={async (vehicles) => {
        const { check_bulk_vehicles: found } = await ask(CheckBulkVehiclesDocument, { quote_id, vehicles });
        return found.map(({ row, field, message }) => ({
          index: typeof row === 'number' ? row - 1 : null,
          field,
          message,
        }));
      }}
      create={async (vehicles) => {
        const { create_bulk_vehicles: made } = await ask(CreateBulkVehiclesDocument, {
          quote_id,
          vehicles,
          ...(version !== undefined && { version }),
        });
        onDone(made.length, made[0]?.quote?.version ?? null);
      }}
    />
  );
}
