import { sameInBoth } from '../../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { printSentence, sentence } from '../../shared/text/sentence.ts';
import { answerInWords, answersIn, answerTo, findAnswerProblem, wordsOf } from './answers.ts';
import { listedAnswers, type Question } from './question.ts';
import { answered, colours, exampleQuestion } from './testing/example-questions.ts';

const yesNo = exampleQuestion();
const choice = exampleQuestion({ answerType: 'choice', choices: colours });
const number = exampleQuestion({ answerType: 'number' });
const date = exampleQuestion({ answerType: 'date' });
const text = exampleQuestion({ answerType: 'text' });

const counted = { ...number, least: 1, most: 9 };
const dated = { ...date, least: day('2026-01-01'), most: day('2026-12-31') };

describe('an answer', () => {
  test.each<[string, Question, unknown]>([
    ['yes', yesNo, 'yes'],
    ['no', yesNo, 'no'],
    ['a choice', choice, 'blue'],
    ['a number', number, 0],
    ['a negative number', number, -4],
    ['the least number', counted, 1],
    ['the most', counted, 9],
    ['a number without an upper end', { ...number, least: 1 }, 1_000_000_000],
    ['a number without a lower end', { ...number, most: 1 }, -1_000_000_000],
    ['a day', date, '2020-02-29'],
    ['the first day', dated, '2026-01-01'],
    ['the last day', dated, '2026-12-31'],
    ['a text', text, 'A scratch.\nOn the left.'],
    ['a text of 500 characters', text, 'é'.repeat(500)],
  ])('may be %s', (_what, question, answer) => {
    expect(findAnswerProblem(question, answer)).toBeNull();
  });

  test.each<[string, Question, unknown, string]>([
    ['nothing to yes or no', yesNo, null, 'Answer with yes or no.'],
    ['true to yes or no', yesNo, true, 'Answer with yes or no.'],
    ['YES to yes or no', yesNo, 'YES', 'Answer with yes or no.'],
    ['another choice', choice, 'purple', 'Choose one of the answers shown.'],
    ['what a choice is called', choice, 'Blue', 'Choose one of the answers shown.'],
    ['a number of a choice', choice, 1, 'Choose one of the answers shown.'],
    ['a number in words', number, 'three', 'Enter a whole number.'],
    ['a number as a text', number, '3', 'Enter a whole number.'],
    ['half a number', number, 2.5, 'Enter a whole number.'],
    ['no number at all', number, Number.NaN, 'Enter a whole number.'],
    ['a number out of all proportion', number, 1_000_000_001, 'Enter a whole number.'],
    ['one below', counted, 0, 'Enter something from 1 to 9.'],
    ['one above', counted, 10, 'Enter something from 1 to 9.'],
    ['one below the only end', { ...number, least: 1 }, 0, 'Enter 1 or more.'],
    ['one above the only end', { ...number, most: 9 }, 10, 'Enter 9 or less.'],
    ['a day that is none', date, '2026-02-30', 'Enter a date.'],
    ['a day as a number', date, 20_260_201, 'Enter a date.'],
    ['a day before', dated, '2025-12-31', 'Enter Jan 1, 2026 or a later day.'],
    ['a day after', dated, '2027-01-01', 'Enter Dec 31, 2026 or an earlier day.'],
    ['an empty text', text, ' \n', 'Answer in a few words.'],
    ['a number as a text', text, 3, 'Answer in a few words.'],
    ['a text that is too long', text, 'a'.repeat(501), 'Use at most 500 characters here.'],
    [
      'a text with what nobody sees',
      text,
      'a\u0000b',
      'This holds a character that cannot be read (U+0000). Type it yourself instead of pasting it.',
    ],
  ])('may not be %s', (_what, question, answer, message) => {
    expect(findAnswerProblem(question, answer)).toMatchObject({ message });
  });

  test('that is refused for its text carries no code and no field of another place', () => {
    expect(findAnswerProblem(text, 'a\u0000b')).not.toHaveProperty('code');
    expect(Object.keys(findAnswerProblem(text, 'a'.repeat(501)) ?? {})).toEqual(['message', 'form', 'french', 'facts']);
  });

  test.each([
    [yesNo, ['yes', 'no']],
    [choice, ['red', 'blue', 'green']],
    [number, []],
    [date, []],
    [text, []],
  ])('opens another question where it is one of a list: %#', (question, listed) => {
    expect(listedAnswers(question)).toEqual(listed);
  });
});

describe('the answers of a quote', () => {
  test.each([
    [{}, {}],
    [{ questions: null }, {}],
    [{ questions: [1] }, {}],
    [{ questions: { a: 1 } }, { a: 1 }],
  ])('in %j are %j', (declarations, expected) => {
    expect(answersIn(declarations)).toEqual(expected);
  });

  test('count for the wording that they were given to', () => {
    expect(answerTo(yesNo, answered([[yesNo, 'no']]))).toBe('no');
    expect(answerTo({ ...yesNo, wording: 2 }, answered([[yesNo, 'no']]))).toBeNull();
    expect(answerTo(yesNo, answered([[{ ...yesNo, wording: 2 }, 'no']]))).toBeNull();
  });

  test('do not count where they do not fit any more', () => {
    expect(answerTo(choice, answered([[choice, 'purple']]))).toBeNull();
    expect(answerTo(yesNo, { questions: { [yesNo.questionId]: { wording: 1, answer: true } } })).toBeNull();
    expect(answerTo(exampleQuestion({ questionId: 'toString' }), { questions: {} })).toBeNull();
  });

  test.each<[Question, string | number, string, string]>([
    [yesNo, 'yes', 'Yes', 'Oui'],
    [yesNo, 'no', 'No', 'Non'],
    [choice, 'red', 'Red', 'Rouge'],
    [choice, 'green', 'Green', 'Green'],
    [choice, 'purple', 'purple', 'purple'],
    [number, 12_000, '12,000', '12\u00a0000'],
    [date, '2026-02-03', 'Feb 3, 2026', '3 févr. 2026'],
    [text, 'Une rayure', 'Une rayure', 'Une rayure'],
  ])('read as people say them: %#', (question, answer, english, french) => {
    const message = sentence(sameInBoth('{answer}'), { answer: answerInWords(question, answer) });
    expect(message.message).toBe(english);
    expect(printSentence(message, 'en-CA')).toBe(question === date ? printSentence(message, 'en-CA') : english);
    expect(printSentence(message, 'fr-CA')).toBe(french);
  });

  test('stand beside their question in the language of who reads it; one without French is asked in English', () => {
    const print = (question: Question) =>
      printSentence(sentence(sameInBoth('{it}'), { it: wordsOf(question) }), 'fr-CA');
    expect(print(yesNo)).toBe('Est-il endommagé en ce moment ?');
    expect(print({ ...yesNo, questionFr: null })).toBe('Is there damage on it now?');
  });
});
