import { describe, expect, test } from 'vitest';
import { groupByName } from './customer-records.ts';
import { aCustomerPolicy, aCustomerQuote, aPerson } from '../../../testing/customer-scenario.ts';

describe('records of one e-mail', () => {
  test('stand under the names that share it, the newest first, however they are written', () => {
    const groups = groupByName([
      aPerson('Mia', aCustomerQuote('q3')),
      aPerson('Ada', aCustomerQuote('q2')),
      aPerson('ADA', aCustomerQuote('q1')),
    ]);
    expect(groups.map(({ name, quotes }) => [name, quotes.map(({ quote_id }) => quote_id)])).toEqual([
      ['Mia Moreno', ['q3']],
      ['Ada Moreno', ['q2', 'q1']],
    ]);
  });

  test('are shown once, though two people of a quote share the e-mail or two quotes became one policy', () => {
    const policy = aCustomerPolicy('p1');
    const [group, ...others] = groupByName([
      aPerson('Ada', aCustomerQuote('q2', { policy })),
      aPerson('Ada', aCustomerQuote('q2', { policy })),
      aPerson('Ada', aCustomerQuote('q1', { policy })),
    ]);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ quotes: [], policies: [{ policy_id: 'p1' }] });
  });

  test('are a policy where there is one, and a quote otherwise', () => {
    const [group] = groupByName([
      aPerson('Ada', aCustomerQuote('q2')),
      aPerson('Ada', aCustomerQuote('q1', { policy: aCustomerPolicy('p1') })),
    ]);
    expect(group?.quotes.map(({ quote_id }) => quote_id)).toEqual(['q2']);
    expect(group?.policies.map(({ policy_id }) => policy_id)).toEqual(['p1']);
  });
});
