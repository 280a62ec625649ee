import { describe, expect, it } from 'vitest';
import { fieldNamed, isSame, unsavedAnswers } from './unsaved-answers.ts';

const saved = { year: '2019', make: 'Airstream', born: { year: '1968', month: '3', day: '9' } };

describe('unsaved answers', () => {
  it('are those that differ from what is saved', () => {
    expect(unsavedAnswers({ ...saved, make: 'Jayco' }, saved, () => false)).toEqual({ make: 'Jayco' });
  });

  it('compare the parts of a date one by one', () => {
    expect(unsavedAnswers({ ...saved, born: { ...saved.born } }, saved, () => false)).toEqual({});
    expect(isSame(saved.born, { ...saved.born, day: '8' })).toBe(false);
  });

  it('take no notice of space around a text, so that a pause between two words moves nothing', () => {
    expect(unsavedAnswers({ ...saved, make: 'Airstream ' }, saved, () => false)).toEqual({});
  });

  it('leave out what is not ready to be sent', () => {
    expect(unsavedAnswers({ ...saved, year: '2', make: 'Jayco' }, saved, (name) => name === 'year')).toEqual({
      make: 'Jayco',
    });
  });
});

describe('the field of a refusal', () => {
  it.each([
    ['vehicle.year', 'year'],
    ['year', 'year'],
    ['named_insured.email', null],
    [undefined, null],
    ['', null],
  ])('named %s by the server is %s in the form', (path, name) => {
    expect(fieldNamed(path, saved)).toBe(name);
  });
});
