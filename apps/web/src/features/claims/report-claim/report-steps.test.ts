import { reportSteps } from '@roadworthy/core/claims/vocabulary.ts';
import { expect, test } from 'vitest';
import { type LossKind, neededOn, questionsAfter, stepsOf } from './report-steps.ts';
import type { ReportValues } from './report-values.ts';

const kind = (change: Partial<LossKind>): LossKind => ({
  type: 'weather',
  label: 'Hail',
  about: '',
  moving: 'either',
  is_short: false,
  questions: [],
  ...change,
});
const values = (moved: boolean | null) => ({ driving_at_time_of_loss: moved });

test('a report has every step while nothing is known of it', () => {
  expect(stepsOf({ kind: undefined, isThirdParty: false, values: values(null) })).toEqual(reportSteps);
});

test.each([
  ['glass', kind({ type: 'glass', is_short: true }), false, true, ['others', 'police']],
  ['hail on a parked trailer', kind({}), false, false, ['others']],
  ['a storm on the road', kind({}), false, true, []],
  ['a parked vehicle that was hit', kind({ type: 'collision' }), false, false, []],
  ['theft', kind({ type: 'theft', moving: 'never' }), false, null, ['others']],
  ['a third party', kind({ type: 'collision' }), true, null, ['driving', 'others']],
] as const)('%s leaves out what it needs not', (_name, one, isThirdParty, moved, left) => {
  const steps = stepsOf({ kind: one, isThirdParty, values: values(moved) });
  expect(reportSteps.filter((step) => !steps.includes(step))).toEqual(left);
});

test('a question that follows from an answer is asked after it alone', () => {
  const question = (key: string, after: unknown) => ({ key, kind: 'text', text: key, why: '', choices: [], after });
  const hail = kind({
    questions: [question('weather', null), question('hail_size', { key: 'weather', is: 'hail' })] as never,
  });
  const keys = (answers: ReportValues['answers']) => questionsAfter(hail, answers).map(({ key }) => key);
  expect(keys({})).toEqual(['weather']);
  expect(keys({ weather: 'wind' })).toEqual(['weather']);
  expect(keys({ weather: 'hail' })).toEqual(['weather', 'hail_size']);
});

test('a report is not left without somebody to answer, what happened and when, and goes on without all else', () => {
  const blank = {
    reporter_name: ' ',
    reporter_phone: '',
    reporter_email: '',
    type_of_loss: '',
    incident_date: '',
    fraud_notice_read: false,
  } as ReportValues;
  expect(reportSteps.flatMap((step) => neededOn(step, blank))).toEqual([
    'reporter_name',
    'reporter_phone',
    'type_of_loss',
    'incident_date',
    'fraud_notice_read',
  ]);
  expect(neededOn('start', { ...blank, reporter_name: 'Ada', reporter_email: 'ada@example.com' })).toEqual([]);
});
