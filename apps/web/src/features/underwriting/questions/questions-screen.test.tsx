// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ArchiveUnderwritingQuestionDocument,
  CreateUnderwritingQuestionDocument,
  LoadRuleProductsDocument,
  ReorderUnderwritingQuestionsDocument,
  UnderwritingQuestionHistoryDocument,
  UnderwritingQuestionsByProductDocument,
  UpdateUnderwritingQuestionDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import type { QuestionRow } from './question-draft.ts';
import { QuestionsScreen } from './questions-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const una = {
  ...dana,
  roles: ['global:user', 'organization:underwriter'],
  permissions: ['rule:write', 'question:write'],
};
const losses: QuestionRow = {
  underwriting_question_id: 'losses',
  about: 'person',
  parent_id: null,
  parent_answer: null,
  question: 'Any losses?',
  question_fr: 'Des sinistres ?',
  answer_type: 'yes_no',
  choices: [],
  least: null,
  most: null,
  first_day: null,
  last_day: null,
  decisions: [],
  effective_date: '2026-01-01',
  expiration_date: null,
  archived: null,
  version: 2,
};
const count: QuestionRow = {
  ...losses,
  underwriting_question_id: 'count',
  parent_id: 'losses',
  parent_answer: 'yes',
  question: 'How many?',
  answer_type: 'number',
  least: 1,
  decisions: [
    {
      decision: 'referral',
      answer: null,
      from: 3,
      to: null,
    },
  ],
};
const damage: QuestionRow = {
  ...losses,
  underwriting_question_id: 'damage',
  question: 'Any damage?',
  version: 1,
  decisions: [
    {
      decision: 'rejection',
      answer: 'yes',
      from: null,
      to: null,
    },
  ],
};
let rows: QuestionRow[];

beforeEach(() => {
  rows = [losses, count, damage];
  server.answerUrl('/api/auth/me', () => una);
  server.answer(LoadRuleProductsDocument, () => ({
    products: [
      { product_id: 'p1', product_name: 'Recreational', provider: 'personal', organization: { name: 'Cascade' } },
    ],
  }));
  server.answer(UnderwritingQuestionsByProductDocument, () => ({
    underwriting_questions: rows,
    underwriting_question_book: {
      needs_french: false,
      warnings: [
        { underwriting_question_id: 'count', code: 'question_outside_parent', message: 'It is asked only while so.' },
      ],
    },
  }));
});

async function draw() {
  const hands = await drawStaffPage('/underwriting/questions', <QuestionsScreen />);
  await screen.findByRole('heading', { name: 'Underwriting questions' });
  await screen.findByRole('button', { name: 'New question' });
  return hands;
}
const variablesOf = (document: Parameters<typeof server.sentTo>[0]) =>
  server.sentTo(document).map(({ variables }) => variables);

