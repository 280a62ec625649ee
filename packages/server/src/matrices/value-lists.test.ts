import { commissionRunStatuses } from '@roadworthy/core/billing/commission/commission-run.ts';
import { reportCadences, scheduledReportNames } from '@roadworthy/core/organizations/report-schedule.ts';
import { consentModes } from '@roadworthy/core/shared/site/consent.ts';
import { deviceKinds, funnelSplits, storedKinds, visitMeasures } from '@roadworthy/core/shared/site/visit-events.ts';
import { chosenKinds } from '@roadworthy/core/shared/letter-kinds.ts';
import { currencies } from '@roadworthy/core/shared/money/currency.ts';
import { roleRequestStatuses } from '@roadworthy/core/identity/global-role.ts';
import {
  balanceRules,
  invoiceKinds,
  chargeEarnings,
  chargeKinds,
  invoiceStatuses,
  ledgerAccounts,
  ledgerKinds,
  paymentBeginners,
  paymentDirections,
  payLinkEnds,
  payoutKinds,
  paymentMethodKinds,
  paymentStatuses,
  transactionStatuses,
  transactionTypes,
} from '@roadworthy/core/billing/vocabulary.ts';
import { deletionStatuses } from '@roadworthy/core/shared/deletion-kinds.ts';
import { personalExportStatuses } from '@roadworthy/core/accounts/vocabulary.ts';
import { invalidations, proposalStatuses } from '@roadworthy/core/changes/vocabulary.ts';
import {
  claimAccounts,
  claimBookings,
  claimLetterStatuses,
  writtenLetters,
  claimPaymentKinds,
  claimPaymentStatuses,
  claimSteps,
  claimStatuses,
  payeeKinds,
  payoutMethods,
  recoveryKinds,
  recoveryStatuses,
  contactPreferences,
  incidentLocationTypes,
  lossTypes,
} from '@roadworthy/core/claims/vocabulary.ts';
import { apiKeyRoles } from '@roadworthy/core/identity/api-key-roles.ts';
import { addressPurposes, addressStatuses, givenRoles } from '@roadworthy/core/identity/vocabulary.ts';
import {
  buffersKm,
  deliveryStates,
  disconnectReasons,
  foundBy,
  incidentAnswers,
  reportRefusals,
  telematicsProviders,
  unknownPayloadReasons,
} from '@roadworthy/core/incidents/vocabulary.ts';
import { inspectionStatuses, photoReviews, shots } from '@roadworthy/core/inspections/vocabulary.ts';
import { enquiryKinds, enquiryStatuses, externalQuoteStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { notificationTemplates } from '@roadworthy/core/notifications/letters.ts';
import { notificationStatuses, notificationSubjects } from '@roadworthy/core/notifications/vocabulary.ts';
import {
  globalRoles,
  invitationStatuses,
  memberRoles,
  organizationTypes,
} from '@roadworthy/core/organizations/vocabulary.ts';
import {
  letterAddressees,
  noticeChannels,
  noticeKinds,
  postServices,
} from '@roadworthy/core/policies/notices/vocabulary.ts';
import { letterStatuses, whyRefused } from '@roadworthy/core/policies/notices/vocabulary.ts';
import { returnBases } from '@roadworthy/core/policies/cancellation/return-premium.ts';
import { cancellationBases } from '@roadworthy/core/products/parameter-vocabulary.ts';
import {
  activityActions,
  cancellationStatuses,
  coverEnders,
  cancellationReasons,
  customerRenewalOptions,
  noticeGrades,
  policyStatuses,
  policyTransactionKinds,
  refundStatuses,
  segmentStatuses,
} from '@roadworthy/core/policies/vocabulary.ts';
import {
  paymentTerms,
  businessTypes,
  externalProviders,
  providers,
  ratingValueTypes,
  stoppedChanges,
  storageTypes,
  usageTypes,
  verificationKinds,
  waitlistReasons,
  waitlistSources,
} from '@roadworthy/core/products/vocabulary.ts';
import {
  answerTypes,
  questionDecisions,
  questionSubjects,
  countries,
  entityRelationships,
  entityTypes,
  locationTypes,
  quoteKinds,
  quoteStatuses,
  ruleObjectTypes,
  ruleOperators,
  ruleTypes,
  restrictionKeys,
} from '@roadworthy/core/quoting/vocabulary.ts';
import {
  declineReasons,
  renewalEnds,
  renewalIssueTypes,
  renewalStatuses,
  saleStatuses,
  underwritingRenewalDecisions,
  underwritingRenewalStatuses,
} from '@roadworthy/core/renewals/vocabulary.ts';
import { bulkActions, bulkOutcomes } from '@roadworthy/core/bulk/vocabulary.ts';
import { exportedColumns } from '@roadworthy/core/shared/lists/exported-columns.ts';
import { runStatuses } from '@roadworthy/core/shared/lists/stop-run.ts';
import { dislocationStatuses } from '@roadworthy/core/rating/vocabulary.ts';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import {
  referralDecisions,
  referralStatuses,
  reviewTypes,
  verificationStatuses,
} from '@roadworthy/core/underwriting/vocabulary.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { taskRules, taskStatuses } from '@roadworthy/core/diary/vocabulary.ts';
import { deliveryProblems, deliveryStatuses } from '@roadworthy/core/webhooks/vocabulary.ts';
import { fileStatuses } from '@roadworthy/core/files/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { documentTypes } from '../documents/document-types.ts';

const fixture = useFixture('value lists');

/** The list that each checked column takes its values from. */
const lists: Readonly<Record<string, readonly (string | number)[]>> = {
  'files.status': fileStatuses,
  'files.shot': shots,
  'policy_inspections.status': inspectionStatuses,
  'vehicle_assets.shot': shots,
  'vehicle_assets.review': photoReviews,
  'users.language': locales,
  'personal_exports.status': personalExportStatuses,
  'personal_exports.language': locales,
  'deletion_requests.status': deletionStatuses,
  'deletion_requests.language': locales,
  'declined_letters.kind': chosenKinds,
  'address_changes.language': locales,
  'address_changes.purpose': addressPurposes,
  'address_changes.status': addressStatuses,
  'organization_invitations.language': locales,
  'organization_invitations.status': invitationStatuses,
  'quotes.language': locales,
  'policies.language': locales,
  'documents.language': locales,
  'consent_choices.locale': locales,
  'consent_choices.mode': consentModes,
  'visit_events.language': locales,
  'visit_events.device': deviceKinds,
  'visit_events.kind': storedKinds,
  'visit_sums.split': funnelSplits,
  'visit_sums.measure': visitMeasures,
  'user_global_roles.role': globalRoles,
  'global_role_requests.role': givenRoles,
  'global_role_requests.status': roleRequestStatuses,
  'organizations.organization_type': organizationTypes,
  'organizations.country': countries,
  'organization_members.role': memberRoles,
  'api_keys.role': apiKeyRoles,
  'commission_runs.status': commissionRunStatuses,
  'commission_runs.currency': currencies,
  'commission_payees.currency': currencies,
  'report_schedules.report': scheduledReportNames,
  'report_schedules.cadence': reportCadences,
  'report_deliveries.report': scheduledReportNames,
  'tasks.rule': taskRules,
  'tasks.status': taskStatuses,
  'webhook_deliveries.status': deliveryStatuses,
  'webhook_deliveries.problem': deliveryProblems,
  'products.provider': providers,
  'postal_areas.country': countries,
  'quotes.kind': quoteKinds,
  'quotes.status': quoteStatuses,
  'quotes.business_type': businessTypes,
  'rater_releases.business_type': businessTypes,
  'quotes.payment_term': paymentTerms,
  'quotes.signed_payment_term': paymentTerms,
  'signing_requests.payment_term': paymentTerms,
  'quotes.country': countries,
  'locations.location_type': locationTypes,
  'locations.country': countries,
  'entities.entity_type': entityTypes,
  'entities.entity_relationship': entityRelationships,
  'vehicles.rating_value_type': ratingValueTypes,
  'vehicles.usage_type': usageTypes,
  'vehicles.storage_type': storageTypes,
  'underwriting_questions.about': questionSubjects,
  'underwriting_questions.answer_type': answerTypes,
  'underwriting_questions.decision': questionDecisions,
  'underwriting_rules.rule_type': ruleTypes,
  'underwriting_rules.object_type': ruleObjectTypes,
  'underwriting_rules.operator': ruleOperators,
  'explicit_rejections.key': restrictionKeys,
  'explicit_rejections.provider': providers,
  'incident_layer_pieces.buffer_km': buffersKm.map(String),
  'moratoriums.buffer_km': buffersKm.map(String),
  'incident_alerts.buffer_km': buffersKm.map(String),
  'moratoriums.provider': providers,
  'quote_referrals.status': referralStatuses,
  'quote_referrals.decision': referralDecisions,
  'quote_referrals.review_type': reviewTypes,
  'quote_verifications.call_type': verificationKinds,
  'quote_verifications.status': verificationStatuses,
  'policies.policy_status': policyStatuses,
  'policies.cancellation_reason': cancellationReasons,
  'policies.currency': currencies,
  'policies.payment_term': paymentTerms,
  'policies.customer_renewal_option': customerRenewalOptions,
  'policies.decline_reason': declineReasons,
  'policy_activities.action': activityActions,
  'policy_activities.currency': currencies,
  'policy_transactions.kind': policyTransactionKinds,
  'policy_segments.status': segmentStatuses,
  'policy_cancellations.status': cancellationStatuses,
  'policy_cancellations.reason': cancellationReasons,
  'policy_cancellations.basis': returnBases,
  'policy_cancellations.ended_by': coverEnders,
  'notices.kind': noticeKinds,
  'notices.grade': noticeGrades,
  'notices.channel': noticeChannels,
  'notices.channel_grade': noticeGrades,
  'posted_letters.addressee': letterAddressees,
  'posted_letters.service': postServices,
  'posted_letters.status': letterStatuses,
  'posted_letters.why_refused': whyRefused,
  'product_cancellation_terms.basis': cancellationBases,
  'policy_refunds.clock_grade': noticeGrades,
  'policy_refunds.status': refundStatuses,
  'policy_refunds.currency': currencies,
  'balance_findings.rule': balanceRules,
  'ledger_entries.currency': currencies,
  'charge_lines.kind': chargeKinds,
  'charge_lines.earning': chargeEarnings,
  'policy_proposals.status': proposalStatuses,
  'policy_proposals.invalidated_because': invalidations,
  'dislocation_runs.status': dislocationStatuses,
  'bulk_runs.status': runStatuses,
  'export_runs.status': runStatuses,
  'export_runs.table_name': Object.keys(exportedColumns),
  'rule_impact_runs.status': runStatuses,
  'bulk_runs.table_name': Object.keys(bulkActions),
  'bulk_run_rows.outcome': bulkOutcomes,
  'policy_renewals.status': renewalStatuses,
  'policy_renewals.customer_renewal_option': customerRenewalOptions,
  'policy_renewals.underwriting_renewal_status': underwritingRenewalStatuses,
  'policy_renewals.underwriting_renewal_decision': underwritingRenewalDecisions,
  'policy_renewals.issue_type': renewalIssueTypes,
  'policy_renewals.ended_because': renewalEnds,
  'policy_renewals.decline_reason': declineReasons,
  "policy_renewals.meta ->> 'sale_status'": saleStatuses,
  'payments.currency': currencies,
  'payments.status': paymentStatuses,
  'payment_methods.kind': paymentMethodKinds,
  'payments.payout_kind': payoutKinds,
  'payments.direction': paymentDirections,
  'payments.method_kind': paymentMethodKinds,
  'payments.begun_by': paymentBeginners,
  'payments.decline_class': ['hard', 'soft', 'fault'],
  'payment_methods.authorization_language': locales,
  'payment_methods.autopay_language': locales,
  'billing_arrangements.payment_term': paymentTerms,
  'billing_arrangements.currency': currencies,
  'pay_links.ended_by': payLinkEnds,
  'invoices.kind': invoiceKinds,
  'invoices.status': invoiceStatuses,
  'transactions.type': transactionTypes,
  'transactions.status': transactionStatuses,
  'ledger_transactions.kind': ledgerKinds,
  'ledger_entries.account': ledgerAccounts,
  'claims.status': claimStatuses,
  'claims.incident_location_type': incidentLocationTypes,
  'claims.type_of_loss': lossTypes,
  'claims.contact_preference': contactPreferences,
  'claims.language': locales,
  'claims.next_step': claimSteps,
  'claim_deadlines.step': claimSteps,
  'claim_deadlines.day_kind': ['calendar', 'business'],
  'claim_deadlines.grade': noticeGrades,
  'claim_entries.account': claimAccounts,
  'claim_entries.kind': claimBookings,
  'claim_entries.currency': currencies,
  'claim_payees.kind': payeeKinds,
  'claim_payees.country': countries,
  'claim_payments.kind': claimPaymentKinds,
  'claim_payments.method': payoutMethods,
  'claim_payments.status': claimPaymentStatuses,
  'claim_payments.currency': currencies,
  'claim_letters.kind': writtenLetters,
  'claim_letters.status': claimLetterStatuses,
  'claim_recoveries.kind': recoveryKinds,
  'claim_recoveries.status': recoveryStatuses,
  'claim_entities.entity_relationship': entityRelationships,
  'incident_alerts.provider': providers,
  'incident_alert_messages.found_by': foundBy,
  'incident_alert_messages.letter': deliveryStates,
  'incident_alert_messages.text_message': deliveryStates,
  'incident_alert_messages.answer': incidentAnswers,
  'incident_alert_devices.provider': telematicsProviders,
  'vehicle_devices.provider': telematicsProviders,
  'vehicle_devices.disconnect_reason': disconnectReasons,
  'device_reports.refused': reportRefusals,
  'telematics_payloads.provider': telematicsProviders,
  'telematics_payloads.reason': unknownPayloadReasons,
  'telematics_polls.provider': telematicsProviders,
  'external_quotes.external_provider': externalProviders,
  'external_quotes.status': externalQuoteStatuses,
  'external_quotes.country': countries,
  'enquiries.status': enquiryStatuses,
  'enquiries.kind': enquiryKinds,
  'enquiries.country': countries,
  'enquiries.language': locales,
  'waitlist.country': countries,
  'waitlist.reason': waitlistReasons,
  'waitlist.source': [...waitlistSources, ...stoppedChanges],
  'waitlist.language': locales,
  'notifications.template': notificationTemplates,
  'notifications.status': notificationStatuses,
  'notifications.subject_kind': notificationSubjects,
  // Words that only the platform itself uses.
  'audit_log.actor_kind': ['user', 'api_key', 'quote_token', 'quote_view', 'claim_token', 'anonymous', 'system'],
  'rater_versions.status': ['draft', 'promoted'],
  'process_intents.state': ['begun', 'finished'],
  'documents.document_type': Object.keys(documentTypes),
  'documents.status': ['pending', 'ready', 'failed'],
};

type Check = { readonly table: string; readonly definition: string };

const column = /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[(.+)\]\)|('[^']*'::text))\)\)$/;
const inside = /^CHECK \(\(\((\w+ ->> '\w+')::text\) = ANY \(ARRAY\[(.+)\]\)\)\)$/;

