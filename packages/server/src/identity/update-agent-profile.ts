import { decideAgentCard } from '@roadworthy/core/identity/update-agent-profile.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { organizationOfPerson } from './organization-of-person.ts';

export const updateAgentProfile = operation({
  name: 'update_agent_profile',
  permission: 'agent_card:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { first_name: 'Dana', last_name: 'Lake', title: 'RV specialist', phone: '216-555-0148' },
  badInput: [
    { input: { first_name: ' ', last_name: 'Lake' }, code: 'name_missing', field: 'first_name' },
    { input: { first_name: 'Dana', last_name: 'Lake', phone: '12' }, code: 'phone_invalid', field: 'phone' },
    {
      input: { first_name: 'Dana', last_name: 'Lake', schedule_url: 'http://x.example' },
      code: 'schedule_url_not_valid',
      field: 'schedule_url',
    },
  ],
  async run({ input, actor, tx, organizationId }) {
    const user_id = personOf(actor);
    const { first_name, last_name, title, phone, schedule_url } = input;
    const decision = decideAgentCard({
      firstName: first_name,
      lastName: last_name,
      title,
      phone,
      scheduleUrl: schedule_url,
    });
    if (!decision.ok) return decision;
    const card = {
      first_name: decision.event.firstName,
      last_name: decision.event.lastName,
      title: decision.event.title,
      phone: decision.event.phone,
      schedule_url: decision.event.scheduleUrl,
    };
    const { email } = await tx
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    return tx
      .insertInto('agent_profiles')
      .values({ ...card, user_id, organization_id: organizationId, email })
      .onConflict((conflict) => conflict.columns(['user_id', 'organization_id']).doUpdateSet(card))
      .returning('agent_profile_id')
      .executeTakeFirstOrThrow();
  },
});
