import { type Contract, underwriters } from '../matrices/contract.ts';

const moratorium = {
  name: 'Hurricane Odette',
  reason: 'The carrier has stopped.',
  notice: 'A hurricane is near. Try again later.',
  actions: ['bind'],
  postal_codes: ['33001'],
  time_zone: 'America/New_York',
  ends: '2099-01-01T00:00:00Z',
};

const badInput = [
  { given: { moratorium: { ...moratorium, name: ' ' } }, code: 'name_missing', field: 'name' },
  { given: { moratorium: { ...moratorium, reason: ' ' } }, code: 'reason_missing', field: 'reason' },
  { given: { moratorium: { ...moratorium, notice: ' ' } }, code: 'notice_missing', field: 'notice' },
  {
    given: {
      moratorium: {
        ...moratorium,
        states: ['CA-QC'],
      },
    },
    code: 'notice_french_missing',
    field: 'notice_fr',
  },
  { given: { moratorium: { ...moratorium, provider: 'bicycle' } }, code: 'provider_unknown', field: 'provider' },
  { given: { moratorium: { ...moratorium, actions: ['sing'] } }, code: 'action_unknown', field: 'actions' },
  { given: { moratorium: { ...moratorium, postal_codes: [] } }, code: 'area_missing', field: 'states' },
  { given: { moratorium: { ...moratorium, states: ['US-XX'] } }, code: 'area_unknown', field: 'states' },
  { given: { moratorium: { ...moratorium, postal_codes: ['3'] } }, code: 'area_unknown', field: 'postal_codes' },
  { given: { moratorium: { ...moratorium, time_zone: 'Mars/Olympus' } }, code: 'zone_unknown', field: 'time_zone' },
  {
    given: {
      moratorium: {
        ...moratorium,
        starts: '2020-01-02T00:00:00Z',
        ends: '2020-01-03T00:00:00Z',
      },
    },
    code: 'ends_in_the_past',
    field: 'ends',
  },
];

export const contracts: readonly Contract[] = [
  { operation: 'create_moratorium', root: 'organization_id', example: { moratorium }, roles: underwriters, badInput },
  {
    operation: 'update_moratorium',
    root: 'moratorium_id',
    example: { moratorium },
    roles: underwriters,
    changedElsewhere: 'moratorium_changed_elsewhere',
    badInput,
  },
  {
    operation: 'end_moratorium',
    root: 'moratorium_id',
    example: {},
    roles: underwriters,
    changedElsewhere: 'moratorium_changed_elsewhere',
  },
  {
    operation: 'except_from_moratorium',
    root: 'moratorium_id',
    example: { quote_id: '$quote', reason: 'The storm has passed this place.' },
    roles: underwriters,
    badInput: [
      { given: { reason: ' ' }, code: 'reason_missing', field: 'reason' },
      { given: { quote_id: null }, code: 'exception_about_one', field: 'quote_id' },
    ],
  },
  { operation: 'end_moratorium_exception', root: 'moratorium_exception_id', example: {}, roles: underwriters },
  {
    operation: 'moratorium_reach',
    root: 'organization_id',
    example: { states: ['US-FL'] },
    roles: underwriters,
    badInput: [{ given: { states: [] }, code: 'area_missing', field: 'states' }],
  },
];
