// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ApproveClaimPaymentDocument,
  CancellationChoicesDocument,
  CreateClaimNoteDocument,
  type ClaimRecordFragment,
  DenyClaimDocument,
  LoadClaimAnswersDocument,
  LoadClaimCoveragesDocument,
  LoadClaimEventsDocument,
  LoadClaimFilesDocument,
  LoadClaimInsuredDocument,
  LoadClaimTimelineDocument,
  LoadDiaryDocument,
  LoadTotalLossFollowUpDocument,
  PreviewCancellationDocument,
  PreviewTotalLossDocument,
  StateClaimFactDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { answerQuotes } from '../../../testing/quotes-scenario.tsx';
import { lineWords } from '../../shared/lines/line-view.ts';
import { LineWordsProvider } from '../../shared/lines/line-words.tsx';
import { ClaimPage } from './claim-page.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const claimId = '018f0000-0000-7000-8000-0000000000c1';

const claim: ClaimRecordFragment = {
  organization_id: 'o1',
  claim_id: claimId,
  claim_number: 'CL-100001-7',
  status: 'approved',
  type_of_loss: 'weather',
  incident_date: '2026-08-02',
  incident_time: '17:30:00',
  incident_location_type: 'storage',
  incident_location: 'Elm Street 4, Akron',
  incident_description: 'Hail as large as eggs.',
  administrative_area: 'OH',
  policy_holder: 'Ada Moreno',
  policy_number: 'RWP-100001-7',
  policy_id: 'p1',
  provider: 'personal',
  reporter_name: 'Ada Moreno',
  reporter_email: null,
  reporter_phone: '216-555-0148',
  contact_preference: 'phone',
  handler_name: 'Sylvie Roy',
  handler_user_id: 'u9',
  next_step: 'pay_after_agreement',
  next_due: '2026-08-20',
  flags: ['near_cover_change'],
  signals: ['early_loss'],
  filed: '2026-08-03T18:00:00Z',
  erased: null,
  vehicle: { type: 'travel_trailer', year: 2019, make: 'Grand Design', model: 'Reflection' },
  organization: { name: 'Cascade RV Insurance' },
  driving_at_time_of_loss: false,
  driver: null,
  business_purposes: false,
  business_purposes_reason: null,
  was_rented: false,
  damage_to_vehicle: true,
  damage: { areas: ['roof', 'awning'], severity: 'moderate' },
  damage_description: 'The roof is dented.',
  is_usable: true,
  police_report_filed: false,
  police_agency: null,
  police_report_number: null,
  is_third_party: false,
  time_zone: 'America/New_York',
  language: 'fr-ca',
  acknowledged: '2026-08-04',
  decided: '2026-08-10',
  decision_reason: null,
  evaluated_by: 'u9',
  evaluated_by_name: 'Sylvie Roy',
  evaluation_note: 'Roof by the estimate of the shop.',
  approved_by_name: 'Stella Park',
  assigned_because: ['least_load'],
  clock_stopped_by: null,
  appealed: null,
  appeal_reason: null,
  total_loss_on: null,
  total_loss_value: null,
  total_loss_repair: null,
  total_loss_salvage: null,
  total_loss_taxes: null,
  is_wreck_retained: null,
  lender_payoff: null,
  duplicate: null,
  policy: {
    policy_id: 'p1',
    policy_number: 'RWP-100001-7',
    currency: 'USD',
    provider: 'personal',
    external_claims: [],
  },
  claim_entities: [],
  claim_vehicles: [],
  deadlines: [
    {
      claim_deadline_id: 'd1',
      step: 'acknowledge',
      due: '2026-08-18',
      done: '2026-08-04',
      is_provisional: false,
      source: 'Ohio Adm. Code 3901-1-54(F)(2)',
      grade: 'A',
    },
    {
      claim_deadline_id: 'd2',
      step: 'pay_after_agreement',
      due: '2026-08-20',
      done: null,
      is_provisional: false,
      source: 'Ohio Adm. Code 3901-1-54(G)(6)',
      grade: 'A',
    },
  ],
  exposures: [
    {
      claim_exposure_id: 'e1',
      coverage: 'comprehensive',
      claimant: null,
      limit_amount: 4_500_000,
      deductible: 50_000,
      loss_amount: 320_000,
      reserve_indemnity: 270_000,
      reserve_expense: 0,
      paid_indemnity: 0,
      paid_expense: 0,
      recovered_salvage: 0,
      recovered_subrogation: 0,
    },
  ],
  payees: [
    {
      claim_payee_id: 'y1',
      kind: 'insured',
      name: 'Ada Moreno',
      account_last_four: null,
      account_verified: null,
      account_changed: null,
    },
  ],
  payments: [
    {
      claim_payment_id: 'm1',
      claim_exposure_id: 'e1',
      kind: 'indemnity',
      method: 'cheque',
      status: 'requested',
      amount: 270_000,
      currency: 'USD',
      payees: 'Ada Moreno',
      memo: null,
      requested_by_name: 'Sylvie Roy',
      decided_by_name: null,
      rejected_reason: null,
      failure: null,
      sent: null,
      created: '2026-08-11T15:00:00Z',
    },
  ],
  recoveries: [],
  waits: [],
  letters: [],
};

