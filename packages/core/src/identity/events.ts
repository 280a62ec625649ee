import type { AddressPurpose } from './vocabulary.ts';

/** A person asked for another address; each inbox that has to confirm it is written to. */
export type AddressAsked = {
  readonly type: 'address_asked';
  readonly addressChangeId: string;
  readonly recipients: readonly string[];
};

/** Another address counts from now on. */
export type AddressChanged = {
  readonly type: 'address_changed';
  readonly addressChangeId: string;
  readonly purpose: AddressPurpose;
  readonly formerEmail: string;
};

export type IdentityEvent = AddressAsked | AddressChanged;
