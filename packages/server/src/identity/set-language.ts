import { decideLanguage } from '@roadworthy/core/identity/set-language.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { organizationOfPerson } from './organization-of-person.ts';

export const setLanguage = operation({
  name: 'set_language',
  permission: 'profile:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { language: 'fr-ca' },
  async run({ input, actor, tx }) {
    const user_id = personOf(actor);
    const decision = decideLanguage(input.language);
    if (!decision.ok) return decision;
    const { language } = decision.event;
    await tx.updateTable('users').set({ language }).where('user_id', '=', user_id).execute();
    return { language };
  },
});
