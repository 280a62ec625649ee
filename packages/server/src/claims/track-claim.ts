import { notFound } from '../kernel/errors.ts';
import { computedRead } from '../kernel/operation.ts';
import { countTry, organizationOfNumber, readNumber } from './policy-of-claim.ts';

/** Where a claim stands: for who knows its number and postal code. Everything else is answered as what does not exist. */
export const trackClaim = computedRead({
  name: 'track_claim',
  permission: 'claim:track',
  async organization({ claim_number, postal_code }, arrival) {
    const named = readNumber(claim_number, postal_code);
    await countTry(arrival, 'claim tracking', named?.number ?? claim_number.slice(0, 40));
    const found = named && (await organizationOfNumber(arrival, 'claim_of_number', named));
    if (!found) throw notFound();
    return found;
  },
  example: { claim_number: 'CL-100001-1', postal_code: '43215' },
  async run({ tx, input }) {
    const named = readNumber(input.claim_number, input.postal_code);
    const claim = await tx
      .selectFrom('claims')
      .select([
        'claim_id',
        'claim_number',
        'status',
        'type_of_loss',
        'incident_date',
        'filed',
        'handler_name',
        'next_step',
        'next_due',
      ])
      .where('claim_number', '=', named?.number ?? '')
      .executeTakeFirst();
    const { claim_id: id, claim_number, type_of_loss, incident_date, filed } = claim ?? {};
    if (!claim || !id || !claim_number || !type_of_loss || !incident_date || !filed) throw notFound();
    const entries = await tx
      .selectFrom('timeline_entries')
      .select(['at', 'kind', 'facts'])
      .where('claim_id', '=', id)
      .where('visible', '=', true)
      .orderBy('at', 'desc')
      .limit(100)
      .execute();
    return {
      claim_number,
      status: claim.status,
      type_of_loss,
      incident_date,
      filed: filed.toISOString(),
      handler_name: claim.handler_name,
      next_step: claim.next_step,
      next_due: claim.next_due,
      entries: entries.map(({ at, kind, facts }) => ({ at: at.toISOString(), kind, facts })),
    };
  },
});
