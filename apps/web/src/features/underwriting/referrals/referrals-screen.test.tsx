// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AcceptApplicationDocument,
  AcceptReferralDocument,
  ForceBindQuoteDocument,
  LoadQuoteDocument,
  LoadQuoteTimelineDocument,
  LoadReferralDocument,
  type LoadReferralQuery,
  LoadSavedViewsDocument,
  ReferralPrecedentsDocument,
  type ReferralRowFragment,
  ReferralsDocument,
  RejectReferralDocument,
  SimilarRestrictionsDocument,
  UnderwritingCriteriaByQuoteDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { editedQuote } from '../../../testing/edited-quote.ts';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { ReferralScreen } from './referral-screen.tsx';
import { ReferralsScreen } from './referrals-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const una = { ...dana, roles: ['global:user', 'organization:underwriter'] };
const [r1, r2] = ['018f0000-0000-7000-8000-0000000000a1', '018f0000-0000-7000-8000-0000000000a2'] as const;

const row = (quote_referral_id: string, first_name: string): ReferralRowFragment => ({
  quote_referral_id,
  quote_id: `q-${quote_referral_id}`,
  status: 'pending',
  decision: null,
  review_type: 'pre_bind',
  request_reasons: ['Worth more than $500,000.'],
  request_reasons_fr: null,
  finding_codes: ['value_above_limit'],
  assignee_name: null,
  created: '2026-11-20T10:00:00Z',
  quote: {
    total: 812300,
    country: 'US',
    organization: { name: 'Cascade' },
    assigned_agent: null,
    contact_email: null,
    erased: null,
    entities: [
      {
        first_name,
        last_name: 'Moreno',
        business_name: null,
        email: null,
        phone: null,
      },
    ],
    vehicles: [
      {
        year: 2024,
        make: 'Tiffin',
        model: 'Zephyr',
        rating_value: 62e6,
      },
    ],
  },
});

const referral = (quote_referral_id: string): LoadReferralQuery => {
  const facts = {
    quote_referral_id,
    quote_id: 'q1',
    status: 'pending',
    decision: null,
    review_type: 'pre_bind',
    request_reasons: ['Worth more than $500,000.'],
    request_reasons_fr: null,
    finding_codes: ['value_above_limit'],
    findings: [
      {
        code: 'value_above_limit',
        value: 62e6,
        threshold: 5e7,
      },
    ],
    created: '2026-11-20T10:00:00Z',
    last_day: '2026-12-04',
    requested_by_name: null,
    action_reason: null,
    underwriter_name: null,
    decided: null,
    assignee_user_id: null,
    assignee_name: null,
  };
  const allowed = { allowed: true, code: null, message: null };
  return {
    quote_referrals_by_pk: {
      ...facts,
      messages: [],
      quote: {
        quote_id: 'q1',
        status: 'referred',
        contact_email: null,
        erased: null,
        entities: [],
        quote_referrals: [facts],
      },
    },
    abilities: ['accept_referral', 'reject_referral'].map((operation) => ({ operation, ...allowed })),
  };
};

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => una);
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  server.answerNamed('CountViews_quote_referrals', () => ({ v0: { aggregate: { count: 2, count_capped: false } } }));
  server.answer(ReferralsDocument, () => ({
    quote_referrals: [row(r1, 'Ada'), row(r2, 'Luis')],
    quote_referrals_aggregate: { aggregate: { count: 2, count_capped: false } },
  }));
  server.answer(LoadReferralDocument, ({ quote_referral_id }) => referral(quote_referral_id));
  server.answer(LoadQuoteDocument, () => editedQuote('q1', { version: 1, year: 2024, make: 'Tiffin' }));
  server.answer(LoadQuoteTimelineDocument, () => ({ timeline_entries: [], quote_notes: [] }));
  server.answer(UnderwritingCriteriaByQuoteDocument, () => ({
    underwriting_criteria_by_quote: {
      quote_id: 'q1',
      verifications: [],
      declarations: {},
      mvr_violations: [],
      incidents: [],
      findings: [],
      score: null,
    },
  }));
  server.answer(ReferralPrecedentsDocument, () => ({
    accepted: { aggregate: { count: 10 } },
    rejected: { aggregate: { count: 2 } },
    quote_referrals: [],
  }));
});

async function draw(address = '/underwriting') {
  const hands = await drawStaffPage(address, <ReferralsScreen />);
  await screen.findByText('Ada Moreno', { selector: 'a[data-primary]' });
  return hands;
}
const requested = () => server.sentTo(ReferralsDocument).at(-1);

