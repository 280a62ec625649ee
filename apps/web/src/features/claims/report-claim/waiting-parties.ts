import type { ClaimRelationship } from '@roadworthy/core/claims/vocabulary.ts';
import { localStore } from '../../../data/browser-storage.ts';
import { storedText } from '../../../data/stored-value.ts';

/** Somebody or something else in a report, as it was typed; its key is that of its call, so that it is added once. */
export type Party =
  | {
      readonly key: string;
      readonly person: ClaimRelationship;
      readonly first_name: string;
      readonly phone: string;
      readonly description: string;
    }
  | { readonly key: string; readonly make: string; readonly model: string; readonly license_plate: string };

const isParty = (one: unknown): one is Party => typeof one === 'object' && one !== null && 'key' in one;

/** What of a report waits in this browser for a connection: others who were there, and that it is to be sent. */
export function waitingOf(claimId: string, store = localStore) {
  const parties = storedText(store, `report-parties:${claimId}`);
  const filing = storedText(store, `report-filing:${claimId}`);
  const read = (): readonly Party[] => {
    try {
      const stored: unknown = JSON.parse(parties.read() ?? '[]');
      return Array.isArray(stored) ? stored.filter(isParty) : [];
    } catch {
      return [];
    }
  };
  const write = (all: readonly Party[]): void => {
    if (all.length === 0) parties.forget();
    else parties.write(JSON.stringify(all));
  };
  return {
    parties: read,
    add: (party: Party) => write([...read(), party]),
    remove: (key: string) => write(read().filter((one) => one.key !== key)),
    isFiling: () => filing.read() === 'yes',
    /** Remembers that the report is to be sent, or that it was. */
    setFiling(wanted: boolean): void {
      if (wanted) filing.write('yes');
      else filing.forget();
    },
  };
}

export type Waiting = ReturnType<typeof waitingOf>;
