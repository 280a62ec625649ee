import { fieldsOf } from '../lines/line-parts.ts';
import { ruleFacts } from '../lines/find-line-problems.ts';
import type { Line, Wording } from '../lines/line.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { endedByInsurer } from './ended-by-insurer.ts';

/** A part of a policy's words; in the one about ending it, what is promised comes first. */
export type SpecimenPart = {
  readonly title: string;
  readonly paragraphs: readonly (string | Sentence)[];
  readonly ends?: true;
};

const agreement: SpecimenPart = {
  title: 'The agreement',
  paragraphs: [
    'We give you what stands in your declarations, for the term that stands there, in return for the price.',
    'The contract is these pages, your declarations, your application and every change that we confirm in writing. A cover counts only where your declarations show it.',
    'Where the law where you live gives you more than these pages do, the law counts.',
  ],
};

/** What no cover of any line pays. */
const paidByNoLine = {
  title: 'What no cover pays',
  paragraphs: [
    'Damage that you intend, or that happens during a crime, a race or a speed test.',
    'Wear, rust and rot, except where a cover above names them.',
    'War, nuclear events, and what an authority takes or destroys.',
    'What happens outside the United States and Canada.',
  ],
} satisfies SpecimenPart;

const always: readonly SpecimenPart[] = [
  paidByNoLine,
  {
    title: 'When something happens',
    paragraphs: [
      'Call us before you have anything repaired, except where that would make it worse. Keep what was damaged until we have seen it.',
      'Tell us where, when and how it happened, and send us the bills. Report a theft to the police within a day.',
      'We say within fifteen days that your claim has come in, and pay within thirty days of agreeing on the amount.',
    ],
  },
];

const trueAnswers: SpecimenPart = {
  title: 'True answers',
  paragraphs: [
    'We rely on your application. An answer that you knew to be false in what mattered can end the contract or a claim, as far as the law allows.',
    'Tell us within thirty days when something that you told us changes. The price then follows.',
  ],
};

/** What no cover of a line pays, as its own words say it. */
export function exclusionsOf({ wording }: Line): readonly string[] {
  return wording?.exclusions.map(({ en }) => en) ?? paidByNoLine.paragraphs;
}

function partsOf({ parts }: Wording, provider: string): SpecimenPart[] {
  return parts.map(({ title, paragraphs, ends }) => {
    const own = paragraphs.map(({ en }) => en);
    return ends
      ? { title: title.en, ends, paragraphs: [endedByInsurer(provider), ...own] }
      : { title: title.en, paragraphs: own };
  });
}

/** The words of a line's contract before anybody's name stands in them: what it pays and what it does not insure are the line's own, or all of them. */
export function specimenOfLine(line: Line): readonly SpecimenPart[] {
  if (line.wording) return partsOf(line.wording, line.provider);
  const covers = line.covers.map(({ label, pays }) =>
    sentence('{cover}: {pays}', { cover: { message: label.en }, pays: { message: pays.en } }),
  );
  const rules = line.rules
    .filter(({ printed = true }) => printed)
    .map((rule) => {
      const field = fieldsOf(line, rule.of).find(({ name }) => name === rule.demands.answer);
      return sentence(rule.says.en, ruleFacts(rule, field));
    });
  return [
    agreement,
    { title: 'What it pays', paragraphs: covers },
    ...(rules.length === 0 ? [] : [{ title: 'What we do not take', paragraphs: rules }]),
    ...always,
    {
      title: 'Ending the contract',
      ends: true,
      paragraphs: [endedByInsurer(line.provider)],
    },
    trueAnswers,
  ];
}
