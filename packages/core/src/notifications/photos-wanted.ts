import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter, type PhotosLetterFacts } from './letter.ts';
import { words } from '../shared/words.ts';

type Wanted = NonNullable<PhotosLetterFacts['wanted']>;

/** What is wanted, and by when, in a line. */
function subjectOf({ isLate, isAgain, dueDate: day }: Wanted, vehicle: Sentence): Sentence {
  if (isLate)
    return sentence(words('The photos of your {vehicle} are overdue', 'Photos en retard : {vehicle}'), { vehicle });
  return isAgain
    ? sentence(
        words(
          'Some photos of your {vehicle} are needed again by {day}',
          'Photos à reprendre au plus tard le {day} : {vehicle}',
        ),
        { vehicle, day },
      )
    : sentence(
        words('Please send photos of your {vehicle} by {day}', 'Photos à envoyer au plus tard le {day} : {vehicle}'),
        { vehicle, day },
      );
}

function asks(
  { isLate, isAgain, dueDate: day, missing, asked: requested }: Wanted,
  vehicle: Sentence,
  number: string,
): Sentence {
  const facts = { vehicle, number, day, missing, asked: requested };
  if (isLate) {
    return sentence(
      words(
        'The photos of your {vehicle}, insured under policy {number}, were due on {day}, and {missing} of {asked} are missing. An underwriter looks at the policy now. Please send them as soon as you can.',
        'Nous attendions le {day} des photos de votre véhicule assuré par la police {number} ({vehicle}). Il en manque {missing} sur {asked}. Un souscripteur examine maintenant la police. Veuillez les envoyer dès que possible.',
      ),
      facts,
    );
  }
  return isAgain
    ? sentence(
        words(
          'Some photos of your {vehicle}, insured under policy {number}, have to be taken again: {missing} of {asked}. Your account says of each why. Please send them by {day}.',
          'Certaines photos de votre véhicule assuré par la police {number} ({vehicle}) sont à reprendre : {missing} sur {asked}. Votre compte indique la raison pour chacune. Veuillez les envoyer au plus tard le {day}.',
        ),
        facts,
      )
    : sentence(
        words(
          'We need photos of your {vehicle}, insured under policy {number}: {missing} of {asked} are missing. Please send them by {day}.',
          'Nous avons besoin de photos de votre véhicule assuré par la police {number} ({vehicle}) : il en manque {missing} sur {asked}. Veuillez les envoyer au plus tard le {day}.',
        ),
        facts,
      );
}

/** Photographs of a vehicle that are owed: when they are asked for, shortly before their day, and when that has passed. */
export const photosWanted: Letter<'photos'> = {
  subject: 'photos',
  kind: 'cover',
  isCounted: false,
  write({ firstName, wanted, policyNumber, url, sender, ...facts }) {
    if (wanted === null)
      return refuse(
        'photos_not_wanted',
        words(
          'All photos were there when the e-mail was to be sent.',
          'Toutes les photos étaient là lorsque le courriel devait partir.',
        ),
      );
    const vehicle = nameInLetter(facts.vehicle);
    return accept({
      subject: subjectOf(wanted, vehicle),
      paragraphs: [
        greeting(firstName),
        asks(wanted, vehicle, policyNumber),
        ...(wanted.reason === null
          ? []
          : [sentence(words('The reason: {explanation}', 'Le motif : {explanation}'), { explanation: wanted.reason })]),
        sentence(
          words(
            'Open the page below on your phone: each photo takes a tap, and we keep nothing but the picture.',
            'Ouvrez la page ci-dessous sur votre téléphone : chaque photo se prend d’un toucher, et nous ne gardons que l’image.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Send the photos', 'Envoyer les photos')), url },
    });
  },
};
