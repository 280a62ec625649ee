import type { AddressChange } from '@roadworthy/core/identity/address-change.ts';
import { addressHours, inboxesOf } from '@roadworthy/core/identity/address-change.ts';
import {
  type AddressPurpose,
  addressPurposes,
  addressStatuses,
  type Inbox,
  inboxes,
} from '@roadworthy/core/identity/vocabulary.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import type { Arrival } from '../kernel/network/place.ts';
import type { Platform } from '../kernel/platform.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import { type AddressTokenClaims, readAddressToken } from '../kernel/tokens/tokens.ts';
import type { Work } from '../kernel/work.ts';
import { refuseWrongLink } from './refuse-wrong-link.ts';

export type StoredAddressChange = AddressChange & {
  readonly addressChangeId: string;
  readonly userId: string;
  readonly formerEmail: string;
  readonly newEmail: string;
};

/** A change as it is stored; the database's checks keep both lists. */
export function addressChangeOf(row: Selectable<Database['address_changes']>): StoredAddressChange {
  return {
    addressChangeId: row.address_change_id,
    userId: row.user_id,
    expires: row.expires,
    formerEmail: row.former_email,
    newEmail: row.new_email,
    purpose: addressPurposes.find((one) => one === row.purpose) ?? 'sign_in',
    status: addressStatuses.find((one) => one === row.status) ?? 'cancelled',
    confirmed: {
      former: row.former_confirmed !== null,
      new: row.new_confirmed !== null,
    },
  };
}

/** Locks what a person asked for and waits for; null where nothing is. */
export async function lockRequestedChange(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
  purpose: AddressPurpose,
): Promise<StoredAddressChange | null> {
  const row = await tx
    .selectFrom('address_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('status', '=', 'asked')
    .forUpdate()
    .executeTakeFirst();
  return row ? addressChangeOf(row) : null;
}

type Ask = {
  readonly userId: string;
  readonly purpose: AddressPurpose;
  readonly former: string;
  readonly email: string;
};

/** Keeps that another address was asked for, in the place of what was asked before, and has its inboxes written to. */
export async function askAddress(work: Work, { userId, purpose, former, email }: Ask): Promise<string> {
  const { tx, now, organizationId } = work;
  const pending = await lockRequestedChange(work, userId, purpose);
  if (pending) await endChange(work, pending, 'replaced');
  const { address_change_id } = await tx
    .insertInto('address_changes')
    .values({
      organization_id: organizationId,
      user_id: userId,
      purpose,
      former_email: former,
      new_email: email,
      language: readLocale(work.request.locale) ?? defaultLocale,
      expires: new Date(now.getTime() + addressHours * 36e5),
      created: now,
    })
    .returning('address_change_id')
    .executeTakeFirstOrThrow();
  const addressOf: Readonly<Record<Inbox, string>> = { former, new: email };
  const recipients = inboxesOf(purpose).map((inbox) => addressOf[inbox]);
  await work.publish({ type: 'address_asked', addressChangeId: address_change_id, recipients });
  return address_change_id;
}

/** Ends what was asked for; it does not count any more. */
export async function endChange(
  { tx }: Pick<Work, 'tx'>,
  { addressChangeId }: Pick<StoredAddressChange, 'addressChangeId'>,
  status: 'cancelled' | 'replaced',
): Promise<void> {
  await tx.updateTable('address_changes').set({ status }).where('address_change_id', '=', addressChangeId).execute();
}

type Bearer = { readonly token: string };

/** What a link to confirm names. Throws `not_found` for a token that we did not make for it. */
export function claimsOfAddressLink(
  { token }: Bearer,
  { secrets }: Pick<Platform, 'secrets'>,
): AddressTokenClaims & { readonly which: Inbox } {
  const claims = readAddressToken(secrets, token);
  const which = inboxes[claims?.inbox ?? -1];
  if (!claims || !which) throw notFound();
  return { ...claims, which };
}

/** Where a change that a link confirms was asked for. A wrong link counts against its network. */
export async function organizationOfAddressLink({ token }: Bearer, arrival: Arrival): Promise<string> {
  const { client, platform } = arrival;
  const claims = readAddressToken(platform.secrets, token);
  if (!claims) return refuseWrongLink(arrival);
  await enterRole(client, 'identity', {});
  const { rows } = await client.query<{ organization_id: string }>(
    'select organization_id from address_changes where address_change_id = $1',
    [claims.addressChangeId],
  );
  const [row] = rows;
  return row ? row.organization_id : refuseWrongLink(arrival);
}

/** Locks the change that a link names. Throws `not_found`. */
export async function lockLinkedChange({ tx }: Pick<Work, 'tx'>, id: string): Promise<StoredAddressChange> {
  const row = await tx
    .selectFrom('address_changes')
    .selectAll()
    .where('address_change_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return addressChangeOf(row);
}