/** What a check constraint compares with a closed list, and the list; null for a check of another kind. */
function listIn({ table, definition }: Check): readonly [string, readonly string[]] | null {
  const whole = column.exec(definition) ?? inside.exec(definition);
  if (whole === null) return null;
  const [, subject = '', many, one] = whole;
  const values = (many ?? one ?? '').split(', ').map((item) => item.replace(/^'(.*)'::text$/, '$1'));
  return [`${table}.${subject}`, values];
}

describe('a closed list of the database', () => {
  test('has exactly the values of the list that the rules and the forms use', async () => {
    const checks = await selectRows<Check>(
      fixture.backend,
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`,
    );
    const found = Object.fromEntries(checks.flatMap((check) => [listIn(check)].filter((one) => one !== null)));
    expect(Object.keys(found).length).toBeGreaterThan(60);
    const sorted = (values: readonly (string | number)[]) => values.map(String).toSorted();
    expect(Object.fromEntries(Object.entries(found).map(([column, values]) => [column, sorted(values)]))).toEqual(
      Object.fromEntries(Object.entries(lists).map(([column, values]) => [column, sorted(values)])),
    );
  });

  test.each(Object.entries(lists))('%s names each value once', (_column, values) => {
    expect(new Set(values).size).toBe(values.length);
  });
});
