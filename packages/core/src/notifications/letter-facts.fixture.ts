import { signInChanges } from '../identity/vocabulary.ts';
import { day } from '../shared/time/day.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { LetterSubject, SubjectFacts } from './letter.ts';
import { sameInBoth, words } from '../shared/words.ts';

export const sender = { name: 'Blue Ridge Insurance', phone: '800-555-0100' };
export const url = 'https://example.com/resume?quote=1&token=2';
const vehicle = sentence(sameInBoth('{name}'), { name: '2021 Winnebago View' });

export const quote: SubjectFacts['quote'] = {
  firstName: 'Renée',
  vehicle,
  isConfirmed: true,
  sender,
  status: 'agent_approved',
  agentName: 'Dana Lake',
  total: 104_753,
  price: {
    currency: 'USD',
    dueToday: 11_022,
    following: [{ count: 11, amount: 9_021 }],
    installmentFee: 500,
    total: 110_253,
  },
  currency: 'USD',
  months: 12,
  effectiveDate: day('2026-03-20'),
  expirationDate: day('2026-04-09'),
  scoreReasons: [sentence(words('Payments were late.', 'Des paiements ont été en retard.'))],
  raisedBy: [
    {
      name: 'Renée Lake',
      entry: sentence(words('Speeding, Mar 1, 2025', 'Excès de vitesse, 1er mars 2025')),
      source: sentence(words('As the record has it.', 'Selon le dossier.')),
    },
  ],
  url,
};
export const policy: SubjectFacts['policy'] = {
  firstName: 'Renée',
  vehicle,
  isConfirmed: true,
  sender,
  policyNumber: 'RWP-100001-7',
  currency: 'USD',
  coverFrom: new Date('2026-03-20T04:01:00Z'),
  timeZone: 'America/New_York',
  effectiveDate: day('2026-03-20'),
  expirationDate: day('2027-03-20'),
  invoices: [
    {
      dueDate: day('2026-03-20'),
      amount: 11022,
    },
    {
      dueDate: day('2026-04-20'),
      amount: 9021,
    },
  ],
  price: null,
  firstPayment: {
    cents: 11022,
    account: null,
    status: 'received',
  },
  cancellation: {
    status: 'pending',
    asOf: day('2026-07-20'),
    explanation: null,
    balance: 0,
    cure: null,
    resumes: null,
    legal: {
      sent: day('2026-06-15'),
      noticeDays: 30,
      postDays: 3,
      source: 'Ohio Rev. Code 3937.32',
    },
    paidAhead: null,
    requestedAgain: null,
    spared: null,
    refund: {
      amount: 5440,
      due: day('2026-08-19'),
      isHeld: false,
    },
  },
  nonRenewal: {
    endsOn: day('2027-03-20'),
    why: 'not_offered',
    legal: {
      sent: day('2027-02-01'),
      noticeDays: 45,
      postDays: 3,
      source: 'N.Y. Veh. & Traf. Law 313(1)(a)',
      grade: 'A',
    },
  },
  url,
  payUrl: url,
};
const stands = sentence(sameInBoth('{what}'), { what: { en: 'A claim is open.', fr: 'Une réclamation est ouverte.' } });
const last = { amount: 9_021, day: day('2026-04-20'), code: null, nextAttempt: null, ends: '4242' } as const;
const billing: SubjectFacts['billing'] = {
  firstName: 'Renée',
  vehicle,
  isConfirmed: true,
  sender,
  policyNumber: 'RWP-100001-7',
  currency: 'USD',
  url,
  payUrl: url,
  upcoming: {
    amount: 9021,
    day: day('2026-05-20'),
  },
  agreed: null,
  returned: null,
  isRefused: false,
  isEnded: false,
  collectionsOn: null,
  due: 0,
  autopay: true,
  method: {
    kind: 'card',
    ends: '4242',
    expiry: '04/2026',
  },
  isDelinquent: false,
  last: {
    ...last,
    status: 'received',
  },
  refund: {
    amount: 5440,
    parts: [
      {
        kind: 'card',
        ends: '4242',
        amount: 5440,
      },
    ],
    returns: 'premium',
  },
};
const unpaid: SubjectFacts['billing'] = { ...billing, isEnded: true, collectionsOn: day('2026-08-07') };
const declined: SubjectFacts['billing'] = {
  ...billing,
  due: 9021,
  last: {
    ...last,
    status: 'failed',
    code: 'insufficient_funds',
    nextAttempt: day('2026-04-23'),
  },
};
const debited: SubjectFacts['billing'] = {
  ...declined,
  method: {
    kind: 'bank',
    ends: '6789',
    expiry: null,
  },
  returned: {
    amount: 9021,
    account: '6789',
    code: 'account_closed',
  },
  isRefused: true,
  agreed: {
    day: day('2026-03-20'),
    ends: '6789',
    parts: [
      {
        title: 'Nacha',
        text: 'Regulation E',
      },
    ],
  },
};
export const waiting: SubjectFacts['waiting'] = {
  sender,
  url,
  isSold: true,
  isAfterPause: false,
  area: sentence(words('Hawaii', 'Hawaï')),
  vehicle: sentence(words('class C motorhome', 'autocaravane de classe C')),
};
const freed: SubjectFacts['freed'] = {
  sender,
  url,
  area: sentence(words('Florida', 'Floride')),
  policyNumber: 'RWP-100001-7',
  isFree: true,
};
const mention: SubjectFacts['mention'] = {
  sender,
  url,
  firstName: 'Renée',
  author: 'Dana Lake',
  isOver: false,
  record: {
    name: 'Ada Moreno',
    policyNumber: null,
  },
};
const claimMessage: SubjectFacts['claim_message'] = {
  sender,
  url,
  firstName: null,
  number: 'CL-100001-7',
  isRead: false,
};
const referral: SubjectFacts['referral'] = {
  sender,
  url,
  firstName: 'Renée',
  name: 'Ada Moreno',
  author: 'Una Brandt',
  status: 'accepted',
  decision: 'accepted',
  underwriter: 'Una Brandt',
};
export const user: SubjectFacts['user'] = { sender, link: url, code: '048213', minutes: 10 };

