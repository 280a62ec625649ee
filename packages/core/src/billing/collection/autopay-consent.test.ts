import { expect, test } from 'vitest';
import { printSentence } from '../../shared/text/sentence.ts';
import { autopayConsent, autopayVersions, checkAutopayConsent, decideStopAutopay } from './autopay-consent.ts';
import { defaultCollection } from './collect.ts';
import { describeDecline } from './decline-reasons.ts';

const parts = autopayConsent({ ...defaultCollection, company: 'Harbour RV', phone: '800-555-0100' });

test('the wording of automatic payments says who charges, when it is told, what is tried again, and how it is stopped', () => {
  const text = parts.map((part) => printSentence(part.text, 'en-US')).join(' ');
  for (const message of ['Harbour RV keeps this card', '7 days before', '3 and 6 days later', 'calling 800-555-0100']) {
    expect(text).toContain(message);
  }
});

test('it has its French', () => {
  for (const { title, text } of parts) {
    expect(title.fr).not.toBe(title.en);
    expect(printSentence(text, 'fr-CA')).not.toBe(printSentence(text, 'en-US'));
  }
});

test('agreeing to an older wording agrees to nothing', () => {
  expect(checkAutopayConsent(autopayVersions.card, 'card').ok).toBe(true);
  expect(checkAutopayConsent('2020-01-01', 'card')).toMatchObject({ refusal: { code: 'autopay_wording_outdated' } });
});

test('a decline is said in words, and one without words is the bank’s own affair', () => {
  expect(describeDecline('expired_card').message).toBe('The card has expired.');
  expect(describeDecline('do_not_honor').message).toBe('The bank did not make the payment.');
});

test('automatic payments are stopped whenever they are made, and once', () => {
  expect(decideStopAutopay(true)).toEqual({ ok: true, event: { autopay: false } });
  expect(decideStopAutopay(false)).toMatchObject({ refusal: { code: 'autopay_off' } });
});
