import { beforeEach, describe, expect, it } from 'vitest';
import { answerError } from '../../../data/requests/request-error.ts';
import type { SaveOutcome } from './autosave.ts';
import { createStepSaver, type Refusals, type StepSaver } from './step-saver.ts';

type Form = { vin: string; year: string };

let values: Form;
let draft: Partial<Form>;
let sent: Partial<Form>[];
let refusals: Refusals;
let general: string | null;
let states: SaveOutcome[];
let server: (patch: Partial<Form>) => Promise<void>;
let heldBack: string[];
let judgedWithVin: string[];
let saver: StepSaver<Form>;

beforeEach(() => {
  values = { vin: '', year: '' };
  [draft, sent, refusals, general, states, heldBack, judgedWithVin] = [{}, [], {}, null, [], [], []];
  server = async () => undefined;
  saver = createStepSaver<Form>(values, {
    values: () => values,
    invalidFields: () => new Set(values.year !== '' && values.year.length !== 4 ? ['year'] : []),
    async save(patch) {
      sent.push(patch);
      await server(patch);
    },
    heldBack: () => heldBack,
    judgedWith: (name) => (name === 'vin' ? judgedWithVin : []),
    keepDraft: (next) => void (draft = next),
    onSaved: () => undefined,
    onRefusals: (next) => void (refusals = next),
    onGeneralError: (message) => void (general = message),
    onState: (state) => void states.push(state),
    fallbackMessage: () => 'Not saved',
  });
});

const type = (patch: Partial<Form>) => {
  values = { ...values, ...patch };
  saver.keepDraft();
};
const refuse = (field?: string) =>
  Promise.reject(answerError([{ message: 'Check the VIN', extensions: { code: 'vin', field } }]));

describe('the answers of a step', () => {
  it('are kept as a draft until they are saved', async () => {
    type({ year: '2019' });
    expect(draft).toEqual({ year: '2019' });
    expect(await saver.flush()).toBe(true);
    expect(sent).toEqual([{ year: '2019' }]);
    expect(draft).toEqual({});
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('wait while their shape does not fit, and stay in the draft', async () => {
    type({ year: '20', vin: '1FA' });
    await saver.flush();
    expect(sent).toEqual([{ vin: '1FA' }]);
    expect(draft).toEqual({ year: '20' });
  });

  it('wait while the step holds them back', async () => {
    heldBack = ['year'];
    type({ year: '2019' });
    expect(await saver.flush()).toBe(true);
    expect(sent).toEqual([]);
    expect(draft).toEqual({ year: '2019' });
  });

  it('show a refusal at the field that the server named, and save the others', async () => {
    server = (patch) => ('vin' in patch ? refuse('vehicle.vin') : Promise.resolve());
    type({ vin: 'WRONG', year: '2019' });
    await saver.flush();
    expect(refusals['vin']).toEqual({ value: 'WRONG', message: 'Check the VIN', code: 'vin', because: {} });
    expect(sent.at(-1)).toEqual({ year: '2019' });
    expect(saver.hasStatusRefusal()).toBe(true);
  });

  it('are sent again once a refused one is corrected', async () => {
    server = (patch) => (patch.vin === 'WRONG' ? refuse('vin') : Promise.resolve());
    type({ vin: 'WRONG' });
    await saver.flush();
    type({ vin: 'RIGHT' });
    expect(saver.hasStatusRefusal()).toBe(false);
    expect(await saver.flush()).toBe(true);
    expect(saver.saved().vin).toBe('RIGHT');
  });

  it('are sent again, where they are judged with another, once that is another', async () => {
    judgedWithVin = ['year'];
    server = (patch) => ('vin' in patch && values.year !== '2015' ? refuse('vin') : Promise.resolve());
    type({ vin: 'OF2015', year: '2021' });
    await saver.flush();
    expect(saver.hasStatusRefusal()).toBe(true);
    expect(sent).toEqual([{ vin: 'OF2015', year: '2021' }, { year: '2021' }]);
    type({ year: '2015' });
    expect(await saver.flush()).toBe(true);
    expect(sent.at(-1)).toEqual({ vin: 'OF2015', year: '2015' });
  });

  it('say a refusal that belongs to no field of the form above it', async () => {
    server = () => refuse('quote.status');
    type({ year: '2019' });
    expect(await saver.flush()).toBe(false);
    expect(general).toBe('Check the VIN');
    expect(states.at(-1)).toBe('refused');
  });
});

describe('a refusal at an answer that was not sent', () => {
  const beside = () =>
    Promise.reject(answerError([{ message: 'Not there', extensions: { code: 'law', field: 'vin' } }]));

  it('stands while what brought it about is as it was, with its code', async () => {
    server = beside;
    type({ year: '2019' });
    await saver.flush();
    expect(refusals['vin']).toMatchObject({ message: 'Not there', code: 'law', because: { year: '2019' } });
    expect(saver.hasStatusRefusal()).toBe(true);
  });

  it('ends with another answer there: the step can be left again', async () => {
    server = beside;
    type({ year: '2019' });
    await saver.flush();
    server = async () => undefined;
    type({ year: '2020' });
    expect(await saver.flush()).toBe(true);
    expect(saver.hasStatusRefusal()).toBe(false);
    expect(sent.at(-1)).toEqual({ year: '2020' });
  });

  it('is one of what was sent: what is typed while it is on its way has not been refused', async () => {
    server = (patch) => {
      if (patch.vin !== 'WRONG') return Promise.resolve();
      type({ vin: 'RIGHT' });
      return refuse('vehicle.vin');
    };
    type({ vin: 'WRONG' });
    await saver.flush();
    expect(refusals['vin']?.value).toBe('WRONG');
    expect(await saver.flush()).toBe(true);
    expect(sent.at(-1)).toEqual({ vin: 'RIGHT' });
    expect(saver.hasStatusRefusal()).toBe(false);
  });

  it('stays with its own answer, where that was sent, whatever else is changed', async () => {
    server = async (patch) => (patch.vin === undefined ? undefined : refuse('vin'));
    type({ vin: '1FA', year: '2019' });
    await saver.flush();
    type({ year: '2020' });
    await saver.flush();
    expect(saver.hasStatusRefusal()).toBe(true);
    expect(refusals['vin']?.because).toEqual({});
  });
});