const signing: SubjectFacts['signing'] = {
  sender,
  url,
  firstName: 'Sam',
  insured: 'Ada Moreno',
  isConfirmed: true,
  isOpen: true,
  vehicle,
  until: day('2026-06-29'),
};

const answer: SubjectFacts['answer'] = {
  sender,
  url,
  firstName: 'Renée',
  second: 'Sam Lake',
  insured: 'Renée Okafor',
  answer: 'declined',
};

const photos: SubjectFacts['photos'] = {
  firstName: 'Renée',
  vehicle,
  isConfirmed: true,
  sender,
  url,
  policyNumber: 'RWP-100001-7',
  wanted: {
    missing: 3,
    asked: 7,
    dueDate: day('2026-07-01'),
    reason: null,
    isAgain: false,
    isLate: false,
  },
};

const incident: SubjectFacts['incident'] = {
  firstName: 'Renée',
  vehicle,
  isConfirmed: true,
  sender,
  url,
  incident: 'Odette',
  foundBy: 'both',
  policyNumber: 'RWP-100001-7',
  coverFrom: null,
  hasRoadside: true,
  emergencyExpense: 75_000,
  currency: 'USD',
  isOver: false,
};

const change: SubjectFacts['change'] = {
  firstName: 'Renée',
  vehicle,
  isConfirmed: true,
  sender,
  url,
  policyNumber: 'RWP-100001-7',
  currency: 'USD',
  change: { kind: 'affinity_discount' },
  effective: day('2026-07-01'),
  refund: 0,
  leftAsItIs: 0,
  lines: [
    {
      what: sentence(words('Collision', 'Collision et versement')),
      cents: -1240,
    },
  ],
};

