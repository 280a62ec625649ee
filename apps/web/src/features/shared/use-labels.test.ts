import {
  invoiceStatuses,
  ledgerAccounts,
  ledgerKinds,
  transactionStatuses,
  transactionTypes,
} from '@roadworthy/core/billing/vocabulary.ts';
import { activityActions, policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import {
  coverageCodes,
  marketingSources,
  paymentTerms,
  plans,
  ratingValueTypes,
  storageTypes,
  usageTypes,
  vehicleClasses,
} from '@roadworthy/core/products/vocabulary.ts';
import { entityRelationships, quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { linesOfData } from './lines/line-view.ts';
import insurance from '../../../messages/en-us/insurance.json';
import { type LabelGroup, labelOf } from './use-labels.ts';

const kinds = linesOfData.flatMap(({ objects }) => objects.kinds.map(({ value }) => value));

const vocabularies = {
  quoteStatus: quoteStatuses,
  policyStatus: policyStatuses,
  vehicleClass: vehicleClasses,
  otherKind: [...new Set(kinds)].filter((kind) => !vehicleClasses.some((one) => one === kind)),
  plan: plans,
  paymentTerm: paymentTerms,
  usage: usageTypes,
  storage: storageTypes,
  valueBasis: ratingValueTypes,
  relationship: entityRelationships,
  invoiceStatus: invoiceStatuses,
  transactionType: transactionTypes,
  transactionStatus: transactionStatuses,
  ledgerAccount: ledgerAccounts,
  ledgerKind: ledgerKinds,
  activityAction: activityActions,
  coverage: coverageCodes,
  source: marketingSources,
} satisfies Partial<Record<LabelGroup, readonly string[]>>;

describe.each(Object.entries(vocabularies))('%s', (group, values) => {
  const labels: Readonly<Record<string, string>> =
    Object.entries(insurance).find(([name]) => name === group)?.[1] ?? {};

  test.each(values)('%s has a label', (value) => {
    expect(labels[value]).toMatch(/^[A-Z]/);
  });

  test('has no label for a value that does not exist', () => {
    expect(Object.keys(labels).filter((key) => !(values as readonly string[]).includes(key))).toEqual([]);
  });
});

test('a value that nobody labelled reads as words', () => {
  expect(labelOf(insurance.eventType, 'premium_financed')).toBe('premium financed');
  expect(labelOf(insurance.eventType, null)).toBeNull();
});