describe('the queue of underwriters', () => {
  test('is read as its role, newest first, and leads to a page of each referral', async () => {
    await draw();
    expect(requested()?.variables).toEqual({
      where: { _and: [{ status: { _eq: 'pending' } }] },
      order: [{ created: 'desc' }, { quote_referral_id: 'asc' }],
      limit: 50,
      offset: 0,
    });
    expect(requested()?.headers.get('x-hasura-role')).toBe('organization:underwriter');
    expect(screen.getByText('Ada Moreno').getAttribute('href')).toBe(
      `/underwriting/referrals/${r1}?list=%2Funderwriting`,
    );
    expect(screen.getByRole('link', { name: 'Oldest first' }).getAttribute('href')).toBe('?sort=created');
  });

  test('calls whom a quote told of before that was erased by the word for it', async () => {
    const erased = { contact_email: null, erased: '2026-11-21T10:00:00Z', entities: [] };
    const [first, second] = [row(r1, 'Ada'), row(r2, 'Luis')];
    server.answer(ReferralsDocument, () => ({
      quote_referrals: [first, { ...second, quote: second.quote && { ...second.quote, ...erased } }],
      quote_referrals_aggregate: { aggregate: { count: 2, count_capped: false } },
    }));
    await draw();
    expect(screen.getByText('Erased person').getAttribute('href')).toContain(`/underwriting/referrals/${r2}?`);
  });

  test('is searched, narrowed by what was found, ordered and kept as a view like every other', async () => {
    const hands = await draw('/underwriting?view=all&f[finding_codes]=salvage_title,vehicle_age&sort=status&q=ada');
    expect(JSON.stringify(requested()?.variables)).toContain(
      '{"_or":[{"finding_codes":{"_contains":["vehicle_age"]}},{"finding_codes":{"_contains":["salvage_title"]}}]}',
    );
    expect(JSON.stringify(requested()?.variables)).toContain('{"quote":{"entities":{"_and":[{"name_words"');
    await hands.click(screen.getByRole('button', { name: /^Reason/ }));
    expect(await screen.findByRole('checkbox', { name: 'Salvage title' })).toHaveProperty('checked', true);
    const views = screen.getByRole('navigation', { name: 'Views' });
    expect(within(views).getAllByRole('button', { name: 'Save as a view' }).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(server.sentTo(LoadSavedViewsDocument)[0]?.variables).toEqual({ list_name: 'quote_referrals' }),
    );
  });

  test.each([
    ['a', 'Accept what was found', AcceptReferralDocument, 'The documents bear the answers out.'],
    ['r', 'Reject this quote', RejectReferralDocument, 'Beyond what we carry.'],
  ] as const)(
    'decides in four keys: J, %s, 1, Ctrl+Enter, and stands at the next',
    async (key, title, document, reason) => {
      server.answer(AcceptReferralDocument, () => ({ accept_referral: null }));
      server.answer(RejectReferralDocument, () => ({ reject_referral: null }));
      const hands = await draw();
      await hands.keyboard('j');
      expect(await screen.findByText('Found: $620,000. The rule begins at $500,000.')).toBeTruthy();
      expect(await screen.findByText('12 similar cases in 90 days: 10 accepted, 2 rejected')).toBeTruthy();
      await hands.keyboard(key);
      const dialog = await screen.findByRole('dialog', { name: title });
      // A browser puts the focus into the dialog by itself.
      within(dialog).getByRole('button', { name: 'Not yet' }).focus();
      await hands.keyboard('1{Control>}{Enter}{/Control}');
      await waitFor(() =>
        expect(server.sentTo(document).map(({ variables }) => variables)).toEqual([{ quote_referral_id: r1, reason }]),
      );
      await waitFor(() => expect(window.location.search).toContain(r2));
      await waitFor(() => expect(window.document.activeElement?.textContent).toBe('Luis Moreno'));
    },
  );

  test('opens a referral on its own page, beside its neighbours, as it was narrowed and ordered', async () => {
    const address = '/underwriting?view=all&q=moreno&sort=status';
    await draw(`${address}&id=${r1}`);
    const list = encodeURIComponent(address);
    const open = await screen.findByRole('link', { name: 'Full page' });
    expect(open.getAttribute('href')).toBe(`/underwriting/referrals/${r1}?list=${list}`);
  });

  test('shows what is refused and what the quote has beside each other', async () => {
    server.answer(LoadReferralDocument, ({ quote_referral_id }) => {
      const found = referral(quote_referral_id);
      const similar = {
        finding_codes: ['restriction_similar'],
        findings: [{ code: 'restriction_similar', value: r1 }],
      };
      const { quote_referrals_by_pk: one } = found;
      return { ...found, quote_referrals_by_pk: one && { ...one, ...similar } };
    });
    server.answer(SimilarRestrictionsDocument, () => ({
      similar_restrictions: [
        {
          explicit_rejection_id: r1,
          key: 'name_and_birthdate',
          refused: 'Vester Dinh 1968-03-09',
          spelled: 'Wes Đình 1968-03-09',
          reason: 'Two staged losses.',
        },
      ],
    }));
    const hands = await draw();
    await hands.keyboard('j');
    expect(await screen.findByText('Vester Dinh 1968-03-09')).toBeDefined();
    expect(screen.getByText('Wes Đình 1968-03-09')).toBeDefined();
    expect(screen.getByText('Like somebody or something that is refused')).toBeDefined();
    expect(screen.getByText('Two staged losses.')).toBeDefined();
    expect(screen.queryByText(r1)).toBeNull();
    expect(server.sentTo(SimilarRestrictionsDocument)[0]?.variables).toEqual({ quote_id: 'q1' });
  });

  test('has its quote bound in spite of what stands against it, and names what was waived', async () => {
    server.answer(LoadReferralDocument, ({ quote_referral_id }) => {
      const found = referral(quote_referral_id);
      const force = { operation: 'force_bind_quote', allowed: true, code: null, message: null };
      return { ...found, abilities: [...found.abilities, force] };
    });
    server.answer(ForceBindQuoteDocument, () => ({
      force_bind_quote: {
        checkout_url: 'https://roadworthy.example/c',
        waived: ['needs_no_referral', 'verified'],
        quote: {
          quote_id: 'q1',
          status: 'agent_approved',
        },
      },
    }));
    const hands = await draw();
    await hands.keyboard('j');
    await hands.click(await screen.findByRole('button', { name: 'Force bind' }));
    await hands.type(await screen.findByLabelText('Why'), 'Head office agrees.');
    await hands.click(screen.getByRole('button', { name: 'Have it bound' }));
    expect(await screen.findByText('What an underwriter has to look at')).toBeDefined();
    expect(screen.getByText('Checks that are not done')).toBeDefined();
    expect(server.sentTo(ForceBindQuoteDocument)[0]?.variables).toMatchObject({ quote_id: 'q1' });
  });

  test('has an application priced: the premium is typed in, and the link is for its customer', async () => {
    server.answer(LoadReferralDocument, ({ quote_referral_id }) => ({
      ...referral(quote_referral_id),
      abilities: [
        { operation: 'accept_referral', allowed: false, code: 'application_has_own_path', message: 'Submit it.' },
        { operation: 'accept_application', allowed: true, code: null, message: null },
      ],
    }));
    server.answer(AcceptApplicationDocument, () => ({
      accept_application: {
        checkout_url: 'https://roadworthy.example/c',
        quote_referral: null,
        quote: {
          quote_id: 'q1',
          status: 'agent_approved',
          premium: 124050,
          total: 126550,
        },
      },
    }));
    const hands = await draw();
    await hands.keyboard('j');
    await screen.findByRole('button', { name: 'Accept at a price' });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await hands.keyboard('a');
    await hands.type(await screen.findByLabelText('Why'), 'The carrier wants that.');
    await hands.click(screen.getByRole('button', { name: 'Accept at this price' }));
    expect(await screen.findByText('Type the premium.')).toBeDefined();
    await hands.type(screen.getByLabelText('Premium of the term, without fees'), '1,240.50');
    await hands.click(screen.getByRole('button', { name: 'Accept at this price' }));
    expect(await screen.findByRole('dialog', { name: 'It has its price' })).toBeDefined();
    expect(server.sentTo(AcceptApplicationDocument).map(({ variables }) => variables)).toEqual([
      { quote_referral_id: r1, premium: 124_050, reason: 'The carrier wants that.' },
    ]);
  });

  test('says why a quote cannot be bound so', async () => {
    const why = 'It is not complete.';
    server.answer(LoadReferralDocument, ({ quote_referral_id }) => ({
      ...referral(quote_referral_id),
      abilities: [{ operation: 'force_bind_quote', allowed: false, code: 'missing_answers', message: why }],
    }));
    const hands = await draw();
    await hands.keyboard('j');
    const button = await screen.findByRole('button', { name: 'Force bind' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(why)).toBeDefined();
  });
});

describe('the page of a referral', () => {
  const list = '/underwriting?view=all&q=moreno&sort=status';
  const pageOf = (id: string) => `/underwriting/referrals/${id}?list=${encodeURIComponent(list)}`;

  async function decide(ids: readonly string[]) {
    // What is decided leaves the list at once.
    const left = new Set(ids);
    server.answerNamed('LoadIdsQuoteReferrals', () => ({
      quote_referrals: [...left].map((quote_referral_id) => ({ quote_referral_id })),
    }));
    server.answer(RejectReferralDocument, ({ quote_referral_id }) => {
      left.delete(quote_referral_id);
      return { reject_referral: null };
    });
    const hands = await drawStaffPage(pageOf(r1), <ReferralScreen />);
    await screen.findByText('Found: $620,000. The rule begins at $500,000.');
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'In the list' }).textContent).toBe('1'));
    await hands.keyboard('r');
    within(await screen.findByRole('dialog'))
      .getByRole('button', { name: 'Not yet' })
      .focus();
    await hands.keyboard('1{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.sentTo(RejectReferralDocument)).toHaveLength(1));
  }

  test('leads to the next of its list once it is decided, with search, view and order', async () => {
    await decide([r1, r2]);
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(pageOf(r2)));
    const frame = screen.getByRole('navigation', { name: 'In the list' }).parentElement;
    expect(frame?.querySelector('a')?.getAttribute('href')).toBe(list);
  });

  test('leads back to its list from the last of it, as it was narrowed and ordered', async () => {
    await decide([r1]);
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(list));
  });
});
