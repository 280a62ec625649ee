import { decideLanguage } from '@roadworthy/core/identity/set-language.ts';
import { decideSendEnquiry } from '@roadworthy/core/leads/send-enquiry.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { organizationForNewQuote, partnerBySlug } from '../organizations/find-organization.ts';
import { productByProvider } from '../products/product-store.ts';
import { takeQuoteBudget } from '../quoting/quote-budget.ts';
import { areaOfCode } from './area-of-code.ts';

export const sendEnquiry = operation({
  name: 'send_enquiry',
  permission: 'quote:create',
  organization: ({ partner }, arrival) => organizationForNewQuote(arrival, partner ?? null),
  async run(work) {
    const { input, tx, request, organizationId } = work;
    const { provider, units } = input;
    const decision = decideSendEnquiry(
      { ...input, businessName: input.business_name, postalCode: input.postal_code },
      await areaOfCode(tx, input.postal_code),
    );
    if (!decision.ok) return decision;
    if ((await productByProvider(tx, provider)) === null) {
      return refuse('product_not_found', 'We do not sell this line yet.', 'provider');
    }
    const reads = decideLanguage(request.locale.toLowerCase());
    if (!reads.ok) return reads;
    await takeQuoteBudget(work);
    const { name, businessName, email, phone, area, postalCode, about } = decision.event;
    const partner = input.partner ? await partnerBySlug(tx, input.partner) : null;
    await tx
      .insertInto('enquiries')
      .values({
        ...{ organization_id: organizationId, provider, name, business_name: businessName, email, phone, units },
        ...{ country: area.country, administrative_area: area.administrativeArea, postal_code: postalCode, about },
        ...{ language: reads.event.language, partner_id: partner?.partner_id ?? null },
      })
      .execute();
    return { email };
  },
});
