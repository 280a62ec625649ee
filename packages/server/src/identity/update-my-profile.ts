import { decideMyProfile } from '@roadworthy/core/identity/update-my-profile.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { organizationOfPerson } from './organization-of-person.ts';

export const updateMyProfile = operation({
  name: 'update_my_profile',
  permission: 'profile:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { preferred_name: 'Ada', phone: '216-555-0148' },
  badInput: [
    { input: { preferred_name: 'www.example.com' }, code: 'text_has_address', field: 'preferred_name' },
    { input: { phone: '12' }, code: 'phone_invalid', field: 'phone' },
  ],
  async run({ input, actor, tx }) {
    const user_id = personOf(actor);
    const former = await tx
      .selectFrom('users')
      .select(['preferred_name', 'phone'])
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const decision = decideMyProfile(
      { preferredName: input.preferred_name, phone: input.phone },
      { preferredName: former.preferred_name, phone: former.phone },
    );
    if (!decision.ok) return decision;
    const { preferredName: preferred_name, phone } = decision.event;
    await tx.updateTable('users').set({ preferred_name, phone }).where('user_id', '=', user_id).execute();
    return { user_id };
  },
});
