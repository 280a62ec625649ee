import { describe, expect, test } from 'vitest';
import { codeOf, fieldOf } from '../quoting/quote.fixture.ts';
import { colours, exampleQuestion } from '../quoting/questions/testing/example-questions.ts';
import { day } from '../shared/time/day.ts';
import { checkQuestion, mostChoices, mostQuestions, needsFrench, type QuestionDraft } from './check-question.ts';
import { chain, exampleDraft, exampleSurroundings } from './question.fixture.ts';

const check = (draft: Partial<QuestionDraft>, around: Parameters<typeof exampleSurroundings>[0] = {}) =>
  checkQuestion(exampleDraft(draft), exampleSurroundings(around));
const refusalOf = (...args: Parameters<typeof check>) => {
  const decision = check(...args);
  return [codeOf(decision), fieldOf(decision)];
};

const choice = { answerType: 'choice', choices: colours, decisions: [] } as const;
const number = { answerType: 'number', decisions: [] } as const;
const date = { answerType: 'date', decisions: [] } as const;

test('a question says what it asks about, and there is nothing else to ask about', () => {
  const about = (text: string) => checkQuestion(exampleDraft({ about: text }), exampleSurroundings());
  expect(about('person')).toMatchObject({ ok: true, event: { about: 'person' } });
  expect(about('weather')).toMatchObject({ refusal: { code: 'choice_unknown', field: 'about' } });
});