const allowed = (operation: string) => ({ operation, allowed: true, code: null, message: null, path: null });
const never = (operation: string) => ({
  ...allowed(operation),
  allowed: false,
  code: 'actor_not_allowed',
  message: 'Your role may not do this to a claim.',
});
const draw = (one: ClaimRecordFragment = claim) =>
  drawStaffPage(
    `/agents/claims/${claimId}`,
    <LineWordsProvider words={lineWords('en-us')}>
      <ClaimPage claim={one} />
    </LineWordsProvider>,
  );

const fact = {
  question: 'Is it damaged?',
  kind: 'yes_no',
  is_open: false,
  is_so: null,
  amount: null,
  says: null,
  reported_by: null,
  stated_by: null,
  stated_at: null,
  decides: ['Comprehensive'],
};

beforeEach(() => {
  server.answer(LoadClaimInsuredDocument, () => ({
    claims_by_pk: { claim_id: claimId, vehicle_id: null, cover_quote: null },
  }));
  server.answer(LoadClaimAnswersDocument, () => ({
    claims_by_pk: { claim_id: claimId, answers: { weather: 'hail', is_leaking: false } },
    claim_report: {
      percent: 84,
      missing: [{ key: 'vehicle_now' }, { key: 'photos' }],
      questions: [
        { key: 'weather', text: 'What was it?', choices: [{ value: 'hail', label: 'Hail' }] },
        { key: 'is_leaking', text: 'Does water come in?', choices: [] },
        { key: 'vehicle_now', text: 'Where is the vehicle now?', choices: [] },
      ],
    },
  }));
  server.answer(LoadClaimEventsDocument, () => ({
    claim_events: { lat: null, lng: null, is_exact: false, layers: [], moratoriums: [] },
  }));
  answerQuotes(server, () => []);
  server.answer(LoadDiaryDocument, () => ({ tasks: [], tasks_aggregate: { aggregate: null } }));
  server.answer(LoadClaimTimelineDocument, () => ({ timeline_entries: [], claim_notes: [] }));
  server.answer(LoadClaimFilesDocument, () => ({ attachments: [], unfinished: [], refused: [], abilities: [] }));
  server.answer(LoadClaimCoveragesDocument, () => ({
    claim_coverages: [
      {
        coverage: 'comprehensive',
        name: 'Comprehensive',
        answers: true,
        says: 'We pay for hail.',
        because: ['The vehicle is damaged or gone.'],
        found: 'It happened about 120 miles from home.',
        limit_amount: 4_500_000,
        person_limit: null,
        occurrence_limit: null,
        deductible: 50_000,
      },
    ],
    claim_facts: [
      {
        ...fact,
        fact: 'vehicle_damaged',
        is_so: true,
        says: 'The vehicle is damaged or gone.',
        reported_by: 'Ada Moreno',
      },
      { ...fact, fact: 'occupants_hurt', question: 'Was anybody hurt?', is_open: true },
    ],
  }));
  server.answerNamed('LoadAbilities', () => ({
    a0: ['reserve_claim', 'deny_claim', 'approve_claim_payment', 'reject_claim_payment'].map(allowed),
  }));
});

test('what was pointed at and answered is read without a call, and so is what the report lacks', async () => {
  await draw();
  const value = (label: string) => screen.getByText(label).parentElement?.textContent;
  await screen.findByText('Does water come in?');
  expect(value('What was it?')).toBe('What was it?Hail');
  expect(value('Does water come in?')).toBe('Does water come in?No');
  expect(screen.getByText(/^Roof, Awning · Moderate.* · The roof is dented\.$/)).toBeDefined();
  expect(
    screen.getByText('The report is 84% complete. Not reported: Where is the vehicle now? · four photos'),
  ).toBeDefined();
  expect(screen.getByText('The loss fell into the first 30 days of the contract.')).toBeDefined();
});

