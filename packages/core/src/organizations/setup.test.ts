import { expect, test } from 'vitest';
import {
  type AgentSetup,
  agentSteps,
  missingOfAgent,
  missingOfOrganization,
  type OrganizationSetup,
  type OrganizationStep,
  organizationSteps,
} from './setup.ts';

const begun: OrganizationSetup = {
  service_phone: null,
  service_email: null,
  line_1: null,
  logo_url: null,
  commission_email: null,
  products: 0,
  partners: 0,
  colleagues: 0,
  turns: [],
};

test('a new organization has all of it to set up, but licences of nobody', () => {
  expect(missingOfOrganization(begun)).toEqual(organizationSteps.filter((step) => step !== 'licences'));
});

test.each<[OrganizationStep, Partial<OrganizationSetup>]>([
  ['product', { products: 1 }],
  ['contacts', { service_phone: '216-555-0148', service_email: 'a@b.example' }],
  ['address', { line_1: '1 Main St' }],
  ['brand', { logo_url: '/api/logos/1.png' }],
  ['people', { colleagues: 1 }],
  ['turns', { turns: [{ licensed_in: ['US-OH'], licensed_until: '2027-01-31' }] }],
  ['commission', { commission_email: 'pay@b.example' }],
  ['partner', { partners: 1 }],
])('%s is gone once it is there', (step, done) => {
  expect(missingOfOrganization({ ...begun, ...done })).toEqual(
    missingOfOrganization(begun).filter((one) => one !== step),
  );
});

test.each([{ service_phone: '216-555-0148' }, { service_email: 'a@b.example' }])(
  'half of the contacts is none: %j',
  (half) => {
    expect(missingOfOrganization({ ...begun, ...half })).toContain('contacts');
  },
);

test.each([
  [[], null],
  [['US-OH'], null],
  [[], '2027-01-31'],
])(
  'who takes turns without areas or a last day of their licence has it to say: %j %s',
  (licensed_in, licensed_until) => {
    const turns = [
      { licensed_in: ['US-OH'], licensed_until: '2027-01-31' },
      { licensed_in, licensed_until },
    ];
    expect(missingOfOrganization({ ...begun, turns })).toContain('licences');
  },
);

const agent: AgentSetup = { title: null, phone: null, photo_url: null, schedule_url: null, quotes: 0 };

test('a new agent sets up profile, picture, schedule link and a first quote, each gone once it is there', () => {
  expect(missingOfAgent(agent)).toEqual(agentSteps);
  expect(missingOfAgent({ ...agent, phone: '216-555-0148' })).toContain('profile');
  const done: AgentSetup = {
    title: 'Agent',
    phone: '216-555-0148',
    photo_url: '/api/v1/files/1',
    schedule_url: 'https://cal.example/a',
    quotes: 1,
  };
  expect(missingOfAgent(done)).toEqual([]);
});