describe('a question', () => {
  test('is kept as it is written, its blanks tidied', () => {
    const written = { question: '  Is there\tdamage? ', questionFr: ' Est-il  endommagé ? ' };
    expect(check(written)).toEqual({
      ok: true,
      event: { ...exampleDraft(), question: 'Is there damage?', questionFr: 'Est-il endommagé ?' },
    });
  });

  test('without French is asked in English, where no buyer reads French by right', () => {
    expect(check({ questionFr: ' ' })).toMatchObject({ event: { questionFr: null } });
    expect(check({ questionFr: null })).toMatchObject({ event: { questionFr: null } });
  });

  test.each<[string, Partial<QuestionDraft>]>([
    ['a yes/no question', {}],
    ['a choice', choice],
    ['a number', number],
    ['a number with both ends', { ...number, least: 0, most: 99 }],
    ['a number with a lower end', { ...number, least: -5 }],
    ['a number of one value', { ...number, least: 3, most: 3 }],
    ['a date', date],
    ['a date with both ends', { ...date, least: '2020-01-01', most: '2026-12-31' }],
    ['a text', { answerType: 'text', decisions: [] }],
    ['a question with an end', { expirationDate: day('2026-01-02') }],
    ['a question of 300 characters', { question: 'é'.repeat(300) }],
  ])('may be %s', (_what, draft) => {
    expect(codeOf(check(draft))).toBeNull();
  });

  test.each<[string, Partial<QuestionDraft>, string, string]>([
    ['no text', { question: ' \n' }, 'question_missing', 'question'],
    ['too long a text', { question: 'a'.repeat(301) }, 'text_too_long', 'question'],
    ['too long a French text', { questionFr: 'a'.repeat(301) }, 'text_too_long', 'question_fr'],
    ['a text with what nobody sees', { question: 'a\u0000?' }, 'text_has_hidden_characters', 'question'],
    ['another way to answer', { answerType: 'song' }, 'choice_unknown', 'answer_type'],
    ['no choices', { ...choice, choices: [] }, 'question_choices_unfit', 'choices'],
    ['a single choice', { ...choice, choices: colours.slice(0, 1) }, 'question_choices_unfit', 'choices'],
    [
      'too many choices',
      {
        ...choice,
        choices: Array.from({ length: mostChoices + 1 }, (_, index) => ({
          value: `v${index}`,
          label: `V ${index}`,
          labelFr: null,
        })),
      },
      'question_choices_unfit',
      'choices',
    ],
    [
      'a choice that is called nothing',
      { ...choice, choices: [colours[0], { ...colours[1], label: ' ' }] },
      'question_choices_unfit',
      'choices.1.label',
    ],
    [
      'two choices of one name',
      { ...choice, choices: [colours[0], { ...colours[1], label: 'Red' }] },
      'question_choices_unfit',
      'choices.1.label',
    ],
    [
      'two choices of one value',
      { ...choice, choices: [colours[0], { ...colours[1], value: 'red' }] },
      'question_choices_unfit',
      'choices.1.label',
    ],
    [
      'a choice under a strange value',
      { ...choice, choices: [colours[0], { ...colours[1], value: 'Sky blue' }] },
      'question_choices_unfit',
      'choices.1.value',
    ],
    [
      'too long a choice',
      { ...choice, choices: [colours[0], { ...colours[1], label: 'a'.repeat(101) }] },
      'text_too_long',
      'choices.1.label',
    ],
    [
      'too long a French choice',
      { ...choice, choices: [{ ...colours[0], labelFr: 'a'.repeat(101) }, colours[1]] },
      'text_too_long',
      'choices.0.label_fr',
    ],
    ['half a least number', { ...number, least: 0.5 }, 'question_range_unfit', 'least'],
    ['a number in words', { ...number, most: 'many' }, 'question_range_unfit', 'most'],
    ['a number out of all proportion', { ...number, most: 1e12 }, 'question_range_unfit', 'most'],
    ['ends that cross', { ...number, least: 2, most: 1 }, 'question_range_unfit', 'most'],
    ['a day that is none', { ...date, least: '2026-02-30' }, 'question_range_unfit', 'least'],
    ['a number for a day', { ...date, most: 2026 }, 'question_range_unfit', 'most'],
    ['days that cross', { ...date, least: '2026-02-02', most: '2026-02-01' }, 'question_range_unfit', 'most'],
    [
      'a decision of another answer',
      { decisions: [{ decision: 'referral', answer: 'maybe', from: null, to: null }] },
      'question_decision_unfit',
      'decisions.0.answer',
    ],
    [
      'an end before its beginning',
      { expirationDate: day('2026-01-01') },
      'question_ends_before_it_begins',
      'expiration_date',
    ],
  ])('has not %s', (_what, draft, code, field) => {
    expect(refusalOf(draft)).toEqual([code, field]);
  });

  test('drops what belongs to another way to answer', () => {
    expect(check({ choices: colours, least: 1, most: 2 })).toMatchObject({
      event: { choices: [], least: null, most: null },
    });
    expect(check({ ...number, choices: colours, least: 1 })).toMatchObject({ event: { choices: [], least: 1 } });
  });

  test('has its choices tidied', () => {
    const choices = [{ value: 'red', label: ' Bright  red', labelFr: ' ' }, colours[1]];
    expect(check({ ...choice, choices })).toMatchObject({
      event: { choices: [{ value: 'red', label: 'Bright red', labelFr: null }, colours[1]] },
    });
  });

  test(`is one of ${mostQuestions} at most, which may all be written anew`, () => {
    const others = Array.from({ length: mostQuestions }, (_, index) => exampleQuestion({ questionId: `q${index}` }));
    expect(refusalOf({}, { others })).toEqual(['questions_too_many', 'question']);
    expect(codeOf(check({}, { others: others.slice(1) }))).toBeNull();
    expect(codeOf(check({}, { others, questionId: 'q0' }))).toBeNull();
  });
});

describe('a product whose buyers read French', () => {
  test.each([
    [['US'], [], false],
    [['CA-ON', 'CA-AB', 'CA-BC'], [], false],
    [['CA-QC'], [], true],
    [['CA-NB'], [], true],
    [['US', 'CA'], [], true],
    [['CA'], ['CA-QC'], true],
    [['CA'], ['CA-QC', 'CA-NB'], false],
  ])('is one that is live in %j but %j: %s', (liveIn, notLiveIn, expected) => {
    expect(needsFrench({ liveIn, notLiveIn })).toBe(expected);
  });

  test('asks everything in French, too', () => {
    const around = { isBilingual: true };
    expect(codeOf(check({}, around))).toBeNull();
    expect(refusalOf({ questionFr: null }, around)).toEqual(['question_french_missing', 'question_fr']);
    expect(refusalOf({ questionFr: ' ' }, around)).toEqual(['question_french_missing', 'question_fr']);
    expect(refusalOf(choice, around)).toEqual(['question_french_missing', 'choices.2.label_fr']);
    expect(codeOf(check({ ...choice, choices: colours.slice(0, 2) }, around))).toBeNull();
  });
});

