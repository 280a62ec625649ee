import { describe, expect, it } from 'vitest';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';
import { invalidFields } from '../../shared/answers/shapes.ts';
import {
  addressFields,
  entityOf,
  mailingLocationOf,
  personFields,
  waitingForPerson,
  type YouAnswers,
  youAnswersOf,
  youShapes,
} from './you-answers.ts';

const complete: YouAnswers = {
  first_name: ' Ada ',
  last_name: 'Reyes',
  email: 'ada@example.com',
  phone: '',
  birthdate: { year: '1968', month: '3', day: '9' },
  line_1: '12 Elm St',
  line_2: '',
  locality: 'Akron',
  postal_code: '44301',
};

const problems = (patch: Partial<YouAnswers>) =>
  Object.entries(invalidFields(youShapes(), { ...complete, ...patch })).map(
    ([name, message]) => `${name}: ${typeof message === 'string' ? message : JSON.stringify(message)}`,
  );

describe('the shape of the answers about a person', () => {
  it.each<[Partial<YouAnswers>, string[]]>([
    [{}, []],
    [{ first_name: '  ' }, ['first_name: errors.firstName']],
    [{ email: 'ada@example' }, ['email: errors.email']],
    [{ email: 'ada@example.' }, ['email: errors.email']],
    [{ phone: '(541) 555-0134' }, []],
    [{ phone: '541555' }, ['phone: errors.phone']],
    [{ phone: '+44 20 7946 0958' }, []],
    [{ phone: '44 20 7946 0958' }, ['phone: errors.phone']],
    [{ birthdate: { year: '', month: '', day: '' } }, ['birthdate: errors.birthdate']],
    [{ birthdate: { year: '1968', month: '2', day: '' } }, ['birthdate: errors.birthdatePart']],
    [
      { birthdate: { year: '1968', month: '2', day: '30' } },
      ['birthdate: {"key":"errors.noSuchDay","values":{"day":"30","month":"February","year":"1968"}}'],
    ],
    [{ birthdate: { year: '68', month: '2', day: '3' } }, ['birthdate: errors.birthdateYear']],
    [{ locality: '' }, ['locality: errors.city']],
    [{ postal_code: '4410' }, ['postal_code: errors.postalCodeShape']],
    [{ postal_code: '00000' }, ['postal_code: errors.postalCodeUnknown']],
  ])('finds in %j %j', (patch, expected) => {
    expect(problems(patch)).toEqual(expected);
  });
});

describe('a person who is not stored yet', () => {
  it('waits until name, e-mail, birth date and address are all there', () => {
    expect(waitingForPerson({ ...complete, locality: '' }, false)).toEqual([...personFields, ...addressFields]);
    expect(waitingForPerson({ ...complete, email: 'ada@example' }, false)).toEqual([...personFields, ...addressFields]);
    expect(waitingForPerson(complete, false)).toEqual([]);
  });

  it('waits while one of the answers stands refused', () => {
    expect(waitingForPerson(complete, false, ['birthdate'])).toEqual([...personFields, ...addressFields]);
    expect(waitingForPerson(complete, false, ['another'])).toEqual([]);
  });

  it('once stored saves every answer by itself, and an address as a whole', () => {
    expect(waitingForPerson({ ...complete, email: 'ada@example' }, true)).toEqual([]);
    expect(waitingForPerson({ ...complete, locality: '' }, true)).toEqual([...addressFields]);
  });
});

describe('what goes to the server', () => {
  it('is trimmed, with the birth date as a day', () => {
    expect(entityOf(complete)).toEqual({
      entity_type: 'person',
      first_name: 'Ada',
      last_name: 'Reyes',
      email: 'ada@example.com',
      phone: null,
      birthdate: '1968-03-09',
    });
  });

  it('is only what changed when the person exists', () => {
    expect(entityOf(complete, ['email', 'locality'])).toEqual({ entity_type: 'person', email: 'ada@example.com' });
  });

  it('is the whole address', () => {
    expect(mailingLocationOf(complete)).toEqual({
      line_1: '12 Elm St',
      line_2: null,
      locality: 'Akron',
      postal_code: '44301',
    });
  });
});

it('shows a quote without a person as empty, its postal code filled in', () => {
  const quote = {
    entities: [],
    mailing_location: null,
    declarations: {},
    postal_code: '44301',
  } as unknown as CheckoutQuote;
  expect(youAnswersOf(quote)).toMatchObject({ first_name: '', postal_code: '44301' });
});
