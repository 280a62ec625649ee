import { expect, test } from 'vitest';
import { endedStatuses, policyStatuses } from '../../policies/vocabulary.ts';
import { decideAgentBillingLinks } from './agent-billing-links.ts';

const going = policyStatuses.filter((status) => !endedStatuses.some((ended) => ended === status));

test.each(going)('a policy that is %s has a billing page, also where nothing is due', (status) => {
  expect(decideAgentBillingLinks(status, 0)).toEqual({ ok: true, event: true });
});

test.each(endedStatuses)('a policy that is %s has one while something is owed', (status) => {
  expect(decideAgentBillingLinks(status, 1)).toEqual({ ok: true, event: true });
  expect(decideAgentBillingLinks(status, 0)).toMatchObject({ refusal: { code: 'nothing_to_pay' } });
});