const renewal: SubjectFacts['renewal'] = {
  firstName: 'Renée',
  vehicle,
  isConfirmed: true,
  sender,
  url,
  policyNumber: 'RWP-100001-7',
  status: 'offered',
  renewalDate: day('2027-03-20'),
  currency: 'USD',
  before: 104_753,
  after: 108_120,
  heldBack: 0,
  mostRise: 0,
  notice: null,
  editsLeft: false,
  reasons: [
    { what: sentence(words('Our rates', 'Nos tarifs')), cents: 4_100 },
    { what: sentence(words('Discounts', 'Rabais')), cents: -733 },
  ],
  price: quote.price,
  option: 'auto_renew',
  chargedOn: day('2027-03-19'),
  isBilled: false,
  payBy: day('2027-03-29'),
};

const carried: SubjectFacts['carried'] = {
  firstName: 'Renée',
  vehicle,
  isConfirmed: true,
  sender,
  url,
  policyNumber: 'RWP-100001-7',
  currency: 'USD',
  termEnds: day('2027-03-15'),
  effective: day('2027-03-20'),
  cents: 4_100,
};

const toSign: SubjectFacts['to_sign'] = {
  firstName: 'Renée',
  vehicle,
  isConfirmed: true,
  sender,
  url,
  policyNumber: 'RWP-100001-7',
  currency: 'USD',
  effective: day('2027-03-20'),
  takesAway: [
    sentence(words('Roadside assistance is left out.', 'La protection « Assistance routière » est retirée.')),
  ],
  cents: -733,
};

const enquiry: SubjectFacts['enquiry'] = {
  sender,
  url,
  reference: '3F9A12BC',
  answerBy: {
    instant: new Date('2026-06-16T16:00:00Z'),
    zone: 'UTC',
  },
  conversation: [null, 'Dana Lake'].map((author) => ({
    author,
    body: 'A 1974 van.',
  })),
};

const nothingKnown = { vehicle: null, firstName: null, isConfirmed: false, agentName: null } as const;

const address: SubjectFacts['address'] = {
  sender,
  url,
  firstName: 'Renée',
  purpose: 'sign_in',
  inbox: 'former',
  newEmail: 'renee@example.com',
  state: 'asked',
  hours: 24,
};
const addressFacts: readonly SubjectFacts['address'][] = [
  address,
  { ...address, firstName: null, inbox: 'new' },
  { ...address, inbox: 'new', purpose: 'agent_letters' },
  { ...address, state: 'done' },
];

const roleRequest: SubjectFacts['role_request'] = {
  sender,
  firstName: 'Ines',
  isWaiting: true,
  role: sentence(words('Service agent', 'Agent du service')),
  name: 'Sam Okafor',
  asker: 'Ada Root',
  days: 14,
  url,
};
const commissionRun: SubjectFacts['commission_run'] = {
  sender,
  firstName: 'Owen',
  isUnpaid: true,
  month: sentence(words('June 2026', 'juin 2026')),
  url,
};
const report: SubjectFacts['report'] = {
  sender,
  firstName: 'Dana',
  isReader: true,
  report: sentence(words('Production', 'Affaires conclues')),
  period: sentence(words('{from} to {to}', '{from} au {to}'), { from: '2026-06-01', to: '2026-06-07' }),
  keeper: 'Owen Harbour',
  url,
};
const invitation: SubjectFacts['invitation'] = {
  sender,
  url,
  inviter: 'Oswald Harbor',
  roles: [sentence(words('Agent', 'Agent'))],
  isOpen: true,
  days: 7,
};

