import { type BadInput, type Contract, ruleReaders, underwriters } from '../matrices/contract.ts';

/** Asked about cover of another day than any that the suites sell. */
const question = {
  question: 'How is it parked?',
  question_fr: 'Comment est-il garé ?',
  answer_type: 'choice',
  choices: [
    {
      value: 'alone',
      label: 'Alone',
    },
    {
      value: 'among_others',
      label: 'Among others',
    },
  ],
  decisions: [
    {
      decision: 'referral',
      answer: 'among_others',
    },
  ],
  effective_date: '2099-01-01',
};
const count = { ...question, answer_type: 'number', choices: [], decisions: [] };
const [alone] = question.choices;

const wrong: readonly BadInput[] = [
  { given: { question: { ...question, question: ' ' } }, code: 'question_missing', field: 'question' },
  { given: { question: { ...question, answer_type: 'shrug' } }, code: 'choice_unknown', field: 'answer_type' },
  { given: { question: { ...question, choices: [alone] } }, code: 'question_choices_unfit', field: 'choices' },
  {
    given: {
      question: {
        ...question,
        decisions: [
          {
            decision: 'referral',
            answer: 'upside_down',
          },
        ],
      },
    },
    code: 'question_decision_unfit',
    field: 'decisions.0.answer',
  },
  {
    given: {
      question: {
        ...question,
        decisions: [...question.decisions, ...question.decisions],
      },
    },
    code: 'question_decisions_overlap',
    field: 'decisions.1',
  },
  { given: { question: { ...count, least: 5, most: 1 } }, code: 'question_range_unfit', field: 'most' },
  {
    given: {
      question: {
        ...question,
        parent_id: '0199c0de-0000-7000-8000-000000000000',
        parent_answer: 'yes',
      },
    },
    code: 'question_parent_unfit',
    field: 'parent_id',
  },
  {
    given: {
      question: {
        ...question,
        expiration_date: '2099-01-01',
      },
    },
    code: 'question_ends_before_it_begins',
    field: 'expiration_date',
  },
];

export const contracts: readonly Contract[] = [
  {
    operation: 'create_underwriting_question',
    root: 'product_id',
    example: { question },
    roles: underwriters,
    badInput: wrong,
  },
  {
    operation: 'update_underwriting_question',
    root: 'underwriting_question_id',
    example: { question },
    roles: underwriters,
    changedElsewhere: 'question_changed_elsewhere',
    badInput: wrong,
  },
  {
    operation: 'archive_underwriting_question',
    root: 'underwriting_question_id',
    example: {},
    roles: underwriters,
    changedElsewhere: 'question_changed_elsewhere',
  },
  {
    operation: 'reorder_underwriting_questions',
    root: 'product_id',
    // Beneath what is no question stands nothing, which is in order.
    example: { parent_id: '0199c0de-0000-7000-8000-000000000000', underwriting_question_ids: [] },
    roles: underwriters,
    badInput: [
      {
        given: { underwriting_question_ids: ['0199c0de-0000-7000-8000-000000000000'] },
        code: 'questions_changed_elsewhere',
      },
    ],
  },
  { operation: 'underwriting_question_book', root: 'product_id', example: {}, roles: ruleReaders },
  { operation: 'underwriting_question_history', root: 'underwriting_question_id', example: {}, roles: ruleReaders },
];
