import {
  invoiceStatuses,
  ledgerAccounts,
  ledgerKinds,
  transactionStatuses,
  transactionTypes,
} from '@roadworthy/core/billing/vocabulary.ts';
import { activityActions, policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import {
  marketingSources,
  otherKinds,
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
import insurance from '../../generated/messages/en-us/insurance.json';
import { type LabelGroup, kindLabelOf, labelOf } from './use-labels.ts';

const vocabularies = {
  quoteStatus: quoteStatuses,
  policyStatus: policyStatuses,
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
  source: marketingSources,
} satisfies Partial<Record<LabelGroup, readonly string[]>>;

describe.each(Object.entries(vocabularies))('%s', (group, values) => {
  const { kindOfLine: _ofLines, ...groups } = insurance;
  const labels: Readonly<Record<string, string>> = Object.entries(groups).find(([name]) => name === group)?.[1] ?? {};

  test.each(values)('%s has a label', (value) => {
    expect(labels[value]).toMatch(/^[A-Z]/);
  });

  test('has no label for a value that does not exist', () => {
    expect(Object.keys(labels).filter((key) => !(values as readonly string[]).includes(key))).toEqual([]);
  });
});

describe('what is insured', () => {
  const own = linesOfData.map(({ provider, objects }) => {
    const kinds = objects.kinds.map(({ value }) => value);
    return [provider, kinds.filter((kind) => !vehicleClasses.some((one) => one === kind))] as const;
  });
  const labelled: Readonly<Record<string, object>> = insurance.kindOfLine;

  test('has a label in its line, beside the recreational vehicles, and nothing else has', () => {
    const kinds = own.filter(([, others]) => others.length > 0).map(([line, others]) => [line, others.toSorted()]);
    expect(Object.fromEntries(kinds)).toEqual(
      Object.fromEntries(Object.entries(labelled).map(([line, labels]) => [line, Object.keys(labels).toSorted()])),
    );
    expect(Object.keys(insurance.vehicleClass)).toEqual([...vehicleClasses]);
    expect(own.flatMap(([, others]) => others).filter((kind) => !otherKinds.some((one) => one === kind))).toEqual([]);
    expect(otherKinds.filter((kind) => !own.some(([, others]) => others.includes(kind)))).toEqual([]);
  });

  test('is called as its line calls it, and by every name where no line is known', () => {
    expect(kindLabelOf(insurance, 'boat', 'cruiser')).toBe('Cabin cruiser');
    expect(kindLabelOf(insurance, 'motorcycle', 'cruiser')).toBe('Cruiser motorcycle');
    expect(kindLabelOf(insurance, 'roadside', 'class_b')).toBe('Class B motorhome');
    expect(kindLabelOf(insurance, null, 'cruiser')).toBe('Cabin cruiser / Cruiser motorcycle');
    expect(kindLabelOf(insurance, 'boat', 'air_ship')).toBe('air ship');
    expect(kindLabelOf(insurance, 'boat', null)).toBeNull();
  });
});

test('a value that nobody labelled reads as words', () => {
  expect(labelOf(insurance.eventType, 'premium_financed')).toBe('premium financed');
  expect(labelOf(insurance.eventType, null)).toBeNull();
});