test('what may be done to a payment is as the server says of it, whoever asked for it', async () => {
  server.answerNamed('LoadAbilities', ({ r0 }) => ({
    a0: r0 === claimId ? ['reserve_claim', 'approve_claim_payment'].map(allowed) : [never('approve_claim_payment')],
  }));
  await draw();
  expect(await screen.findByText('We pay for hail.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Approve and pay/ })).toBeNull();
});

test('says on one screen what happened, what covers it, what it costs and by when what is owed', async () => {
  await draw();
  expect(await screen.findByText('Hail as large as eggs.')).toBeDefined();
  expect(screen.getByText('Cover changed on that day.')).toBeDefined();
  expect(screen.getByText('The loss fell into the first 30 days of the contract.')).toBeDefined();
  expect(await screen.findByText('We pay for hail.')).toBeDefined();
  const money = within(screen.getByRole('table'));
  const cells = within(money.getByRole('row', { name: /^Comprehensive/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['$3,200.00', '$2,700.00', '$0.00', '$0.00']);
  expect(screen.getByText('by Aug 20, 2026')).toBeDefined();
  expect(screen.getByText('Ohio Adm. Code 3901-1-54(G)(6)')).toBeDefined();
});

test('a payment that somebody else asked for is approved, and what the server says against it stands there', async () => {
  server.answer(ApproveClaimPaymentDocument, () => refusal('authority_exceeded', 'Ask somebody with more authority.'));
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: /^Approve and pay/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve and send this payment' }));
  await user.click(dialog.getByRole('button', { name: 'Pay it' }));
  expect(await dialog.findByText('Ask somebody with more authority.')).toBeDefined();
  expect(server.sentTo(ApproveClaimPaymentDocument).at(-1)?.variables).toEqual({
    claim_id: claimId,
    claim_payment_id: 'm1',
  });
});

test('by keys alone: a note, a payment of several chosen in its dialog, and what a role may not has none', async () => {
  server.answerNamed('LoadAbilities', () => ({
    a0: [...['reserve_claim', 'approve_claim_payment', 'create_claim_note'].map(allowed), never('deny_claim')],
    a1: [allowed('approve_claim_payment')],
  }));
  server.answer(CreateClaimNoteDocument, () => ({ create_claim_note: { claim_note_id: 'n1' } }));
  const [payment] = claim.payments;
  const second = { ...(payment as (typeof claim.payments)[number]), claim_payment_id: 'm2', payees: 'Lakeside RV' };
  const user = await draw({ ...claim, payments: [...claim.payments, second] });
  await screen.findAllByRole('button', { name: /^Approve and pay/ });
  await user.keyboard('n');
  const note = within(await screen.findByRole('dialog', { name: 'Write a note or a message' }));
  await user.type(note.getByRole('textbox', { name: /Text/ }), 'They may begin.');
  await user.click(note.getByRole('checkbox', { name: /A message/ }));
  await user.click(note.getByRole('button', { name: 'Send the message' }));
  await waitFor(() =>
    expect(server.sentTo(CreateClaimNoteDocument).at(-1)?.variables).toEqual({
      claim_id: claimId,
      note: 'They may begin.',
      visible: true,
    }),
  );
  await user.keyboard('y');
  const pay = within(await screen.findByRole('dialog', { name: 'Approve and send this payment' }));
  expect(
    within(pay.getByRole('combobox', { name: 'Which one' }))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['$2,700.00, Ada Moreno', '$2,700.00, Lakeside RV']);
  await user.keyboard('{Escape}');
  await user.keyboard('r');
  expect(screen.queryByRole('dialog', { name: 'Deny this claim' })).toBeNull();
});

test('a total loss is declared where the rule of the place says that it is one, with what is paid in sight', async () => {
  server.answerNamed('LoadAbilities', () => ({ a0: ['reserve_claim', 'declare_total_loss'].map(allowed) }));
  const found = {
    deductible: 50_000,
    may_retain: false,
    owes_taxes: null,
    percent: 75,
    source: 'Ohio Adm. Code',
    grade: 'A',
  };
  server.answer(PreviewTotalLossDocument, ({ value }) => ({
    claim_total_loss: { ...found, is_total: value <= 4_000_000, pays: value - 50_000, rule: 'threshold_percent' },
  }));
  const user = await draw({ ...claim, status: 'open', payments: [], payees: [] });
  await screen.findByText('We pay for hail.');
  await user.keyboard('t');
  const dialog = within(await screen.findByRole('dialog', { name: 'Declare the vehicle a total loss' }));
  for (const [name, amount] of [
    [/Worth before/, '50000'],
    [/Taxes/, '0'],
    [/repair/, '35000'],
    [/wreck brings/, '4000'],
  ] as const) {
    await user.type(dialog.getByRole('textbox', { name }), amount);
  }
  expect(await dialog.findByText(/this is no total loss/)).toBeDefined();
  await user.clear(dialog.getByRole('textbox', { name: /Worth before/ }));
  await user.type(dialog.getByRole('textbox', { name: /Worth before/ }), '40000');
  expect(await dialog.findByText(/\$39,500.00 is paid/)).toBeDefined();
});

test('a message begins from a template in the language of its reader, and is one to who reported it', async () => {
  server.answerNamed('LoadAbilities', () => ({ a0: ['reserve_claim', 'create_claim_note'].map(allowed) }));
  server.answer(CreateClaimNoteDocument, () => ({ create_claim_note: { claim_note_id: 'n1' } }));
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: 'Add a note' }));
  const note = within(await screen.findByRole('dialog', { name: 'Write a note or a message' }));
  await user.selectOptions(note.getByRole('combobox', { name: 'Begin from' }), 'Ask for photographs');
  const begun = note.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ }).value;
  expect(begun).toMatch(/^Veuillez nous envoyer des photographies/);
  await user.click(note.getByRole('button', { name: 'Send the message' }));
  await waitFor(() =>
    expect(server.sentTo(CreateClaimNoteDocument).at(-1)?.variables).toMatchObject({ visible: true, note: begun }),
  );
});

