import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter, type PhotosLetterFacts } from './letter.ts';

type Wanted = NonNullable<PhotosLetterFacts['wanted']>;

/** What is wanted, and by when, in a line. */
function subjectOf({ isLate, isAgain, dueDate: day }: Wanted, vehicle: Sentence): Sentence {
  if (isLate) return sentence('The photos of your {vehicle} are overdue', { vehicle });
  return isAgain
    ? sentence('Some photos of your {vehicle} are needed again by {day}', { vehicle, day })
    : sentence('Please send photos of your {vehicle} by {day}', { vehicle, day });
}

function asks(
  { isLate, isAgain, dueDate: day, missing, asked: requested }: Wanted,
  vehicle: Sentence,
  number: string,
): Sentence {
  const facts = { vehicle, number, day, missing, asked: requested };
  if (isLate) {
    return sentence(
      'The photos of your {vehicle}, insured under policy {number}, were due on {day}, and {missing} of {asked} are missing. An underwriter looks at the policy now. Please send them as soon as you can.',
      facts,
    );
  }
  return isAgain
    ? sentence(
        'Some photos of your {vehicle}, insured under policy {number}, have to be taken again: {missing} of {asked}. Your account says of each why. Please send them by {day}.',
        facts,
      )
    : sentence(
        'We need photos of your {vehicle}, insured under policy {number}: {missing} of {asked} are missing. Please send them by {day}.',
        facts,
      );
}

/** Photographs of a vehicle that are owed: when they are asked for, shortly before their day, and when that has passed. */
export const photosWanted: Letter<'photos'> = {
  subject: 'photos',
  kind: 'cover',
  isCounted: false,
  write({ firstName, wanted, policyNumber, url, sender, ...facts }) {
    if (wanted === null) return refuse('photos_not_wanted', 'All photos were there when the e-mail was to be sent.');
    const vehicle = nameInLetter(facts.vehicle);
    return accept({
      subject: subjectOf(wanted, vehicle),
      paragraphs: [
        greeting(firstName),
        asks(wanted, vehicle, policyNumber),
        ...(wanted.reason === null ? [] : [sentence('The reason: {explanation}', { explanation: wanted.reason })]),
        {
          message: 'Open the page below on your phone: each photo takes a tap, and we keep nothing but the picture.',
        },
        closing(sender),
      ],
      button: { label: { message: 'Send the photos' }, url },
    });
  },
};
