import { expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { decideEvidence } from './evidence.ts';
import { claimStatuses } from './vocabulary.ts';

test.each(claimStatuses)('evidence for a claim that is %s is taken unless it is over', (status) => {
  const isOver = status === 'withdrawn' || status === 'closed';
  expect(decideEvidence({ status }, principalOf('token:claim')).ok).toBe(!isOver);
});

test.each([
  ['token:claim', true],
  ['global:user', true],
  ['global:service_member', true],
  ['organization:agent', false],
  ['global:read_only', false],
  ['token:quote', false],
  ['anonymous', false],
] as const)('evidence comes from %s: %s', (role, may) => {
  expect(decideEvidence({ status: 'open' }, principalOf(role)).ok).toBe(may);
});
