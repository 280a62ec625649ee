import { type ExportedColumns, exportedColumns } from '@roadworthy/core/shared/lists/exported-columns.ts';
import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as documents from '../../generated/documents.ts';
import { enquiriesList } from '../leads/enquiries/enquiries-list.ts';
import { externalQuotesList } from '../leads/external-quotes/external-quotes-list.ts';
import { legalDaysList } from '../policies/legal-days/legal-days-list.ts';
import { policiesList } from '../policies/load-policies/policies-list.ts';
import { agentActivitiesList, policyActivitiesList } from '../policies/policy-activities/policy-activities-list.tsx';
import { waitlistList } from '../products/load-waitlist/waitlist-list.ts';
import { quotesList } from '../quoting/load-quotes/quotes-list.ts';
import { agentRenewalsList, renewalsList } from '../renewals/load-renewals/renewals-list.tsx';
import { ageingList, bordereauList } from '../reporting/reports/reports-lists.ts';
import { agentReferralsList, referralsList } from '../underwriting/referrals/referrals-list.tsx';
import { restrictionsList } from '../underwriting/restrictions/restrictions-list.ts';

const lists = {
  activities: [policyActivitiesList, documents.PolicyActivitiesReportDocument],
  'activities of agents': [agentActivitiesList, documents.GetPolicyActivitiesReportDocument],
  policies: [policiesList, documents.LoadPoliciesDocument],
  quotes: [quotesList, documents.LoadQuotesDocument],
  referrals: [referralsList, documents.ReferralsDocument],
  'referrals of agents': [agentReferralsList, documents.ReferralsDocument],
  renewals: [renewalsList, documents.RenewalsDocument],
  'renewals of agents': [agentRenewalsList, documents.LoadAgentRenewalsDocument],
  restrictions: [restrictionsList, documents.RestrictionsDocument],
  enquiries: [enquiriesList, documents.EnquiriesDocument],
  'external quotes': [externalQuotesList, documents.ExternalQuotesDocument],
  'the waiting list': [waitlistList, documents.LoadWaitlistDocument],
  'the bordereau': [bordereauList, documents.PremiumBordereauDocument],
  receivables: [ageingList, documents.ReceivablesAgeingDocument],
  'legal days': [legalDaysList, documents.LegalDaysDocument],
} as const;

/** The paths that a selection reads, its fragments spread. */
function pathsOf({ selections }: SelectionSetNode, document: DocumentNode): string[] {
  return selections.flatMap((selection): string[] => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return pathsOf(selection.selectionSet, document);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const spread = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return spread?.kind === Kind.FRAGMENT_DEFINITION ? pathsOf(spread.selectionSet, document) : [];
    }
    const name = selection.name.value;
    const inner = selection.selectionSet ? pathsOf(selection.selectionSet, document) : [];
    return inner.length === 0 ? [name] : inner.map((path) => `${name}.${path}`);
  });
}

test('every table that the worker writes is a list', () => {
  const tables = new Set(Object.values(lists).map(([list]) => list.exports));
  expect([...tables].toSorted()).toEqual(Object.keys(exportedColumns).toSorted());
});

describe.each(Object.entries(lists))('a file of %s', (_name, [list, document]) => {
  const { exports } = list;
  if (exports === null) throw new Error('the list has no file');
  const columns: ExportedColumns = exportedColumns[exports];

  test('has a column for each of the list', () => {
    expect(Object.keys(columns).toSorted()).toEqual(Object.keys(list.columns).toSorted());
  });

  test('reads of a row what the list asks for', () => {
    const parsed = parse(document);
    const [query] = parsed.definitions;
    if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error('a list is no query');
    const requested = pathsOf(query.selectionSet, parsed);
    for (const path of Object.values(columns).flatMap(({ reads }) => reads)) {
      const names = path.split('.').filter((name) => name !== '0');
      expect(requested).toContain([list.table, ...names].join('.'));
    }
  });
});
