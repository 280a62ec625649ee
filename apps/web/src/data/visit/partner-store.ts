import type { KeyValueStore } from '../browser-storage.ts';
import { createObservable, storedText } from '../stored-value.ts';

const partnerKey = 'partner';
const slug = /^[a-z0-9-]{1,100}$/;

/** The slug of the partner that an address names, `?partner=`; null when it names none. */
export function partnerOfAddress(href: string): string | null {
  const named = new URL(href).searchParams.get('partner')?.toLowerCase() ?? '';
  return slug.test(named) ? named : null;
}

const listed = ['year', 'make', 'model', 'vin', 'value', 'rental_percent'];

/** Whether an address tells of a vehicle more than what a quote begins with: it hands a listing over. */
export function listsVehicle(search: URLSearchParams): boolean {
  return listed.some((name) => search.get(name));
}

/** The partner through whom this browser came, kept across visits. */
export function createPartnerStore(store: KeyValueStore) {
  const stored = storedText(store, partnerKey);
  const partner = createObservable<string | null>(null);
  const set = (named: string): void => {
    if (!slug.test(named)) return;
    stored.write(named);
    partner.change(named);
  };
  return {
    read: partner.read,
    readOnServer: partner.readOnServer,
    subscribe: partner.subscribe,
    set,
    forget(): void {
      stored.forget();
      partner.change(null);
    },
    /** Takes the partner of an address, otherwise the kept one. */
    capture(href: string): void {
      set(partnerOfAddress(href) ?? stored.read() ?? '');
    },
  };
}
