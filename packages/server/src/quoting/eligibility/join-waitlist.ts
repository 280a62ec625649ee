import { decideLanguage } from '@roadworthy/core/identity/set-language.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { checkPostalCode } from '@roadworthy/core/quoting/checks/check-postal-code.ts';
import { decideJoinWaitlist } from '@roadworthy/core/quoting/checkout/join-waitlist.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../../kernel/operation.ts';
import { organizationForNewQuote } from '../../organizations/find-organization.ts';
import { findPostalArea } from '../../products/find-postal-area.ts';
import { productByProvider } from '../../products/product-store.ts';
import { loadMoratoriums } from './moratorium-rows.ts';
import { takeQuoteBudget } from '../quote-budget.ts';
import { words } from '@roadworthy/core/shared/words.ts';

export const joinWaitlist = operation({
  name: 'join_waitlist',
  permission: permissionFor('start_quote'),
  organization: ({ partner }, arrival) => organizationForNewQuote(arrival, partner ?? null),
  example: { postal_code: '96813', vehicle_class: 'travel_trailer', email: 'ada@example.com' },
  badInput: [
    { input: { postal_code: '' }, code: 'postal_code_missing', field: 'postal_code' },
    { input: { postal_code: '43215' }, code: 'sold_there', field: 'postal_code' },
    { input: { vehicle_class: 'spaceship' }, code: 'not_insured_by_line', field: 'vehicle_class' },
    { input: { email: 'ada' }, code: 'email_invalid', field: 'email' },
    { input: { source: 'a billboard' }, code: 'source_unknown', field: 'source' },
  ],
  async run(work) {
    const { input, tx, actor, request, organizationId } = work;
    const postal = checkPostalCode(input.postal_code);
    if (!postal.ok) return postal;
    const area = await findPostalArea(tx, postal.event.country, postal.event.postalCode);
    const product = await productByProvider(tx, input.provider ?? 'personal');
    if (!product)
      return refuse(
        'product_not_found',
        words('We do not sell this line yet.', 'Nous n’offrons pas encore ce produit.'),
        'provider',
      );
    const today = work.today(area?.timeZone ?? 'America/New_York');
    const vehicleClass = input.vehicle_class;
    const wanted = { postalCode: input.postal_code, vehicleClass, email: input.email, source: input.source ?? 'start' };
    const moratoriums = await loadMoratoriums(tx, organizationId);
    const decision = decideJoinWaitlist({ ...wanted, moratoriums }, area, product, actor, { today, at: work.now });
    if (!decision.ok) return decision;
    const reads = decideLanguage(request.locale.toLowerCase());
    if (!reads.ok) return reads;
    await takeQuoteBudget(work);
    const { email, area: place, postalCode, reason, source } = decision.event;
    // Whether the address was there already is nobody's to learn: the answer is the same.
    await tx
      .insertInto('waitlist')
      .values({
        organization_id: organizationId,
        email,
        provider: product.provider,
        vehicle_class: vehicleClass,
        country: place.country,
        administrative_area: place.administrativeArea,
        reason,
        source,
        postal_code: postalCode,
        language: reads.event.language,
      })
      // Whoever was written to after an earlier moratorium waits again.
      .onConflict((conflict) =>
        conflict
          .constraint('waitlist_once')
          .doUpdateSet({ told: null })
          .where('waitlist.reason', '=', 'moratorium_active'),
      )
      .execute();
    return { email };
  },
});