test('the event of the loss is named, with what lies over its place', async () => {
  server.answer(LoadClaimEventsDocument, () => ({
    claim_events: {
      lat: 40,
      lng: -83,
      is_exact: true,
      layers: [{ incident_layer_id: 'l1', kml_file_id: 'k1', name: 'Hail of August 2' }],
      moratoriums: [{ moratorium_id: 'm1', name: 'Hail in Ohio' }],
    },
  }));
  await draw();
  const event = within(await screen.findByRole('region', { name: 'Event' }));
  expect(event.getByText('Hail of August 2')).toBeDefined();
  expect(event.getByText('Moratorium: Hail in Ohio')).toBeDefined();
  expect(event.getByRole('button', { name: 'Show on the map' }).getAttribute('aria-expanded')).toBe('false');
  expect(event.queryByRole('link')).toBeNull();
});

test('a total loss offers what is left to do: the lender, the wreck, and the end of the policy on its day', async () => {
  server.answerNamed('LoadAbilities', ({ r0 }) => ({
    a0: (r0 === 'p1' ? ['cancel_policy'] : ['reserve_claim', 'seek_claim_recovery']).map(allowed),
  }));
  server.answer(LoadTotalLossFollowUpDocument, () => ({
    claim_total_loss_follow_up: {
      owed_to_lender: 1_200_000,
      is_wreck_sought: false,
      claim_exposure_id: 'e1',
      policy: 'cancel',
      policy_id: 'p1',
      from: '2026-08-03',
      root_vehicle_id: 'v1',
    },
  }));
  const choice = { today: '2026-08-12', earliest_date: '2026-03-01', latest_date: '2027-02-28', odometer_from: null };
  server.answer(CancellationChoicesDocument, () => ({
    cancellation_choices: [{ ...choice, reason: 'total_loss', legal: null, ground: null }],
  }));
  server.answer(PreviewCancellationDocument, () => refusal('claim_after_date', 'A claim was filed.', 'as_of_date'));
  const user = await draw({
    ...claim,
    total_loss_on: '2026-08-10',
    total_loss_value: 4_000_000,
    total_loss_repair: 3_900_000,
    total_loss_salvage: 400_000,
    total_loss_taxes: 0,
    is_wreck_retained: false,
    lender_payoff: 1_200_000,
  });
  expect(await screen.findByText('The lender is paid first: $12,000.00 is still owed.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sell the wreck' }));
  const sale = within(await screen.findByRole('dialog', { name: 'Ask somebody to pay back a part' }));
  expect(sale.getByRole<HTMLInputElement>('textbox', { name: /Amount/ }).value).toContain('4,000');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Cancel for total loss' }));
  await screen.findByRole('dialog', { name: 'Cancel this policy' });
  await waitFor(() =>
    expect(server.sentTo(PreviewCancellationDocument).at(-1)?.variables).toMatchObject({
      policy_id: 'p1',
      reason: 'total_loss',
      as_of_date: '2026-08-03',
    }),
  );
});

