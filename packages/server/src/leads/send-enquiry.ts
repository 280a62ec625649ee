import { randomBytes } from 'node:crypto';
import { decideLanguage } from '@roadworthy/core/identity/set-language.ts';
import { decideSendEnquiry, type EnquiryRequest } from '@roadworthy/core/leads/send-enquiry.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { answerBy } from '@roadworthy/core/shared/time/office-hours.ts';
import type { MutationInputs } from '../generated/operations.ts';
import { operation } from '../kernel/operation.ts';
import { organizationForNewQuote, partnerBySlug } from '../organizations/find-organization.ts';
import { productByProvider } from '../products/product-store.ts';
import { takeQuoteBudget } from '../quoting/quote-budget.ts';
import { areaOfCode } from './area-of-code.ts';
import { giveEnquiryInTurn } from './give-enquiry-in-turn.ts';
import { newChatToken } from './enquiry-store.ts';
import { words } from '@roadworthy/core/shared/words.ts';

function requestOf(input: MutationInputs['send_enquiry']): EnquiryRequest {
  return { ...input, businessName: input.business_name ?? null, postalCode: input.postal_code ?? null };
}

/** What a machine is told that filled in what people do not see: the same as everybody, about nothing. */
function toMachine(email: string, until: Date) {
  return {
    email,
    reference: randomBytes(4).toString('hex').toUpperCase(),
    answer_by: until.toISOString(),
    token: null,
  };
}

export const sendEnquiry = operation({
  name: 'send_enquiry',
  permission: 'quote:create',
  organization: ({ partner }, arrival) => organizationForNewQuote(arrival, partner ?? null),
  example: {
    provider: 'pro',
    name: 'Ada Moreno',
    business_name: 'Moreno Rentals',
    email: 'ada@example.com',
    units: 12,
    postal_code: '43215',
    about: 'We rent campers to families.',
  },
  badInput: [
    { input: { provider: 'boat' }, code: 'no_enquiry_needed', field: 'provider' },
    { input: { name: ' ' }, code: 'name_missing', field: 'name' },
    { input: { business_name: '' }, code: 'business_name_missing', field: 'business_name' },
    { input: { email: 'ada' }, code: 'email_invalid', field: 'email' },
    { input: { phone: '12' }, code: 'phone_invalid', field: 'phone' },
    { input: { units: 0 }, code: 'units_out_of_range', field: 'units' },
    { input: { postal_code: '' }, code: 'postal_code_missing', field: 'postal_code' },
    { input: { postal_code: '00000' }, code: 'postal_code_unknown', field: 'postal_code' },
    { input: { about: '' }, code: 'about_missing', field: 'about' },
    { input: { kind: 'postcard' }, code: 'kind_unknown', field: 'kind' },
    { input: { kind: 'affiliate' }, code: 'credentials_missing', field: 'credentials' },
  ],
  async run(work) {
    const { input, tx, request, organizationId, now } = work;
    const decision = decideSendEnquiry(
      requestOf(input),
      input.postal_code ? await areaOfCode(tx, input.postal_code) : null,
    );
    if (!decision.ok) return decision;
    const { businessName, area, postalCode, ...sent } = decision.event;
    if (sent.provider !== null && (await productByProvider(tx, sent.provider)) === null) {
      return refuse(
        'product_not_found',
        words('We do not sell this line yet.', 'Nous n’offrons pas encore ce produit.'),
        'provider',
      );
    }
    const reads = decideLanguage(request.locale.toLowerCase());
    if (!reads.ok) return reads;
    await takeQuoteBudget(work);
    const answer_by = answerBy(now);
    if (input.website) return toMachine(sent.email, answer_by);
    const partner = input.partner ? await partnerBySlug(tx, input.partner) : null;
    const chat = sent.kind === 'chat' ? newChatToken() : null;
    const { enquiry_id, reference } = await tx
      .insertInto('enquiries')
      .values({
        ...sent,
        organization_id: organizationId,
        business_name: businessName,
        postal_code: postalCode,
        country: area?.country ?? null,
        administrative_area: area?.administrativeArea ?? null,
        answer_by,
        language: reads.event.language,
        partner_id: partner?.partner_id ?? null,
        created: now,
        token_hash: chat?.hash ?? null,
      })
      .returning(['enquiry_id', 'reference'])
      .executeTakeFirstOrThrow();
    // Who wants to sell with us is the platform's to answer, and nobody's turn.
    if (sent.kind !== 'affiliate' && sent.kind !== 'appointment') {
      const place = area ? `${area.country}-${area.administrativeArea}` : null;
      const language = reads.event.language === 'fr-ca' ? 'fr' : 'en';
      await giveEnquiryInTurn(work, enquiry_id, { area: place, line: sent.provider, language });
    }
    await work.publish({ type: 'enquiry_sent', enquiryId: enquiry_id, recipient: sent.email });
    return { email: sent.email, reference, answer_by: answer_by.toISOString(), token: chat?.token ?? null };
  },
});
