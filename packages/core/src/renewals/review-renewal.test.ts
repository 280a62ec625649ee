import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { conditionalNoticeFor } from '../policies/notices/conditional-renewal.ts';
import { factsOn } from '../quoting/subject/quote-facts.ts';
import { addDays, day } from '../shared/time/day.ts';
import { printSentence, sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { decidePlainApproval } from './decide-renewal.ts';
import { isPriceMoved, reviewBesidePrice, reviewRenewal, type ReviewedRenewal } from './review-renewal.ts';

const today = day('2027-04-17');
const clean: ReviewedRenewal = {
  facts: factsOn(today),
  premiumBefore: 100_000,
  premium: 104_000,
  isSold: true,
  claimsInTerm: 0,
  isLocked: false,
  raiseStoppedBy: null,
  canCharge: true,
  conditional: null,
  today,
};
const found = { code: 'too_much', ...sentence(words('Too much.', 'C’est trop.')) };
const issueOf = (change: Partial<ReviewedRenewal>) => {
  const issue = reviewRenewal({ ...clean, ...change });
  return issue && `${issue.status} ${issue.issue}`;
};
const facts = (known: Parameters<typeof factsOn>[1]) => factsOn(today, known);
const ruled = { rejections: [], referrals: [], agentRequired: [] };

describe('before a next term is offered', () => {
  test('nothing is looked at of one that nothing is found of', () => {
    expect(reviewRenewal(clean)).toBeNull();
    expect(issueOf({ canCharge: null })).toBeNull();
  });

  test('an underwriter looks at a price that moves by more than a quarter, either way, and at no less', () => {
    expect(issueOf({ premium: 125_000 })).toBeNull();
    expect(issueOf({ premium: 125_001 })).toBe('in_review price_change');
    expect(issueOf({ premium: 74_999 })).toBe('in_review price_change');
    expect(isPriceMoved(0, 1)).toBe(true);
  });

  test('an underwriter looks at what is refused, referred, claimed, or not sold there any more', () => {
    expect(issueOf({ facts: facts({ restrictions: [found] }) })).toBe('in_review rejection');
    expect(issueOf({ facts: facts({ ruled: { ...ruled, referrals: [{ ...found, value: 'x' }] } }) })).toBe(
      'in_review referral',
    );
    expect(issueOf({ claimsInTerm: 1 })).toBe('in_review referral');
    expect(issueOf({ isSold: false, premium: null })).toBe('in_review product_withdrawn');
  });

  test('an underwriter looks at more cover that is stopped there, before what else is found', () => {
    const raiseStoppedBy = {
      name: { en: 'Hurricane Ida', fr: null },
      notice: { en: 'Nothing more is covered in its path.', fr: null },
      ends: null,
      timeZone: 'America/New_York',
    };
    expect(issueOf({ raiseStoppedBy })).toBe('in_review moratorium');
    expect(issueOf({ raiseStoppedBy, claimsInTerm: 1 })).toBe('in_review moratorium');
    expect(issueOf({ raiseStoppedBy, isSold: false })).toBe('in_review product_withdrawn');
    const reason = reviewRenewal({ ...clean, raiseStoppedBy })?.reason;
    expect(reason && printSentence(reason, 'en-US')).toContain('Hurricane Ida, until further notice');
  });

  test('an agent settles what is missing first, a locked price and a card that cannot be charged last', () => {
    expect(issueOf({ premium: null, claimsInTerm: 1 })).toBe('agent_review missing_fields');
    expect(issueOf({ isLocked: true, claimsInTerm: 1 })).toBe('in_review referral');
    expect(issueOf({ isLocked: true })).toBe('agent_review verification');
    expect(issueOf({ canCharge: false })).toBe('agent_review payment_method');
  });

  test('an underwriter judges what was told later than its place wants, and not what is told on the last day', () => {
    const conditional = conditionalNoticeFor({
      state: 'NV',
      provider: 'personal',
      isRentedToOthers: false,
      renewsOn: day('2027-06-16'),
      change: {
        premiumBefore: 100_000,
        premiumAfter: 104_000,
        isWorse: false,
        isOtherForm: false,
        isOtherInsurer: false,
      },
    });
    if (!conditional) throw new Error('Nevada wants a dearer renewal told');
    expect(issueOf({ conditional, today: conditional.by })).toBeNull();
    expect(issueOf({ conditional, today: addDays(conditional.by, 1) })).toBe('in_review price_change');
  });
});

describe('a renewal that is approved among others', () => {
  const among = (change: Partial<ReviewedRenewal>, status: 'in_review' | 'rejected' | 'offered' = 'in_review') => {
    const reviewed = { ...clean, ...change };
    const renewal = {
      status,
      renewalDate: addDays(today, 50),
      isPriced: reviewed.premium !== null,
      isIssued: false,
      endedBecause: null,
    };
    const { premiumBefore, premium } = reviewed;
    const looked = { issue: reviewBesidePrice(reviewed), premiumBefore, premium };
    const decision = decidePlainApproval(renewal, looked, principalOf('organization:underwriter'));
    return decision.ok ? 'approved' : `${decision.refusal.code}: ${decision.refusal.message}`;
  };

  test('is one of which nothing is open but a price that moves by no more than two fifths', () => {
    expect(among({})).toBe('approved');
    expect(among({ premium: 140_000 })).toBe('approved');
    expect(among({ premium: 140_001 })).toMatch(/^renewal_not_plain: The price moves by more than 40\u00a0%/);
    expect(among({ premium: 59_999 })).toMatch(/^renewal_not_plain/);
  });

  test('is none that somebody has to settle, with what that is, nor one that was refused or waits for nobody', () => {
    expect(among({ claimsInTerm: 1 })).toBe('renewal_not_plain: 1 claims were filed in the term.');
    expect(among({ canCharge: false })).toMatch(/^renewal_not_plain: The card or account on file/);
    const referral = facts({ ruled: { ...ruled, referrals: [{ ...found, value: 'x' }] } });
    expect(among({ facts: referral, premium: 130_000 })).toBe('renewal_not_plain: Too much.');
    expect(among({ premium: null })).toMatch(/^renewal_not_priced/);
    expect(among({}, 'rejected')).toMatch(/^renewal_not_plain: An underwriter decided not to renew/);
    expect(among({}, 'offered')).toMatch(/^renewal_offered/);
  });
});
