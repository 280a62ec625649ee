import { decideAgentCard } from '@roadworthy/core/identity/update-agent-profile.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { organizationOfPerson } from './organization-of-person.ts';
import { words } from '@roadworthy/core/shared/words.ts';

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
    const former = await tx
      .updateTable('agent_profiles')
      .set(card)
      .where('user_id', '=', user_id)
      .returning('user_id')
      .executeTakeFirst();
    if (former) return former;
    const made = await tx
      .insertInto('agent_profiles')
      .values({ ...card, user_id, organization_id: organizationId, email })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (made) return made;
    return refuse(
      'profile_elsewhere',
      words(
        'Your card belongs to another organization that you work for. Change it there.',
        'Votre carte appartient à une autre organisation pour laquelle vous travaillez. Modifiez-la là-bas.',
      ),
    );
  },
});
