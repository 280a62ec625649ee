import { areaName } from '../products/area-names.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import type { Day } from '../shared/time/day.ts';
import { words } from '../shared/words.ts';
import type { ClaimLetter } from './law/claim-letter-table.ts';
import { type LetterWay, letterWays, type WrittenLetter } from './vocabulary.ts';

/** What of a claim its letters say. */
export type ClaimLetterFacts = {
  readonly number: string;
  readonly lossDay: Day;
  readonly handler: string;
  readonly sender: string;
  /** Postal code of state or province, whose regulator takes complaints. */
  readonly place: string;
  /** Why it was denied; null while it is not. */
  readonly ground: string | null;
  /** What was asked for and has not come. */
  readonly outstanding: readonly string[];
};

export type DraftedLetter = { readonly subject: Sentence; readonly paragraphs: readonly Sentence[] };

/** What the law asks of a letter stands under these names in its table. */
export const dutyOfLetter: Readonly<Record<WrittenLetter, ClaimLetter>> = {
  acknowledgement: 'acknowledge',
  reservation_of_rights: 'reservation_or_disclaimer',
  status: 'delay',
  denial: 'denial',
};

const subjects = {
  acknowledgement: words('We received your claim {number}', 'Nous avons reçu votre réclamation {number}'),
  reservation_of_rights: words(
    'Your claim {number}: we look into it, and reserve our rights',
    'Votre réclamation {number} : nous l’examinons sous réserve de nos droits',
  ),
  status: words('Your claim {number}: where it stands', 'Votre réclamation {number} : où elle en est'),
  denial: words('Your claim {number}: our decision', 'Votre réclamation {number} : notre décision'),
} as const;

function waitingFor({ outstanding }: ClaimLetterFacts): Sentence[] {
  return outstanding.length === 0
    ? []
    : [
        sentence(words('We still need from you: {things}.', 'Il nous faut encore de votre part : {things}.'), {
          things: outstanding.join('; '),
        }),
      ];
}

function complaint({ place }: ClaimLetterFacts): Sentence[] {
  return [
    sentence(
      words(
        'If you think that this is wrong, tell us why and send what bears it out: you may appeal once, on the page of your claim, and somebody looks at it anew.',
        'Si vous pensez que c’est une erreur, dites-nous pourquoi et envoyez ce qui l’appuie : vous pouvez faire appel une fois, sur la page de votre réclamation, et une personne l’examinera de nouveau.',
      ),
    ),
    sentence(
      words(
        'You may also complain to the insurance regulator of {area}.',
        'Vous pouvez aussi porter plainte auprès de l’autorité des assurances ({area}).',
      ),
      { area: areaName(place) },
    ),
  ];
}

function bodyOf(kind: WrittenLetter, facts: ClaimLetterFacts): readonly Sentence[] {
  const { lossDay, handler } = facts;
  switch (kind) {
    case 'acknowledgement':
      return [
        sentence(
          words(
            'We received what you reported of {lossDay}. {handler} handles your claim and is who you may ask.',
            'Nous avons reçu votre déclaration du {lossDay}. {handler} s’occupe de votre réclamation et répond à vos questions.',
          ),
          { lossDay, handler },
        ),
        ...waitingFor(facts),
      ];
    case 'reservation_of_rights':
      return [
        sentence(
          words(
            'We look into the loss of {lossDay}. That we do so, and ask you for documents, does not mean that it is covered: we reserve our rights under the policy.',
            'Nous examinons le sinistre du {lossDay}. Le faire et vous demander des documents ne signifie pas qu’il est couvert : nous réservons nos droits selon la police.',
          ),
          { lossDay },
        ),
        ...waitingFor(facts),
      ];
    case 'status':
      return [
        sentence(
          words(
            'We have not decided yet on the loss of {lossDay}, because we still look into it. We write again at the latest in 30 days, or as soon as it is decided.',
            'Nous n’avons pas encore décidé du sinistre du {lossDay}, parce que nous l’examinons encore. Nous vous écrirons de nouveau dans 30 jours au plus tard, ou dès que la décision est prise.',
          ),
          { lossDay },
        ),
        ...waitingFor(facts),
      ];
    case 'denial':
      return [
        sentence(
          words(
            'We looked into the loss of {lossDay} and pay nothing for it. The reason: {ground}',
            'Nous avons examiné le sinistre du {lossDay} et ne payons rien. La raison : {ground}',
          ),
          { lossDay, ground: facts.ground ?? '' },
        ),
        ...complaint(facts),
      ];
  }
}

/** A letter about a claim as it is drafted; who handles the claim writes on from there. A denial needs its ground. */
export function draftClaimLetter(kind: WrittenLetter, facts: ClaimLetterFacts): Decision<DraftedLetter> {
  if (kind === 'denial' && facts.ground === null) {
    return refuse(
      'claim_not_denied',
      words(
        'This claim is not denied. Deny it with its reason first.',
        'Cette réclamation n’est pas refusée. Refusez-la d’abord avec sa raison.',
      ),
      'kind',
    );
  }
  return accept({
    subject: sentence(subjects[kind], { number: facts.number }),
    paragraphs: [
      ...bodyOf(kind, facts),
      sentence(words('{handler}, {sender}', '{handler}, {sender}'), { handler: facts.handler, sender: facts.sender }),
    ],
  });
}

/** Which way a letter goes: as who writes it wants, else by e-mail where an address is known, and by post where not. */
export function chooseLetterWay(
  wanted: string | null,
  known: { readonly hasEmail: boolean; readonly hasAddress: boolean },
): Decision<LetterWay> {
  const way = wanted === null ? (known.hasEmail ? 'email' : 'post') : letterWays.find((one) => one === wanted);
  if (!way) {
    return refuse(
      'choice_unknown',
      words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.'),
      'by',
    );
  }
  if (way === 'email' && !known.hasEmail) {
    return refuse(
      'email_missing',
      words(
        'Nobody knows an e-mail address of who reported it. Write to them by post.',
        'Personne ne connaît d’adresse courriel de la personne qui l’a déclarée. Écrivez-lui par la poste.',
      ),
      'by',
    );
  }
  if (way === 'post' && !known.hasAddress) {
    return refuse(
      'address_missing',
      words('Enter where the letter is mailed.', 'Entrez l’adresse où la lettre est envoyée.'),
      'address.line_1',
    );
  }
  return accept(way);
}