describe('a question beneath another', () => {
  const others = [
    ...chain('a', 'b', 'c', 'd'),
    exampleQuestion({ questionId: 'colour', answerType: 'choice', choices: colours }),
    exampleQuestion({ questionId: 'many', answerType: 'number' }),
  ];

  test.each([
    [null, null],
    ['a', 'yes'],
    ['a', 'no'],
    ['d', 'yes'],
    ['colour', 'blue'],
  ])('stands beneath %s on its %s', (parentId, parentAnswer) => {
    expect(check({ parentId, parentAnswer }, { others })).toMatchObject({
      ok: true,
      event: { parentId, parentAnswer },
    });
  });

  test('that stands beneath none opens on no answer', () => {
    expect(check({ parentId: null, parentAnswer: 'yes' })).toMatchObject({ event: { parentAnswer: null } });
  });

  test.each([
    ['gone', 'yes', 'question_parent_unfit', 'parent_id'],
    ['many', '3', 'question_parent_unfit', 'parent_id'],
    ['a', 'maybe', 'question_parent_unfit', 'parent_answer'],
    ['a', null, 'question_parent_unfit', 'parent_answer'],
    ['colour', 'yes', 'question_parent_unfit', 'parent_answer'],
  ])('does not stand beneath %s on its %s: %s at %s', (parentId, parentAnswer, code, field) => {
    expect(refusalOf({ parentId, parentAnswer }, { others })).toEqual([code, field]);
  });

  test.each(['a', 'b', 'c', 'd'])('never stands beneath itself: a beneath %s', (parentId) => {
    const requested = refusalOf({ parentId, parentAnswer: 'yes' }, { others, questionId: 'a' });
    expect(requested).toEqual(['question_beneath_itself', 'parent_id']);
  });

  test('is told of a circle that is there already, and does not run in it', () => {
    const circle = chain('x', 'y').map((one) => (one.questionId === 'x' ? { ...one, parentId: 'y' } : one));
    expect(refusalOf({ parentId: 'x', parentAnswer: 'yes' }, { others: circle })).toEqual([null, null]);
    const deep = refusalOf({ parentId: 'x', parentAnswer: 'yes' }, { others: [...circle, ...others] });
    expect(deep).toEqual(['question_too_deep', 'parent_id']);
  });

  test('stands at most five deep, with all that is beneath itself', () => {
    const five = chain('a', 'b', 'c', 'd', 'e');
    expect(refusalOf({ parentId: 'e', parentAnswer: 'yes' }, { others: five })).toEqual([
      'question_too_deep',
      'parent_id',
    ]);
    const both = [...five, ...chain('v', 'w')];
    const moved = (parentId: string) => refusalOf({ parentId, parentAnswer: 'yes' }, { others: both, questionId: 'v' });
    expect(moved('d')).toEqual(['question_too_deep', 'parent_id']);
    expect(moved('c')).toEqual([null, null]);
  });
});

describe('a question on which others open', () => {
  const others = [
    exampleQuestion({ questionId: 'colour', answerType: 'choice', choices: colours }),
    exampleQuestion({ questionId: 'why', question: 'Why red?', parentId: 'colour', parentAnswer: 'red' }),
  ];
  const around = { others, questionId: 'colour' };

  test('keeps the answers that open them', () => {
    expect(refusalOf({ ...choice, choices: colours.slice(0, 2) }, around)).toEqual([null, null]);
    expect(refusalOf({ ...choice, choices: colours.slice(1) }, around)).toEqual(['question_opens_others', 'choices']);
    expect(refusalOf({}, around)).toEqual(['question_opens_others', 'answer_type']);
    expect(refusalOf(number, around)).toEqual(['question_opens_others', 'answer_type']);
  });

  test('names one that would be shut', () => {
    expect(check(number, around)).toMatchObject({
      refusal: { message: '“Why red?” opens on an answer that would be gone. Move it first.' },
    });
  });
});
