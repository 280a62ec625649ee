import {
  decideArchiveQuestion,
  decideReorderQuestions,
  decideUpdateQuestion,
  nextPlace,
} from '@roadworthy/core/underwriting/change-question.ts';
import { checkQuestion } from '@roadworthy/core/underwriting/check-question.ts';
import { operation } from '../kernel/operation.ts';
import { loadQuestions } from '../quoting/editing/questions-of-product.ts';
import { columnsOfQuestion, draftFrom, lockQuestion, lockQuestionsOf, surroundings } from './question-store.ts';

const questionExample = {
  question: 'How is it parked?',
  question_fr: 'Comment est-il garé ?',
  answer_type: 'choice',
  choices: [
    { value: 'alone', label: 'Alone' },
    { value: 'among_others', label: 'Among others' },
  ],
  decisions: [{ decision: 'referral', answer: 'among_others' }],
  effective_date: '2099-01-01',
};

const badInput = [
  { input: { question: { ...questionExample, question: ' ' } }, code: 'question_missing', field: 'question' },
  { input: { question: { ...questionExample, answer_type: 'shrug' } }, code: 'choice_unknown', field: 'answer_type' },
  {
    input: { question: { ...questionExample, choices: [{ value: 'alone', label: 'Alone' }] } },
    code: 'question_choices_unfit',
    field: 'choices',
  },
  {
    input: { question: { ...questionExample, decisions: [{ decision: 'referral', answer: 'upside_down' }] } },
    code: 'question_decision_unfit',
    field: 'decisions.0.answer',
  },
  {
    input: {
      question: {
        ...questionExample,
        decisions: [
          { decision: 'referral', answer: 'among_others' },
          { decision: 'referral', answer: 'among_others' },
        ],
      },
    },
    code: 'question_decisions_overlap',
    field: 'decisions.1',
  },
  {
    input: { question: { ...questionExample, answer_type: 'number', choices: [], decisions: [], least: 5, most: 1 } },
    code: 'question_range_unfit',
    field: 'most',
  },
  {
    input: {
      question: { ...questionExample, parent_id: '0199c0de-0000-7000-8000-000000000000', parent_answer: 'yes' },
    },
    code: 'question_parent_unfit',
    field: 'parent_id',
  },
  {
    input: { question: { ...questionExample, expiration_date: '2099-01-01' } },
    code: 'question_ends_before_it_begins',
    field: 'expiration_date',
  },
];

export const createUnderwritingQuestion = operation({
  name: 'create_underwriting_question',
  permission: 'question:write',
  root: 'product_id',
  example: { question: questionExample },
  badInput,
  async run({ tx, organizationId, enqueue, input }) {
    const { product_id, question } = input;
    await lockQuestionsOf(tx, product_id);
    const around = await surroundings(tx, product_id);
    const decision = checkQuestion(draftFrom(question), { ...around, questionId: null });
    if (!decision.ok) return decision;
    await enqueue('apply-rules', { organizationId, productId: product_id });
    const sort_order = nextPlace(decision.event.parentId, around.others);
    return tx
      .insertInto('underwriting_questions')
      .values({ organization_id: organizationId, product_id, sort_order, ...columnsOfQuestion(decision.event) })
      .returning('underwriting_question_id')
      .executeTakeFirstOrThrow();
  },
});

export const updateUnderwritingQuestion = operation({
  name: 'update_underwriting_question',
  permission: 'question:write',
  root: 'underwriting_question_id',
  example: { question: questionExample },
  badInput,
  changedElsewhere: 'question_changed_elsewhere',
  async run({ tx, organizationId, enqueue, input }) {
    const { underwriting_question_id, question, version } = input;
    const {
      productId,
      alike: _alike,
      isParentArchived: _gone,
      ...stored
    } = await lockQuestion(tx, underwriting_question_id);
    const around = await surroundings(tx, productId);
    const decision = decideUpdateQuestion(stored, draftFrom(question), around, version ?? null);
    if (!decision.ok) return decision;
    if (decision.event !== null) {
      const { sortOrder: sort_order } = decision.event;
      await tx
        .updateTable('underwriting_questions')
        .set({ ...columnsOfQuestion(decision.event), sort_order })
        .where('underwriting_question_id', '=', underwriting_question_id)
        .execute();
      await enqueue('apply-rules', { organizationId, productId });
    }
    return { underwriting_question_id };
  },
});

export const archiveUnderwritingQuestion = operation({
  name: 'archive_underwriting_question',
  permission: 'question:write',
  root: 'underwriting_question_id',
  example: {},
  changedElsewhere: 'question_changed_elsewhere',
  async run({ tx, now, organizationId, enqueue, input }) {
    const { underwriting_question_id, archived = true, version } = input;
    const { productId, alike, isParentArchived, ...stored } = await lockQuestion(tx, underwriting_question_id);
    const requested = { archived: archived ?? true, isParentArchived, seen: version ?? null };
    const decision = decideArchiveQuestion(stored, alike, requested);
    if (!decision.ok) return decision;
    if (decision.event.length > 0) {
      await tx
        .updateTable('underwriting_questions')
        .set({ archived: requested.archived ? now : null })
        .where('underwriting_question_id', 'in', decision.event)
        .execute();
      await enqueue('apply-rules', { organizationId, productId });
    }
    return { underwriting_question_id };
  },
});

export const reorderUnderwritingQuestions = operation({
  name: 'reorder_underwriting_questions',
  permission: 'question:write',
  root: 'product_id',
  example: { parent_id: '0199c0de-0000-7000-8000-000000000000', underwriting_question_ids: [] },
  badInput: [
    {
      input: { underwriting_question_ids: ['0199c0de-0000-7000-8000-000000000000'] },
      code: 'questions_changed_elsewhere',
      field: 'underwriting_question_ids',
    },
  ],
  async run({ tx, input }) {
    const { product_id, parent_id = null, underwriting_question_ids } = input;
    await lockQuestionsOf(tx, product_id);
    const all = await loadQuestions(tx, product_id);
    const siblings = all.filter(({ parentId }) => parentId === parent_id);
    const decision = decideReorderQuestions(siblings, underwriting_question_ids);
    if (!decision.ok) return decision;
    for (const { questionId, sortOrder } of decision.event) {
      await tx
        .updateTable('underwriting_questions')
        .set({ sort_order: sortOrder })
        .where('underwriting_question_id', '=', questionId)
        .execute();
    }
    return { product_id };
  },
});
