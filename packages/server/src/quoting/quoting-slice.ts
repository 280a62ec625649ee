import { unsoldStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Slice } from '../kernel/slice.ts';
import { sweep } from '../kernel/sweep.ts';
import { agentSigningComplete } from './agent-signing-complete.ts';
import { availableProviders } from './available-providers.ts';
import { changeQuoteOrganization } from './change-quote-organization.ts';
import { claimBlockedQuote } from './claim-blocked-quote.ts';
import { copyQuoteNewProviderRequest, copyQuoteRequest } from './copy-quote-request.ts';
import { decodeVin } from './decode-vin.ts';
import { forceBindQuote } from './force-bind-quote.ts';
import { declineByLink } from './decline-by-link.ts';
import { declineQuote } from './decline-quote.ts';
import { checkBulkVehicles, createBulkVehicles } from './create-bulk-vehicles.ts';
import { createEntity, deleteEntity, updateEntity } from './edit-entities.ts';
import { endQuote } from './end-quote.ts';
import { expireQuote } from './expire-quote.ts';
import { hideQuote } from './hide-quote.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { loadAgentCheckoutLink } from './load-agent-checkout-link.ts';
import { openQuote } from './open-quote.ts';
import { readCheckoutState } from './read-checkout-state.ts';
import { quoteQuestions, readAnsweredQuestions } from './read-quote-questions.ts';
import { readQuoteAbilities } from './read-quote-abilities.ts';
import { readSigningLink } from './read-signing-link.ts';
import { readSigningTerms } from './read-signing-terms.ts';
import { renewQuoteLink } from './renew-quote-link.ts';
import { requote } from './requote.ts';
import { resumeQuote } from './resume-quote.ts';
import { revokeAgentApproval } from './revoke-agent-approval.ts';
import { saveQuoteProgress } from './save-quote-progress.ts';
import { sendQuoteToCustomer } from './send-quote-to-customer.ts';
import { sendSigningLink } from './send-signing-link.ts';
import { signByLink } from './sign-by-link.ts';
import { signQuote } from './sign-quote.ts';
import { startQuote } from './start-quote.ts';
import { updateAssignedAgent } from './update-assigned-agent.ts';
import { updateCoverages } from './update-coverages.ts';
import { updateDeclarations } from './update-declarations.ts';
import { updateDiscounts } from './update-discounts.ts';
import { updateCustomFields, updateMeta } from './update-own-fields.ts';
import { updateEffectiveDate } from './update-effective-date.ts';
import { updatePaymentTerm } from './update-payment-term.ts';
import { updatePolicyDuration } from './update-policy-duration.ts';
import { lockQuote } from './quote-store.ts';
import { rekeyRestriction, restrictionsWithOldKeys } from './rekey-restrictions.ts';
import { quotesWithoutIndex } from './restriction-index.ts';
import { updateProvider } from './update-provider.ts';
import { updateStatusAgent } from './update-status-agent.ts';
import { viewAsCustomer } from './view-as-customer.ts';
import { createNamedInsured, updateNamedInsured } from './write-named-insured.ts';
import { createVehicle, deleteVehicle, deleteVehicles, updateVehicle } from './write-vehicle.ts';

// Rows are chosen by the furthest zone's day; each is decided by the day where its own risk is.
const expiringQuotes = `
  select organization_id, quote_id from quotes
  where status in (${unsoldStatuses.map((status) => `'${status}'`).join(', ')})
    and expiration_date < (app_now() + interval '14 hours')::date
  order by expiration_date limit 500`;

export const quotingSlice = {
  operations: [
    startQuote,
    createVehicle,
    updateVehicle,
    deleteVehicle,
    deleteVehicles,
    createNamedInsured,
    updateNamedInsured,
    createEntity,
    updateEntity,
    deleteEntity,
    createBulkVehicles,
    checkBulkVehicles,
    updateDiscounts,
    updateCustomFields,
    updateMeta,
    updateCoverages,
    updateDeclarations,
    updatePaymentTerm,
    updatePolicyDuration,
    updateEffectiveDate,
    saveQuoteProgress,
    signQuote,
    signByLink,
    declineByLink,
    sendSigningLink,
    sendQuoteToCustomer,
    revokeAgentApproval,
    declineQuote,
    forceBindQuote,
    updateStatusAgent,
    updateAssignedAgent,
    changeQuoteOrganization,
    updateProvider,
    claimBlockedQuote,
    endQuote,
    hideQuote,
    copyQuoteRequest,
    copyQuoteNewProviderRequest,
    requote,
    loadAgentCheckoutLink,
    agentSigningComplete,
    availableProviders,
    readCheckoutState,
    quoteQuestions,
    readAnsweredQuestions,
    readSigningTerms,
    readSigningLink,
    resumeQuote,
    renewQuoteLink,
    joinWaitlist,
    openQuote,
    viewAsCustomer,
    decodeVin,
  ],
  abilities: { quotes: readQuoteAbilities },
  jobs: (kernel) => ({
    'expire-quotes': () => sweep(kernel, expiringQuotes, expireQuote),
    'index-quotes': async () => {
      await sweep(kernel, restrictionsWithOldKeys, rekeyRestriction);
      await sweep(kernel, quotesWithoutIndex, async (work, quoteId) => {
        await lockQuote(work, quoteId);
      });
    },
  }),
} satisfies Slice;
