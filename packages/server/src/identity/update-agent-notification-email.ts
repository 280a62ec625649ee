import { decideAskAddress } from '@roadworthy/core/identity/address-change.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { askAddress, endChange, lockRequestedChange } from './address-change-store.ts';
import { organizationOfPerson } from './organization-of-person.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/**
 * Where letters to an agent go. Another address counts once its inbox has confirmed it; the one to sign in with, or none,
 * counts at once, because its inbox did.
 */
export const updateAgentNotificationEmail = operation({
  name: 'update_agent_notification_email',
  permission: 'agent_card:write',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { email: 'letters@example.com' },
  badInput: [{ input: { email: 'letters@example' }, code: 'email_invalid', field: 'email' }],
  async run(work) {
    const user_id = personOf(work.actor);
    const { tx, input } = work;
    const card = await tx
      .selectFrom('agent_profiles')
      .select(['agent_profile_id', 'notification_email', 'email'])
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirst();
    if (!card) {
      return refuse(
        'card_missing',
        words(
          'Save your card first. Then say where your letters go.',
          'Enregistrez d’abord votre carte. Indiquez ensuite où envoyer vos courriels.',
        ),
      );
    }
    const provided = input.email?.trim().toLowerCase() ?? '';
    if (provided === '' || provided === card.email) {
      const requested = await lockRequestedChange(work, user_id, 'agent_letters');
      if (requested) await endChange(work, requested, 'cancelled');
      const own = { notification_email: null };
      await tx.updateTable('agent_profiles').set(own).where('user_id', '=', user_id).execute();
      return card;
    }
    const former = card.notification_email ?? card.email;
    const decision = decideAskAddress({ email: provided, current: former });
    if (!decision.ok) return decision;
    const { email } = decision.event;
    await askAddress(work, { userId: user_id, purpose: 'agent_letters', former, email });
    return card;
  },
});