test('what decides coverage is asked, open questions first, and answered by one key', async () => {
  server.answer(StateClaimFactDocument, () => ({ state_claim_fact: { claim_id: claimId, status: 'open' } }));
  server.answerNamed('LoadAbilities', () => ({ a0: ['reserve_claim', 'state_claim_fact'].map(allowed) }));
  const user = await draw({ ...claim, status: 'open', payments: [], payees: [] });
  const decides = within(await screen.findByRole('region', { name: 'What decides it' }));
  expect(decides.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Was anybody hurt\?.*Open/u),
    expect.stringMatching(/^The vehicle is damaged or gone\.Reported by Ada Moreno/u),
  ]);
  await user.keyboard('w');
  const dialog = within(await screen.findByRole('dialog', { name: 'State what is so' }));
  await user.click(await dialog.findByRole('radio', { name: 'Yes' }));
  await user.click(dialog.getByRole('button', { name: 'State it' }));
  await waitFor(() =>
    expect(server.sentTo(StateClaimFactDocument)[0]?.variables).toEqual({
      claim_id: claimId,
      fact: 'occupants_hurt',
      is_so: true,
      amount: null,
    }),
  );
});

test('what was insured then stands beside it: the vehicle of the loss first, its lender, and who was on the policy', async () => {
  const vehicle = {
    vehicle_id: 'v2',
    year: 2019,
    make: 'Airstream',
    model: 'Classic',
    type: 'travel_trailer',
    location: null,
  };
  server.answer(LoadClaimInsuredDocument, () => ({
    claims_by_pk: {
      claim_id: claimId,
      vehicle_id: 'v1',
      cover_quote: {
        quote_id: 'q1',
        mailing_location: null,
        entities: [
          { entity_id: 'e1', entity_relationship: 'driver', first_name: 'Cleo', last_name: 'Moreno' },
        ] as never,
        vehicles: [
          { ...vehicle, lienholder: null },
          { ...vehicle, vehicle_id: 'v1', make: 'Winnebago', lienholder: { business_name: 'First Bank' } },
        ] as never,
      },
    },
  }));
  await draw(claim);
  const insured = within(await screen.findByRole('region', { name: 'The policy at that instant' }));
  expect(await insured.findByText('Lender: First Bank')).toBeDefined();
  expect(insured.getByText(/Cleo Moreno/u)).toBeDefined();
  const text = screen.getByRole('region', { name: 'The policy at that instant' }).textContent;
  expect(text.indexOf('Winnebago')).toBeLessThan(text.indexOf('Airstream'));
});

test('a denial asks for the reason that the claimant reads', async () => {
  server.answer(DenyClaimDocument, () => ({ deny_claim: { claim_id: claimId, status: 'denied' } }));
  const user = await draw({ ...claim, status: 'open', payments: [], payees: [] });
  await waitFor(() => expect(server.sentTo(LoadClaimCoveragesDocument).length).toBeGreaterThan(0));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deny' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny this claim' }));
  await user.click(dialog.getByRole('button', { name: 'Deny the claim' }));
  expect(await dialog.findByText('Give the reason.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Wear is not covered.');
  await user.click(dialog.getByRole('button', { name: 'Deny the claim' }));
  await waitFor(() =>
    expect(server.sentTo(DenyClaimDocument).at(-1)?.variables).toEqual({
      claim_id: claimId,
      reason: 'Wear is not covered.',
    }),
  );
});

test('an agent who handles no claims sees it, and neither decides nor reads what an adjuster weighs', async () => {
  server.answerNamed('LoadAbilities', () => ({
    a0: ['reserve_claim', 'deny_claim', 'approve_claim_payment', 'reject_claim_payment'].map(never),
  }));
  await draw();
  expect(await screen.findByText('Hail as large as eggs.')).toBeDefined();
  await waitFor(() => expect(server.sentTo(LoadClaimTimelineDocument).length).toBeGreaterThan(0));
  expect(server.sentTo(LoadClaimCoveragesDocument)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Approve and pay' })).toBeNull();
});
