import { sameInBoth } from '../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { exampleInsured } from '../quoting/quote.fixture.ts';
import { eConsentVersion } from '../quoting/signing/e-consent.ts';
import { refusal } from '../shared/decision.ts';
import {
  type ChangeDocument,
  type ChangeSigning,
  decideAcceptOwn,
  decideSignedFor,
  type OwnAcceptance,
} from './sign-change.ts';

const document: ChangeDocument = {
  documentId: 'document',
  version: 1,
  status: 'ready',
  sha256: 'hash',
  madeFrom: 'source',
};
const signing: ChangeSigning = {
  name: "renee o'neill",
  consent: true,
  consentVersion: eConsentVersion,
  document,
};
const acceptance: OwnAcceptance = {
  policy: { userId: 'renee', currency: 'USD' },
  insured: [exampleInsured],
  premium: 50_000,
  premiumNow: 50_000,
  asks: null,
  reductions: [],
  source: 'source',
  signing: null,
};
const renee = { userId: 'renee' };
const less = { ...acceptance, reductions: [{ kind: 'cover_left_out', key: 'roadside' }], signing } as const;
const codeOf = (one: OwnAcceptance, actor: { readonly userId: string | null } = renee) => {
  const decision = decideAcceptOwn(one, actor);
  return decision.ok ? 'accepted' : `${decision.refusal.code} ${decision.refusal.field ?? ''}`.trim();
};

describe('who is insured accepts a change by themselves', () => {
  test('at the price that they were shown, without a signature where nothing is taken away', () => {
    expect(decideAcceptOwn(acceptance, renee)).toEqual({ ok: true, event: null });
    expect(codeOf({ ...acceptance, premiumNow: 50_001 })).toBe('amount_changed premium');
  });

  test('and nobody else does', () => {
    expect(codeOf(acceptance, { userId: 'somebody' })).toBe('not_named_insured');
    expect(codeOf({ ...acceptance, policy: { userId: null, currency: 'USD' } }, { userId: null })).toBe(
      'not_named_insured',
    );
  });

  test('once nobody has to look at it first', () => {
    expect(codeOf({ ...acceptance, asks: refusal('needs_underwriter', sameInBoth('Wait.')) })).toBe(
      'needs_underwriter',
    );
  });

  test('and signs for what it takes away, after reading it', () => {
    expect(decideAcceptOwn(less, renee)).toEqual({
      ok: true,
      event: { name: "renee o'neill", consentVersion: eConsentVersion, document },
    });
  });

  test.each<[string, ChangeSigning | null]>([
    ['signature_missing signature.name', null],
    ['signature_name_missing signature.name', { ...signing, name: ' ' }],
    ['signature_name_mismatch signature.name', { ...signing, name: 'Somebody Else' }],
    ['consent_missing signature.consent', { ...signing, consent: false }],
    ['consent_unread signature.consent', { ...signing, consentVersion: null }],
    ['consent_outdated signature.consent', { ...signing, consentVersion: '2020-01-01' }],
    ['documents_unread signature.documents', { ...signing, document: null }],
    ['documents_outdated signature.documents', { ...signing, document: { ...document, madeFrom: 'another' } }],
    ['documents_outdated signature.documents', { ...signing, document: { ...document, status: 'failed' } }],
    ['documents_not_ready signature.documents', { ...signing, document: { ...document, status: 'pending' } }],
    ['documents_not_ready signature.documents', { ...signing, document: { ...document, sha256: null } }],
  ])('%s', (code, given) => {
    expect(codeOf({ ...less, signing: given })).toBe(code);
  });
});

describe('somebody who works here accepts a change for who is insured', () => {
  const { insured } = acceptance;
  const reductions = [{ kind: 'deductible_raised', key: 'comprehensive' }] as const;

  test('without a signature where nothing is taken away, and by the name under theirs where something is', () => {
    expect(decideSignedFor({ insured, reductions: [], signedBy: null })).toEqual({ ok: true, event: null });
    expect(decideSignedFor({ insured, reductions, signedBy: "Renee O'Neill" })).toMatchObject({ ok: true });
  });

  test.each([
    [null, 'signature_missing'],
    [' ', 'signature_missing'],
    ['Somebody Else', 'signature_name_mismatch'],
  ])('and not by %s', (signedBy, code) => {
    expect(decideSignedFor({ insured, reductions, signedBy })).toMatchObject({
      ok: false,
      refusal: { code, field: 'signed_by' },
    });
  });
});
