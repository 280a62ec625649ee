// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  QuoteQuestionsDocument,
  UpdateDeclarationsDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import type { QuestionView } from '../../shared/questions/questions.ts';
import { HistoryScreen } from './history-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const plain: QuestionView = {
  underwriting_question_id: 'losses',
  parent_id: null,
  parent_answer: null,
  question: 'Any losses?',
  answer_type: 'yes_no',
  choices: [],
  least: null,
  most: null,
  wording: 3,
};
const count: QuestionView = {
  ...plain,
  underwriting_question_id: 'count',
  parent_id: 'losses',
  parent_answer: 'yes',
  question: 'How many?',
  answer_type: 'number',
  least: 1,
  most: 20,
  wording: 1,
};
const where: QuestionView = {
  ...plain,
  underwriting_question_id: 'where',
  question: 'Where is it now?',
  answer_type: 'choice',
  wording: 1,
  choices: [
    {
      value: 'home',
      label: 'At home',
    },
    {
      value: 'storage',
      label: 'In storage',
    },
  ],
};
let questions: QuestionView[];
let version: number;
let declarations: { questions: Record<string, unknown> };

beforeEach(() => {
  [questions, version] = [[plain, count, where], 7];
  declarations = { questions: {} };
  server.answer(LoadCheckoutDocument, () => {
    const stored = storedCheckout({ version, declarations });
    const { steps, ...state } = stored.checkout_state;
    const place = steps.findIndex(({ id }) => id === 'plans');
    const history = { id: 'history', answered: false, reached: true, after: 'payment' };
    return { ...stored, checkout_state: { ...state, steps: steps.toSpliced(place, 0, history) } };
  });
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(QuoteQuestionsDocument, () => ({ quote_questions: questions }));
  server.answer(UpdateDeclarationsDocument, ({ declarations: stated }) => {
    const { questions: input } = stated as { questions: Record<string, unknown> };
    declarations = { questions: { ...declarations.questions, ...input } };
    return { update_declarations: { quote_id: 'q1', version: (version += 1) } };
  });
});

async function draw() {
  const page = (
    <Checkout>
      <HistoryScreen />
    </Checkout>
  );
  const person = await drawPage('checkout', linkTo('history'), page);
  await screen.findByRole('group', { name: 'Any losses?' });
  return person;
}
const losses = (answer: string) =>
  within(screen.getByRole('group', { name: 'Any losses?' })).getByRole('radio', { name: answer });
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const sent = () =>
  server
    .sentTo(UpdateDeclarationsDocument)
    .map(({ variables }) => (variables as { declarations: { questions: object } }).declarations.questions);

describe('what underwriters ask', () => {
  test('is answered in the wording that is on screen, and the answer opens what stands beneath it', async () => {
    const person = await draw();
    expect(screen.queryByLabelText('How many?')).toBeNull();
    await person.click(losses('Yes'));
    await person.type(screen.getByLabelText('How many?'), '2');
    await person.click(screen.getByRole('radio', { name: 'In storage' }));
    await person.click(goOn());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/payment'));
    expect(Object.assign({}, ...sent())).toEqual({
      losses: { wording: 3, answer: 'yes' },
      count: { wording: 1, answer: 2 },
      where: { wording: 1, answer: 'storage' },
    });
  });

  test('is not left before all that is open is answered, each said at its field', async () => {
    const person = await draw();
    await person.click(losses('Yes'));
    await person.click(goOn());
    for (const name of ['How many?', 'Where is it now?']) {
      expect(await screen.findByRole('link', { name })).toBeDefined();
    }
    expect(screen.getAllByText('Answer this question')).toHaveLength(2);
    expect(window.location.pathname).toBe('/checkout/history');
    await person.type(screen.getByLabelText('How many?'), '30');
    await person.tab();
    expect(await screen.findAllByText('Enter 20 or less')).not.toHaveLength(0);
  });

  test('loses nothing that was typed when an answer closes it and opens it again', async () => {
    const person = await draw();
    await person.click(losses('Yes'));
    await person.type(screen.getByLabelText('How many?'), '4');
    await person.click(losses('No'));
    expect(screen.queryByLabelText('How many?')).toBeNull();
    await person.click(losses('Yes'));
    expect(screen.getByLabelText<HTMLInputElement>('How many?').value).toBe('4');
  });

  test('is asked as it is worded now, where it was worded anew meanwhile', async () => {
    const person = await draw();
    server.answer(UpdateDeclarationsDocument, () => {
      questions = [{ ...plain, question: 'Any losses at all?', wording: 4 }, where];
      return refusal('question_reworded', 'This question was reworded meanwhile.', 'declarations.questions.losses');
    });
    await person.click(losses('No'));
    expect(await screen.findByRole('group', { name: 'Any losses at all?' })).toBeDefined();
  });
});
