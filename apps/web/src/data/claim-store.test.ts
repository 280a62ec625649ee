import { beforeEach, describe, expect, it } from 'vitest';
import type { KeyValueStore } from './browser-storage.ts';
import { type ClaimStore, createClaimStore } from './claim-store.ts';

const page = 'https://roadworthy.test/claim/incident';
let kept: Map<string, string>;
let claim: ClaimStore;

beforeEach(() => {
  kept = new Map();
  const store: KeyValueStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  claim = createClaimStore(store);
});

describe('the claim context', () => {
  it('is written to storage once it holds both, and not before', () => {
    claim.setClaimId('c1');
    expect(Object.fromEntries(kept)).toEqual({});
    claim.setClaimToken('t1');
    expect(Object.fromEntries(kept)).toEqual({ claimId: 'c1', claimToken: 't1' });
  });

  it('ignores empty values', () => {
    claim.setClaimId('c1');
    claim.setClaimToken('t1');
    claim.setClaimId('');
    claim.setClaimToken('');
    expect(claim.read()).toEqual({ claimId: 'c1', claimToken: 't1' });
  });

  it('is restored when both are stored and the address names no claim', () => {
    kept.set('claimId', 'c1').set('claimToken', 't1');
    expect(claim.restore(`${page}?step=2`)).toBeNull();
    expect(claim.read()).toEqual({ claimId: 'c1', claimToken: 't1' });
  });

  it.each(['claimId', 'claimToken'])('stays empty when only %s is stored', (key) => {
    kept.set(key, 'x');
    claim.restore(page);
    expect(claim.read()).toEqual({ claimId: null, claimToken: null });
  });

  it.each(['?claimId=', '?claimId=c2'])('is not restored when the address has the parameter %s', (query) => {
    kept.set('claimId', 'c1').set('claimToken', 't1');
    claim.restore(`${page}${query}`);
    expect(claim.read().claimToken).toBeNull();
    expect(kept.get('claimId')).toBe('c1');
  });

  it('takes both from the address and strips them', () => {
    kept.set('claimId', 'c1').set('claimToken', 't1');
    expect(claim.restore(`${page}?claimId=c2&claimToken=t2&step=2#top`)).toBe('/claim/incident?step=2#top');
    expect(claim.read()).toEqual({ claimId: 'c2', claimToken: 't2' });
    expect(Object.fromEntries(kept)).toEqual({ claimId: 'c2', claimToken: 't2' });
  });

  it('leaves an id without a token in the address, so that a reload finds the same claim', () => {
    expect(claim.restore(`${page}?claimId=c2`)).toBeNull();
    expect(claim.read()).toEqual({ claimId: 'c2', claimToken: null });
  });

  it('strips a token that comes without an id and does not believe it', () => {
    expect(claim.restore(`${page}?claimToken=t9`)).toBe('/claim/incident');
    expect(claim.read()).toEqual({ claimId: null, claimToken: null });
  });

  it('forgets everything when it is cleared', () => {
    claim.setClaimId('c1');
    claim.setClaimToken('t1');
    claim.clear();
    expect([claim.read(), kept.size]).toEqual([{ claimId: null, claimToken: null }, 0]);
  });
});
