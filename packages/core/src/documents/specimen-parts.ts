import { endedByInsurer } from './ended-by-insurer.ts';

export type SpecimenPart = { readonly title: string; readonly paragraphs: readonly string[] };

const outsideLiability =
  'Not covered: what you own or have in your care, injuries of your employees, liability that you took on by contract, and damage that was intended.';
const outsideDamage =
  'Not covered: wear, rust, rot, mould, insects and rodents, frozen pipes, a part that fails by itself, and water that came in slowly.';
const paidByNothing: SpecimenPart = {
  title: 'What no cover pays',
  paragraphs: [
    'Damage that you intend, or that happens while your vehicle is used in a crime, a race or a speed test.',
    'Use that your application does not name: business, carrying people or goods for pay, or renting the vehicle out more than you stated.',
    'A driver without a valid licence, or one whom you excluded in writing.',
    'War, nuclear events, and what an authority takes or destroys.',
    'Accidents outside the United States and Canada.',
  ],
};

/** What the policy does not pay, wherever its words say so. */
export const specimenExclusions: SpecimenPart = {
  ...paidByNothing,
  paragraphs: [outsideDamage, outsideLiability, ...paidByNothing.paragraphs],
};

/** The policy's own words, part by part; their French stands beside them in `specimen-french.ts`. */
export const specimenParts: readonly SpecimenPart[] = [
  {
    title: 'The agreement',
    paragraphs: [
      'We insure the vehicles, people and limits that stand in your declarations, for the term that stands there, in return for the premium.',
      'The policy is these pages, your declarations, your application and every change that we confirm in writing. A cover counts only where your declarations show it.',
      'Where the law where your vehicle is kept gives you more than these pages do, the law counts.',
    ],
  },
  {
    title: 'What some words mean',
    paragraphs: [
      'You are the named insured in the declarations and, while you live together, your spouse or partner. We are the company that insures the policy.',
      'Your vehicle is a motorhome, trailer or camper in the declarations, with what is built into it. A replacement is covered for fourteen days; tell us within them.',
      'An accident is sudden and not intended. A loss is direct damage to property, or its theft.',
      'A full-timer lives in the vehicle for more than 150 nights a year.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'We pay what you owe by law for injuries and damage that you cause with your motorhome, up to the limits in the declarations, and we defend you at our cost until that limit is paid.',
      'Whoever drives with your permission and within it is covered as you are.',
      outsideLiability,
    ],
  },
  {
    title: 'Damage to your vehicle',
    paragraphs: [
      'Comprehensive pays for theft, fire, hail, wind, water that comes from outside, falling objects, animals and broken glass. Collision pays when your vehicle hits something or turns over. The deductible is taken off each loss.',
      'A total loss pays on the basis in the declarations: the agreed value; what the vehicle would have sold for that day; a new one of its kind; or what you paid for it.',
      outsideDamage,
      'Glass without a deductible pays the repair or replacement of windshield and windows whole.',
    ],
  },
  {
    title: 'People in your vehicle',
    paragraphs: [
      'Uninsured and underinsured motorist cover pays for your injuries and those of your passengers when the driver at fault has no liability cover, or too little, or drove off.',
      'Medical payments pay doctors and hospitals for whoever was inside, whoever was at fault, for treatment within three years of the accident.',
    ],
  },
  {
    title: 'Away from the road',
    paragraphs: [
      'Vacation liability pays for injuries and damage at your campsite while you are there on a trip. It is not for full-timers.',
      'Full-timer liability takes its place for who lives in the vehicle, as a home policy would.',
      'Emergency expense pays lodging and the way home when a covered loss leaves your vehicle unusable more than 50 miles from home.',
      'Roadside assistance brings help for a breakdown, tow to the nearest fitting shop included.',
      'Personal effects pay for what you carry inside and is stolen or damaged; money, deeds and what belongs to a business are not among them.',
      'Pet injury pays the vet when a dog or a cat is hurt in an accident of your vehicle.',
    ],
  },
  paidByNothing,
  {
    title: 'What you do after a loss',
    paragraphs: [
      'Tell us as soon as you can where, when and how it happened and who saw it. Report a theft and a driver who fled to the police within a day.',
      'Protect the vehicle from more damage; we pay what that reasonably costs. Let us see it before it is repaired or sold.',
      'Help us: answer our questions, under oath if we ask, send us every letter and summons at once, and admit or promise nothing to others.',
    ],
  },
  {
    title: 'How we settle',
    paragraphs: [
      'We say within fifteen days that your claim has come in, and pay within thirty days of agreeing on the amount. A lienholder in the declarations is paid first.',
      'If we do not agree on the amount, each side names an appraiser, the two name an umpire, and what any two of them agree on counts.',
      'Where somebody else caused the loss, we may claim from them what we paid you. You may sue us once you have done what this policy asks.',
    ],
  },
  {
    title: 'Ending the policy',
    paragraphs: [
      endedByInsurer('personal'),
      'If we do not renew, we say so before the term ends, with the notice that the law asks.',
    ],
  },
  {
    title: 'True answers',
    paragraphs: [
      'We rely on your application. An answer that you knew to be false in what mattered can end the policy or a claim, as far as the law allows.',
      'Tell us within thirty days when the vehicle, its place, its use or its drivers change. The premium then follows.',
      'The policy cannot be given to somebody else without our agreement. After your death it goes on to the end of the term for who takes care of the vehicle.',
    ],
  },
];