/** The facts that every letter has to make sense with, by what it is about. */
export const facts: { readonly [Subject in LetterSubject]: readonly SubjectFacts[Subject][] } = {
  quote: [quote, { ...quote, ...nothingKnown }, { ...quote, currency: 'CAD', months: 6 }],
  // Every letter about a policy makes sense after its first payment came back.
  policy: [
    { ...policy, firstPayment: { ...policy.firstPayment, status: 'returned' } },
    {
      ...policy,
      ...nothingKnown,
      invoices: policy.invoices.slice(0, 1),
      firstPayment: {
        cents: 11022,
        account: '6789',
        status: 'returned',
      },
    },
  ],
  billing: [billing, declined, debited, { ...debited, ...nothingKnown, isRefused: false, isEnded: true }, unpaid],
  waiting: [
    waiting,
    { ...waiting, area: { message: 'Québec' }, vehicle: sentence(words('travel trailer', 'roulotte')) },
  ],
  freed: [freed],
  mention: [
    mention,
    { ...mention, record: { name: 'Ada Moreno', policyNumber: 'RWP-100001-7' } },
    { ...mention, firstName: null, record: { name: null, policyNumber: null } },
  ],
  claim_message: [claimMessage],
  claim_message_arrived: [{ ...claimMessage, firstName: 'Renée' }],
  claim_letter: [{ ...claimMessage, returnedOn: day('2026-08-10') }],
  referral: [
    referral,
    { ...referral, firstName: null, status: 'rejected', decision: 'rejected', underwriter: null },
    { ...referral, status: 'expired', decision: null, underwriter: null },
  ],
  signing: [signing, { ...signing, ...nothingKnown, insured: null }],
  change: [
    change,
    { ...change, ...nothingKnown, change: { kind: 'effective_date', to: day('2027-07-01') }, refund: 1_240 },
    { ...change, change: { kind: 'rewritten', nextNumber: 'RWP-100002-5', balance: 4_100 }, lines: [] },
  ],
  renewal: [
    renewal,
    {
      ...renewal,
      option: 'manual',
      before: 108_120,
      notice: {
        takesAway: [sentence(words('Glass is not covered any more', 'Les vitres ne sont plus couvertes'))],
        legal: { sent: day('2027-01-20'), noticeDays: 45, postDays: 3, source: '215 ILCS 5/143.17a', grade: 'A' },
      },
    },
    { ...renewal, ...nothingKnown, chargedOn: null, before: 112_000, price: null },
    { ...renewal, chargedOn: null, isBilled: true, heldBack: 6_400, mostRise: 10, editsLeft: true },
    { ...renewal, status: 'rejected' },
  ],
  carried: [carried, { ...carried, cents: 0 }, { ...carried, ...nothingKnown, cents: -733 }],
  to_sign: [toSign, { ...toSign, cents: 0 }, { ...toSign, ...nothingKnown, takesAway: [], cents: 4_100 }],
  carried_work: [carried, { ...carried, firstName: null, cents: -733 }],
  photos: [photos, { ...photos, ...nothingKnown }],
  answer: [answer, { ...answer, answer: 'signed' }, { ...answer, firstName: null, second: null }],
  decline: [answer, { ...answer, firstName: null, second: null }],
  enquiry: [enquiry, { ...enquiry, answerBy: null }],
  arrival: [enquiry, { ...enquiry, answerBy: null }],
  address: addressFacts,
  report: [report, { ...report, firstName: null }],
  role_request: [roleRequest, { ...roleRequest, firstName: null }],
  commission_run: [commissionRun, { ...commissionRun, firstName: null }],
  invitation: [invitation, { ...invitation, inviter: null }],
  person: signInChanges.flatMap((change) => [
    {
      sender,
      url,
      firstName: 'Renée',
      change,
      isStaff: true,
      name: 'Work laptop',
      left: 7,
    },
    {
      sender,
      url,
      firstName: null,
      change,
      isStaff: false,
      name: 'Work laptop',
      left: 0,
    },
  ]),
  incident: [
    incident,
    {
      ...incident,
      foundBy: 'garaging',
      hasRoadside: false,
      emergencyExpense: null,
      isConfirmed: false,
      firstName: null,
    },
    { ...incident, foundBy: 'position', coverFrom: day('2026-07-01'), sender: { ...sender } },
    { ...incident, isOver: true },
  ],
  data: [
    { sender, url, firstName: 'Renée', until: day('2026-06-22') },
    { sender, url, firstName: null, until: day('2026-06-22') },
  ],
  deletion: (['waiting', 'done', 'taken_back', 'refused'] as const).flatMap((state) => [
    {
      sender,
      url,
      state,
      due: day('2026-06-29'),
      keptUntil: null,
      firstName: null,
      obstacle: stands,
    },
    {
      sender,
      url,
      state,
      due: day('2026-06-29'),
      keptUntil: day('2033-12-31'),
      firstName: 'Renée',
      obstacle: stands,
    },
  ]),
  user: [user, { ...user, link: undefined }, { ...user, code: undefined }] as SubjectFacts['user'][],
};
