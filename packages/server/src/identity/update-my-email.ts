import { decideAskAddress, decideCancelAddress } from '@roadworthy/core/identity/address-change.ts';
import { addressPurposes } from '@roadworthy/core/identity/vocabulary.ts';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { askAddress, endChange, lockRequestedChange } from './address-change-store.ts';
import { organizationOfPerson } from './organization-of-person.ts';

/** Asks for another address to sign in with; it counts once both inboxes have confirmed it. */
export const updateMyEmail = operation({
  name: 'update_my_email',
  permission: 'email:change',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { email: 'another@example.com' },
  async run(work) {
    const userId = personOf(work.actor);
    const { email: current } = await work.tx
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const decision = decideAskAddress({ email: work.input.email, current });
    if (!decision.ok) return decision;
    const { email } = decision.event;
    return { address_change_id: await askAddress(work, { userId, purpose: 'sign_in', former: current, email }) };
  },
});

/** Takes back what was asked for: the address that counts goes on counting. */
export const cancelAddressChange = operation({
  name: 'cancel_address_change',
  permission: 'profile:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { purpose: 'sign_in' },
  async run(work) {
    const purpose = addressPurposes.find((one) => one === work.input.purpose);
    if (!purpose) throw notFound();
    const requested = await lockRequestedChange(work, personOf(work.actor), purpose);
    const decision = decideCancelAddress(requested);
    if (!decision.ok || !requested) return decision.ok ? { address_change_id: null } : decision;
    await endChange(work, requested, 'cancelled');
    return { address_change_id: requested.addressChangeId };
  },
});
