import type { Caller } from './caller.ts';

/** A question as its underwriter writes it, with what opens beneath it. */
type DemoQuestion = {
  readonly about?: 'person';
  readonly question: string;
  readonly question_fr: string;
  readonly answer_type?: string;
  readonly choices?: readonly { readonly value: string; readonly label: string; readonly label_fr: string }[];
  readonly least?: number;
  readonly most?: number;
  readonly decisions?: readonly object[];
  readonly beneath?: readonly DemoQuestion[];
};

const on = (answer: string, decision = 'referral') => ({ answer, decision });
const from = (least: number, decision = 'referral') => ({ from: least, decision });
const choice = (value: string, label: string, label_fr: string) => ({ value, label, label_fr });

/** What underwriters ask of whoever insures a recreational vehicle; business, renting and nights are asked with its use, for the rates. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    about: 'person',
    question: 'Have you had losses with a recreational vehicle in the last five years?',
    question_fr: 'Avez-vous eu des sinistres avec un véhicule récréatif au cours des cinq dernières années ?',
    beneath: [
      {
        question: 'How many?',
        question_fr: 'Combien\xA0?',
        answer_type: 'number',
        least: 1,
        most: 50,
        decisions: [from(3)],
      },
      {
        question: 'Was any of them above $25,000?',
        question_fr: 'L’un d’eux a-t-il dépassé 25 000 $ ?',
        decisions: [on('yes')],
      },
    ],
  },
  {
    about: 'person',
    question: 'Was your license suspended in the last three years?',
    question_fr: 'Votre permis a-t-il été suspendu au cours des trois dernières années ?',
    decisions: [on('yes')],
    beneath: [{ question: 'Why?', question_fr: 'Pourquoi ?', answer_type: 'text' }],
  },
  {
    question: 'Is it modified or home-built?',
    question_fr: 'Est-il modifié ou de construction artisanale ?',
    decisions: [on('yes')],
  },
  {
    question: 'Is there damage on it now?',
    question_fr: 'Est-il endommagé en ce moment ?',
    decisions: [on('yes')],
    beneath: [{ question: 'Describe the damage.', question_fr: 'Décrivez les dommages.', answer_type: 'text' }],
  },
  {
    about: 'person',
    question: 'Was cover cancelled or refused to you in the last three years?',
    question_fr: 'Une assurance vous a-t-elle été résiliée ou refusée au cours des trois dernières années ?',
    beneath: [
      {
        question: 'For what reason?',
        question_fr: 'Pour quel motif\xA0?',
        answer_type: 'choice',
        choices: [
          choice('unpaid', 'A bill was not paid', 'Une facture impayée'),
          choice('losses', 'Too many losses', 'Trop de sinistres'),
          choice('untrue', 'Something was not stated as it was', 'Une déclaration inexacte'),
          choice('insurer_left', 'The insurer left the state', 'L’assureur a quitté la région'),
        ],
        decisions: [on('unpaid'), on('losses'), on('untrue', 'rejection')],
      },
    ],
  },
];

/** An underwriter writes the questions of their organization's recreational product. */
export async function writeDemoQuestions(underwriter: Caller): Promise<void> {
  type Products = { readonly products: readonly { readonly product_id: string }[] };
  const { products } = await underwriter.must<Products>(
    '{ products(where: { provider: { _eq: "personal" } }) { product_id } }',
  );
  type Written = { readonly create_underwriting_question: { readonly underwriting_question_id: string } };
  const write = async ({ beneath = [], ...written }: DemoQuestion, parent: string | null): Promise<void> => {
    const above = parent === null ? {} : { parent_id: parent, parent_answer: 'yes' };
    const { create_underwriting_question: stored } = await underwriter.must<Written>(
      `mutation ($id: uuid!, $question: underwriting_question_input!) {
        create_underwriting_question(product_id: $id, question: $question) { underwriting_question_id }
      }`,
      {
        id: products[0]?.product_id,
        question: { answer_type: 'yes_no', effective_date: '2024-01-01', ...written, ...above },
      },
    );
    for (const one of beneath) await write(one, stored.underwriting_question_id);
  };
  for (const one of demoQuestions) await write(one, null);
}