describe('the questions of a product', () => {
  test('stand beneath what opens them, with what their answers bring about and what speaks against them', async () => {
    await draw();
    expect(screen.getByText('Opens on: Yes')).toBeDefined();
    expect(screen.getByText('3 or more')).toBeDefined();
    expect(screen.getByText('Reject')).toBeDefined();
    expect(screen.getByText('It is asked only while so.')).toBeDefined();
    expect(screen.getAllByText('Des sinistres ?')).toHaveLength(3);
  });

  test('are put into another order by a button, by Alt with an arrow, and by dragging', async () => {
    const hands = await draw();
    server.answer(ReorderUnderwritingQuestionsDocument, () => ({
      reorder_underwriting_questions: { product_id: 'p1' },
    }));
    const wanted = { product_id: 'p1', parent_id: null, underwriting_question_ids: ['damage', 'losses'] };
    await hands.click(screen.getByRole('button', { name: 'Move down: Any losses?' }));
    await waitFor(() => expect(variablesOf(ReorderUnderwritingQuestionsDocument)).toEqual([wanted]));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move up: Any damage?' }), { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(variablesOf(ReorderUnderwritingQuestionsDocument)).toEqual([wanted, wanted]));
    const [first, last] = ['Any losses?', 'Any damage?'].map(
      (name) => screen.getAllByText(name).map((text) => text.closest('li'))[0],
    );
    if (!first || !last) throw new Error('The questions are not there');
    fireEvent.dragStart(last, { dataTransfer: { effectAllowed: '' } });
    fireEvent.dragOver(first);
    fireEvent.drop(first);
    await waitFor(() => expect(variablesOf(ReorderUnderwritingQuestionsDocument)).toEqual([wanted, wanted, wanted]));
  });

  test('do not move beyond their ends', async () => {
    const hands = await draw();
    await hands.click(screen.getByRole('button', { name: 'Move up: Any losses?' }));
    await hands.click(screen.getByRole('button', { name: 'Move down: How many?' }));
    expect(variablesOf(ReorderUnderwritingQuestionsDocument)).toEqual([]);
  });

  test('are archived with an undo', async () => {
    const hands = await draw();
    server.answer(ArchiveUnderwritingQuestionDocument, () => ({
      archive_underwriting_question: { underwriting_question_id: 'damage' },
    }));
    await hands.click(screen.getByRole('button', { name: 'Archive: Any damage?' }));
    await hands.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() =>
      expect(variablesOf(ArchiveUnderwritingQuestionDocument)).toEqual([
        { underwriting_question_id: 'damage', archived: true },
        { underwriting_question_id: 'damage', archived: false },
      ]),
    );
  });

  test('are tried exactly as checkout draws them', async () => {
    const hands = await draw();
    await hands.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = within(screen.getByRole('region', { name: 'As a customer sees it' }));
    expect(preview.queryByLabelText('How many?')).toBeNull();
    await hands.click(within(preview.getByRole('group', { name: 'Any losses?' })).getByRole('radio', { name: 'Yes' }));
    expect(preview.getByLabelText('How many?')).toBeDefined();
    await hands.click(preview.getByRole('button', { name: 'In French' }));
    expect(preview.getAllByText('Des sinistres ?').length).toBeGreaterThan(0);
  });

  test('have each of their wordings to be looked at', async () => {
    const hands = await draw();
    const wording = {
      written: '2026-11-01T10:00:00Z',
      written_by: 'Uma Frost',
      archived: false,
      question_fr: null,
      answer_type: 'yes_no',
      choices: [],
      decisions: [],
      effective_date: '2026-01-01',
      expiration_date: null,
    };
    server.answer(UnderwritingQuestionHistoryDocument, () => ({
      underwriting_question_history: [
        { ...wording, version: 2, asks_anew: true, question: 'Any damage?' },
        { ...wording, version: 1, asks_anew: true, question: 'Is it damaged?' },
      ],
    }));
    await hands.click(screen.getByRole('button', { name: 'History: Any damage?' }));
    expect((await screen.findAllByText('Is it damaged?')).length).toBeGreaterThan(0);
    expect(screen.getByText(/Wording 2.* · asked again$/)).toBeDefined();
  });

  test('that are none yet begin with what is usually asked', async () => {
    rows = [];
    const hands = await draw();
    await hands.click(await screen.findByRole('button', { name: 'Is there damage on it now?' }));
    expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('Is there damage on it now?');
    expect(screen.getByLabelText<HTMLSelectElement>('What becomes of the quote').value).toBe('referral');
  });
});

describe('a question that is written', () => {
  test('is a choice in both languages, beneath another, with what an answer brings about', async () => {
    const hands = await draw();
    server.answer(CreateUnderwritingQuestionDocument, () => ({
      create_underwriting_question: { underwriting_question_id: 'new' },
    }));
    await hands.click(screen.getByRole('button', { name: 'Add beneath: Any losses?' }));
    const form = within(screen.getByRole('form', { name: 'New question' }));
    await hands.type(form.getByLabelText('Question'), 'What kind?');
    await hands.selectOptions(form.getByLabelText('Answered with'), 'choice');
    await hands.type(form.getByLabelText('Answer 1'), 'Hail');
    await hands.type(form.getByLabelText('Answer 2'), 'A collision');
    await hands.click(form.getByRole('button', { name: 'Add an outcome' }));
    await hands.selectOptions(form.getByLabelText('By the answer'), 'A collision');
    await hands.click(form.getByRole('button', { name: 'Save question' }));
    await waitFor(() =>
      expect(variablesOf(CreateUnderwritingQuestionDocument)).toMatchObject([
        {
          product_id: 'p1',
          question: {
            question: 'What kind?',
            question_fr: null,
            answer_type: 'choice',
            parent_id: 'losses',
            parent_answer: 'yes',
            choices: [
              {
                value: 'hail',
                label: 'Hail',
                label_fr: null,
              },
              {
                value: 'a_collision',
                label: 'A collision',
                label_fr: null,
              },
            ],
            decisions: [
              {
                decision: 'referral',
                answer: 'a_collision',
                from: null,
                to: null,
              },
            ],
          },
        },
      ]),
    );
  });

  test('anew says that everybody is asked again, and hears at its field why it may not be kept', async () => {
    const hands = await draw();
    server.answer(UpdateUnderwritingQuestionDocument, () =>
      refusal('text_too_long', 'Use at most 300 characters here.', 'question'),
    );
    await hands.click(screen.getByRole('button', { name: 'Change: Any damage?' }));
    expect(screen.queryByText(/is asked again\.$/)).toBeNull();
    await hands.type(screen.getByLabelText('Question'), ' Really?');
    expect(screen.getByText(/everybody whose quote is open is asked again\.$/)).toBeDefined();
    await hands.click(screen.getByRole('button', { name: 'Save question' }));
    expect((await screen.findAllByText('Use at most 300 characters here.')).length).toBeGreaterThan(0);
    expect(variablesOf(UpdateUnderwritingQuestionDocument)).toMatchObject([
      { underwriting_question_id: 'damage', version: 1, question: { question: 'Any damage? Really?' } },
    ]);
  });
});
