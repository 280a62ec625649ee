import { fieldsOf } from '../lines/line-parts.ts';
import { ruleFacts } from '../lines/find-line-problems.ts';
import type { Line, Wording } from '../lines/line.ts';
import { sentence, type Phrase } from '../shared/text/sentence.ts';
import { endedByInsurer } from './ended-by-insurer.ts';
import { words } from '../shared/words.ts';

/** A part of a policy's words; in the one about ending it, what is promised comes first. */
export type SpecimenPart = {
  readonly title: Phrase;
  readonly paragraphs: readonly Phrase[];
  readonly ends?: true;
};

const agreement: SpecimenPart = {
  title: words('The agreement', 'Le contrat'),
  paragraphs: [
    words(
      'We give you what stands in your declarations, for the term that stands there, in return for the price.',
      'Nous vous accordons ce qui figure dans vos conditions particulières, pour la période qui y est inscrite, en échange du prix.',
    ),
    words(
      'The contract is these pages, your declarations, your application and every change that we confirm in writing. A cover counts only where your declarations show it.',
      'Le contrat se compose de ces pages, de vos conditions particulières, de votre proposition et de chaque modification que nous confirmons par écrit. Une protection ne vaut que si vos conditions particulières l’indiquent.',
    ),
    words(
      'Where the law where you live gives you more than these pages do, the law counts.',
      'Si la loi du lieu où vous habitez vous accorde plus que ces pages, c’est la loi qui compte.',
    ),
  ],
};

/** What no cover of any line pays. */
const paidByNoLine = {
  title: words('What no cover pays', 'Ce qu’aucune protection ne paie'),
  paragraphs: [
    words(
      'Damage that you intend, or that happens during a crime, a race or a speed test.',
      'Les dommages que vous voulez, ou qui surviennent pendant un crime, une course ou une épreuve de vitesse.',
    ),
    words(
      'Wear, rust and rot, except where a cover above names them.',
      'L’usure, la rouille et la pourriture, sauf si une protection ci-dessus les nomme.',
    ),
    words(
      'War, nuclear events, and what an authority takes or destroys.',
      'La guerre, les événements nucléaires et ce qu’une autorité saisit ou détruit.',
    ),
    words('What happens outside the United States and Canada.', 'Ce qui arrive hors des États-Unis et du Canada.'),
  ],
} satisfies SpecimenPart;

const always: readonly SpecimenPart[] = [
  paidByNoLine,
  {
    title: words('When something happens', 'Lorsqu’il arrive quelque chose'),
    paragraphs: [
      words(
        'Call us before you have anything repaired, except where that would make it worse. Keep what was damaged until we have seen it.',
        'Appelez-nous avant toute réparation, sauf si l’attente aggravait les choses. Gardez ce qui est endommagé jusqu’à ce que nous l’ayons vu.',
      ),
      words(
        'Tell us where, when and how it happened, and send us the bills. Report a theft to the police within a day.',
        'Dites-nous où, quand et comment c’est arrivé, et envoyez-nous les factures. Signalez un vol à la police dans la journée.',
      ),
      words(
        'We say within fifteen days that your claim has come in, and pay within thirty days of agreeing on the amount.',
        'Nous confirmons dans les quinze jours la réception de votre réclamation et payons dans les trente jours de l’entente sur le montant.',
      ),
    ],
  },
];

const trueAnswers: SpecimenPart = {
  title: words('True answers', 'Des réponses vraies'),
  paragraphs: [
    words(
      'We rely on your application. An answer that you knew to be false in what mattered can end the contract or a claim, as far as the law allows.',
      'Nous nous fions à votre proposition. Une réponse que vous saviez fausse sur un point important peut mettre fin au contrat ou à une réclamation, dans la mesure permise par la loi.',
    ),
    words(
      'Tell us within thirty days when something that you told us changes. The price then follows.',
      'Avisez-nous dans les trente jours si ce que vous nous avez dit change. Le prix suit alors.',
    ),
  ],
};

/** What no cover of a line pays, as its own words say it. */
export function exclusionsOf({ wording }: Line): readonly Phrase[] {
  return wording?.exclusions ?? paidByNoLine.paragraphs;
}

function partsOf({ parts }: Wording, provider: string): SpecimenPart[] {
  return parts.map(({ title, paragraphs, ends }) => {
    return ends ? { title, ends, paragraphs: [endedByInsurer(provider), ...paragraphs] } : { title, paragraphs };
  });
}

/** The words of a line's contract before anybody's name stands in them: what it pays and what it does not insure are the line's own, or all of them. */
export function specimenOfLine(line: Line): readonly SpecimenPart[] {
  if (line.wording) return partsOf(line.wording, line.provider);
  const covers = line.covers.map(({ label, pays }) =>
    sentence(words('{cover}: {pays}', '{cover} : {pays}'), { cover: label, pays: pays }),
  );
  const rules = line.rules
    .filter(({ printed = true }) => printed)
    .map((rule) => {
      const field = fieldsOf(line, rule.of).find(({ name }) => name === rule.demands.answer);
      return sentence(rule.says, ruleFacts(rule, field));
    });
  return [
    agreement,
    { title: words('What it pays', 'Ce que cela paie'), paragraphs: covers },
    ...(rules.length === 0
      ? []
      : [{ title: words('What we do not take', 'Ce que nous ne prenons pas'), paragraphs: rules }]),
    ...always,
    {
      title: words('Ending the contract', 'Fin du contrat'),
      ends: true,
      paragraphs: [endedByInsurer(line.provider)],
    },
    trueAnswers,
  ];
}
