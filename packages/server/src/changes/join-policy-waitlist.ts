import { decideJoinPolicyWaitlist } from '@roadworthy/core/changes/join-policy-waitlist.ts';
import { decideLanguage } from '@roadworthy/core/identity/set-language.ts';
import { countryOf } from '@roadworthy/core/products/vocabulary.ts';
import { checkPostalCode } from '@roadworthy/core/quoting/checks/check-postal-code.ts';
import { type RiskPlace, riskPlacesOf } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { findPostalArea } from '../products/find-postal-area.ts';
import { loadQuote } from '../quoting/quote-store.ts';

const whoChanges = ['proposal:create', 'proposal:create_own'] as const;

/** Where letters to who asks go: they are signed in, so it is their own. */
async function addressOf({ tx, actor }: Work): Promise<string> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', personOf(actor))
    .executeTakeFirstOrThrow();
  return email;
}

/** Where a change would keep a vehicle; nothing where it moves none. */
async function placeOf({ tx }: Work, postalCode: string | null): Promise<Decision<readonly RiskPlace[]>> {
  if (postalCode === null) return accept([]);
  const postal = checkPostalCode(postalCode);
  if (!postal.ok) return postal;
  const area = await findPostalArea(tx, postal.event.country, postal.event.postalCode);
  if (area) return accept([{ administrativeArea: area.administrativeArea, postalCode: postal.event.postalCode }]);
  return refuse(
    'postal_code_unknown',
    words('We do not know this postal code. Check it.', 'Nous ne connaissons pas ce code postal. Vérifiez-le.'),
    'postal_code',
  );
}

/** Who is refused more cover of a policy is told once, when nothing stops it any more. */
export const joinPolicyWaitlist = operation({
  name: 'join_policy_waitlist',
  permission: whoChanges,
  root: 'policy_id',
  example: { actions: ['increase_cover'] },
  badInput: [
    { input: { actions: [] }, code: 'action_unknown', field: 'actions' },
    { input: { actions: ['collect'] }, code: 'action_unknown', field: 'actions' },
    { input: { source: 'premium' }, code: 'source_unknown', field: 'source' },
    { input: { postal_code: '336' }, code: 'postal_code_malformed', field: 'postal_code' },
  ],
  async run(work) {
    const { input, tx, request, organizationId } = work;
    const { policy } = await loadPolicy(work, input.policy_id);
    const { quote, moratoriums } = await loadQuote(work, policy.currentQuoteId);
    const moved = await placeOf(work, input.postal_code ?? null);
    if (!moved.ok) return moved;
    const decision = decideJoinPolicyWaitlist(moratoriums, input, {
      provider: policy.provider,
      places: [...moved.event, ...riskPlacesOf(quote)],
      at: work.now,
    });
    if (!decision.ok) return decision;
    const reads = decideLanguage(request.locale.toLowerCase());
    if (!reads.ok) return reads;
    const { actions, place, source } = decision.event;
    const email = await addressOf(work);
    await tx
      .insertInto('waitlist')
      .values({
        organization_id: organizationId,
        email,
        policy_id: policy.policyId,
        actions: [...actions],
        provider: policy.provider,
        vehicle_class: quote.vehicles[0]?.type ?? policy.provider,
        country: countryOf(place.administrativeArea),
        administrative_area: place.administrativeArea,
        postal_code: place.postalCode,
        reason: 'moratorium_active',
        source,
        language: reads.event.language,
      })
      // Who was written to after an earlier moratorium waits again.
      .onConflict((row) =>
        row
          .constraint('waitlist_once')
          .doUpdateSet({ told: null, withdrawn: null, source, language: reads.event.language }),
      )
      .execute();
    return { email };
  },
});

/** Who asked to be told does not want to be any more. */
export const leavePolicyWaitlist = operation({
  name: 'leave_policy_waitlist',
  permission: whoChanges,
  root: 'policy_id',
  example: {},
  async run(work) {
    const email = await addressOf(work);
    await work.tx
      .updateTable('waitlist')
      .set({ withdrawn: work.now })
      .where('policy_id', '=', work.input.policy_id)
      .where('email', '=', email)
      .where('told', 'is', null)
      .execute();
    // Whose address nobody needs any more is not kept until the clock comes round.
    await work.enqueue('notify-waitlist', {});
    return { email };
  },
});

/** What who reads this waits for on a policy. */
export const policyWaits = computedRead({
  name: 'policy_waits',
  permission: whoChanges,
  root: 'policy_id',
  example: {},
  async run(work) {
    if (work.actor.userId === null) return [];
    const rows = await work.tx
      .selectFrom('waitlist')
      .select(['waitlist_id', 'email', 'actions', 'source', 'created'])
      .where('policy_id', '=', work.input.policy_id)
      .where('email', '=', await addressOf(work))
      .where('told', 'is', null)
      .where('withdrawn', 'is', null)
      .orderBy('created')
      .execute();
    return rows.map(({ created, ...row }) => ({ ...row, created: created.toISOString() }));
  },
});
