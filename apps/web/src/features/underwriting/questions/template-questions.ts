import type { QuestionDraft } from './question-draft.ts';

const refers = [{ decision: 'referral', answer: 'yes', from: '', to: '' }];

/** What underwriters usually ask first, to be written on; each in both languages, as it is kept. */
export const templateQuestions: readonly Pick<QuestionDraft, 'about' | 'question' | 'question_fr' | 'decisions'>[] = [
  {
    about: 'person',
    question: 'Have you had losses in the last five years?',
    question_fr: 'Avez-vous eu des sinistres au cours des cinq dernières années ?',
    decisions: [],
  },
  {
    about: 'object',
    question: 'Is there damage on it now?',
    question_fr: 'Est-il endommagé en ce moment ?',
    decisions: refers,
  },
  {
    about: 'person',
    question: 'Was cover cancelled or refused to you in the last three years?',
    question_fr: 'Une assurance vous a-t-elle été résiliée ou refusée au cours des trois dernières années ?',
    decisions: refers,
  },
];
