import { expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import type { SubjectFacts } from './letter.ts';
import { letters } from './letters.ts';
import { linesOf } from './lines-of-letter.fixture.ts';
import { factAlone, sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

// Each letter once as its reader in Ontario has it before them, in both languages: written by hand, from its first line
// to its last. The hard spaces of French are plain ones here.

const reader = { firstName: 'Zoé', vehicle: sentence(words('travel trailer', 'roulotte')), isConfirmed: true } as const;
const sender = { name: 'Harbour RV', phone: '(888) 555-0142' };
const url = 'https://ca.example/resume';

const quote: SubjectFacts['quote'] = {
  ...reader,
  sender,
  status: 'agent_approved',
  agentName: null,
  total: 104_750,
  price: {
    currency: 'CAD',
    dueToday: 19_750,
    following: [{ count: 5, amount: 17_500 }],
    installmentFee: 500,
    total: 107_250,
  },
  currency: 'CAD',
  months: 6,
  effectiveDate: day('2026-08-01'),
  expirationDate: day('2026-08-14'),
  scoreReasons: [
    sentence(words('Payments were late.', 'Des paiements ont été en retard.')),
    sentence(words('The accounts are young.', 'Les comptes sont récents.')),
  ],
  url,
};
const policy: SubjectFacts['policy'] = {
  ...reader,
  sender,
  policyNumber: 'RWP-100001-7',
  currency: 'CAD',
  timeZone: 'America/New_York',
  coverFrom: new Date('2026-08-01T04:01:00Z'),
  effectiveDate: day('2026-08-01'),
  expirationDate: day('2027-02-01'),
  invoices: [
    {
      dueDate: day('2026-08-01'),
      amount: 11e4,
    },
    {
      dueDate: day('2026-09-01'),
      amount: 9e3,
    },
  ],
  price: null,
  firstPayment: {
    cents: 11e4,
    account: null,
    status: 'received',
  },
  cancellation: null,
  url,
  payUrl: url,
};

test('the link back to a quote', () => {
  const decision = letters.resume_quote.write({ ...quote, firstName: null, isConfirmed: false });
  expect(linesOf('en-CA', decision)).toEqual([
    'Continue the quote for your travel trailer',
    'Hello,',
    'We saved the quote for your travel trailer. Go on where you left off; nothing has to be entered twice.',
    'The offer stands until Aug 14, 2026. Anyone with this link can open the quote, so keep it to yourself.',
    'If you did not ask for this letter, you need do nothing: no other one follows by itself.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Continue my quote',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'Continuez la soumission pour votre roulotte',
    'Bonjour,',
    'Nous avons enregistré la soumission pour votre roulotte. Reprenez-la où vous l’avez laissée ; rien n’est à saisir deux fois.',
    'L’offre tient jusqu’au 14 août 2026. Quiconque a ce lien peut ouvrir la soumission ; gardez-le donc pour vous.',
    'Si vous n’avez pas demandé ce courriel, vous n’avez rien à faire : aucun autre ne suivra de lui-même.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Continuer ma soumission',
  ]);
});

test('the offer of an agent', () => {
  const decision = letters.quote_sent.write(quote);
  expect(linesOf('en-CA', decision)).toEqual([
    'Your quote for the travel trailer is ready',
    'Hello Zoé,',
    'Harbour RV prepared a quote for your travel trailer: $1,047.50 for 6 months, with cover from Aug 1, 2026.',
    'How it is paid: $197.50 first, then 5 payments of $175.00, each with a $5.00 fee. $1,072.50 in all, $25.00 of it for paying in installments.',
    'Look it over, sign and pay online. The offer stands until Aug 14, 2026.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Review and pay',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'Votre soumission est prête : roulotte',
    'Bonjour Zoé,',
    'Harbour RV a préparé une soumission pour votre roulotte : 1 047,50 $ pour 6 mois, avec une protection à partir du 1er août 2026.',
    'Modalités de paiement : 197,50 $ d’abord, puis 5 versements de 175,00 $, dont 5,00 $ de frais chacun. 1 072,50 $ en tout, dont 25,00 $ pour les versements.',
    'Relisez-la, signez et payez en ligne. L’offre tient jusqu’au 14 août 2026.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Vérifier et payer',
  ]);
});

test('what a score did to the price', () => {
  const decision = letters.score_notice.write(quote);
  expect(linesOf('en-CA', decision)).toEqual([
    'How your insurance score counts in your price',
    'Hello Zoé,',
    'A bureau gave us an insurance score for the quote for your travel trailer. With a better score the price would be lower.',
    'What weighed most: Payments were late. The accounts are young.',
    'The bureau did not decide on the price and cannot say how it came about. You may have a free copy of what it knows of you within 60 days, and have it corrected.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open my quote',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'L’effet de votre pointage d’assurance sur votre prix',
    'Bonjour Zoé,',
    'Une agence nous a donné un pointage d’assurance pour la soumission de votre roulotte. Avec un meilleur pointage, le prix serait plus bas.',
    'Ce qui a pesé le plus : Des paiements ont été en retard. Les comptes sont récents.',
    'L’agence n’a pas décidé du prix et ne peut pas dire comment il a été établi. Dans les 60 jours, vous pouvez obtenir sans frais une copie de ce qu’elle sait de vous et la faire corriger.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Ouvrir ma soumission',
  ]);
});

test('what a score did to the price, to an address that nobody answers for: nothing of anybody’s accounts', () => {
  const text = linesOf('en-CA', letters.score_notice.write({ ...quote, isConfirmed: false })).join(' ');
  expect(text).toContain('Ask us within 60 days what weighed most.');
  expect(text).not.toMatch(/late|young/);
});

test('nothing is said of a score that costs nothing by the time of the letter', () => {
  expect(letters.score_notice.write({ ...quote, scoreReasons: null })).toMatchObject({
    refusal: { code: 'score_without_effect' },
  });
});

test('the confirmation of a policy', () => {
  const decision = letters.policy_bound.write(policy);
  expect(linesOf('en-CA', decision)).toEqual([
    'You’re covered: policy RWP-100001-7',
    'Hello Zoé,',
    'Your travel trailer is insured from Aug 1, 2026 to Feb 1, 2027, 12:01 a.m. local time. Your policy number is RWP-100001-7.',
    'We charged $1,100.00. The next payment is $90.00 on Sep 1, 2026.',
    'Your declarations page is in your account, ready to download.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open my policy',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'Votre protection est en place : police RWP-100001-7',
    'Bonjour Zoé,',
    'La protection de votre roulotte va du 1er août 2026 au 1er févr. 2027, à 0 h 01, heure locale. Votre numéro de police est le RWP-100001-7.',
    'Nous avons prélevé 1 100,00 $. Le prochain versement, de 90,00 $, est dû le 1er sept. 2026.',
    'Vos conditions particulières sont dans votre compte, prêtes à télécharger.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Ouvrir ma police',
  ]);
});

test('the way in', () => {
  const decision = letters.sign_in.write({ sender, link: url, code: '048213', minutes: 10 });
  expect(linesOf('en-CA', decision)).toEqual([
    '048213 is your Harbour RV sign-in code',
    'Type this code to sign in, or open the link below:',
    'The link and code work once, for 10 minutes. If you did not ask to sign in, you need do nothing: nobody gets in without this e-mail.',
    'Sign in to Harbour RV',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    '048213 est votre code de connexion à Harbour RV',
    'Tapez ce code pour vous connecter, ou ouvrez le lien ci-dessous :',
    'Le lien et le code fonctionnent une fois, pendant 10 minutes. Si vous n’avez pas demandé à vous connecter, vous n’avez rien à faire : personne n’entre sans ce courriel.',
    'Connexion à Harbour RV',
  ]);
});

test('what is sold now where somebody waited for it', () => {
  const decision = letters.now_sold.write({
    sender,
    url,
    isSold: true,
    isAfterPause: false,
    area: sentence(words('Québec', 'Québec')),
    vehicle: sentence(words('travel trailer', 'roulotte')),
  });
  expect(linesOf('en-CA', decision)).toEqual([
    'You can insure your travel trailer now: Québec',
    'Hello,',
    'You left us your address for the day when we sell insurance for your travel trailer in Québec. That day has come: start a quote, and you see in minutes what it costs.',
    'This is the only letter about it. If you did not leave your address, you need do nothing.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Start a quote',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'Vous pouvez maintenant assurer votre roulotte : Québec',
    'Bonjour,',
    'Vous nous avez laissé votre adresse pour le jour où nous offririons l’assurance de votre roulotte à cet endroit : Québec. Ce jour est venu : commencez une soumission et voyez en quelques minutes ce qu’elle coûte.',
    'C’est le seul courriel à ce sujet. Si vous n’avez pas laissé votre adresse, vous n’avez rien à faire.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Commencer une soumission',
  ]);
});

test('new cover that is no longer paused where somebody waited for that', () => {
  const decision = letters.now_sold.write({
    sender,
    url,
    isSold: true,
    isAfterPause: true,
    area: sentence(words('Florida', 'Floride')),
    vehicle: sentence(words('travel trailer', 'roulotte')),
  });
  expect(linesOf('en-CA', decision)).toEqual([
    'New cover is no longer paused: Florida',
    'Hello,',
    'You asked us to tell you when new cover for your travel trailer is no longer paused in Florida. You can buy it again now: go on with your quote, or start one.',
    'This is the only letter about it. If you did not leave your address, you need do nothing.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Go on',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'Les nouvelles protections ne sont plus suspendues : Floride',
    'Bonjour,',
    'Vous nous avez demandé de vous avertir quand les nouvelles protections pour votre roulotte ne seraient plus suspendues à cet endroit : Floride. Vous pouvez de nouveau les acheter : poursuivez votre soumission ou commencez-en une.',
    'C’est le seul courriel à ce sujet. Si vous n’avez pas laissé votre adresse, vous n’avez rien à faire.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Continuer',
  ]);
});

test('a change of a policy that nothing stops any more', () => {
  const facts: SubjectFacts['freed'] = {
    sender,
    url,
    isFree: true,
    policyNumber: 'RWP-100001-7',
    area: sentence(words('Florida', 'Floride')),
  };
  expect(linesOf('en-CA', letters.change_freed.write(facts))).toEqual([
    'Nothing stops your change of policy RWP-100001-7 any more',
    'Hello,',
    'You asked us to tell you when policy RWP-100001-7 may be changed again as you wanted. That was paused here: Florida. It is over: make the change now, it counts once you have.',
    'This is the only letter about it.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Go on with the change',
  ]);
  expect(linesOf('fr-CA', letters.change_freed.write(facts))).toEqual([
    'Plus rien n’empêche votre modification de la police RWP-100001-7',
    'Bonjour,',
    'Vous nous avez demandé de vous avertir quand la police RWP-100001-7 pourrait de nouveau être modifiée comme vous le vouliez. C’était suspendu à cet endroit : Floride. C’est terminé : faites la modification maintenant, elle comptera ensuite.',
    'C’est le seul courriel à ce sujet.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Poursuivre la modification',
  ]);
  expect(letters.change_freed.write({ ...facts, isFree: false })).toMatchObject({ refusal: { code: 'still_stopped' } });
});

test('a colleague who wants a note read', () => {
  const facts = { sender, url, firstName: 'Owen', author: 'Dana Whitfield', isOver: false };
  const ofQuote = letters.mentioned.write({ ...facts, record: { name: 'Zoé Lœuillet', policyNumber: null } });
  expect(linesOf('en-CA', ofQuote)).toEqual([
    'Dana Whitfield mentioned you in a note',
    'Hello Owen,',
    'Dana Whitfield mentioned you in a note about the quote of Zoé Lœuillet.',
    'The note stands in the timeline, and on your home page until you have seen it.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Read the note',
  ]);
  const ofPolicy = letters.mentioned.write({
    ...facts,
    record: { name: 'Zoé Lœuillet', policyNumber: 'RWP-100001-7' },
  });
  expect(linesOf('fr-CA', ofPolicy)).toEqual([
    'Dana Whitfield vous a mentionné dans une note',
    'Bonjour Owen,',
    'Dana Whitfield vous a mentionné dans une note sur la police RWP-100001-7 de Zoé Lœuillet.',
    'La note figure dans la chronologie, et sur votre page d’accueil jusqu’à ce que vous l’ayez vue.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Lire la note',
  ]);
});

test('a message about a claim, to who reported it and to who handles it', () => {
  const facts = { sender, url, firstName: null, number: 'CL-100001-7', isRead: false };
  expect(linesOf('en-CA', letters.claim_message.write(facts))).toEqual([
    'A message about your claim CL-100001-7',
    'Hello,',
    'We wrote to you about your claim CL-100001-7. You read and answer it where your claim is.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Read the message',
  ]);
  expect(linesOf('fr-CA', letters.claim_message_arrived.write({ ...facts, firstName: 'Sylvie' }))).toEqual([
    'Un message au sujet de la réclamation CL-100001-7',
    'Bonjour Sylvie,',
    'La personne qui a déposé la réclamation CL-100001-7 vous a écrit. La loi donne un délai pour répondre.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Le lire et y répondre',
  ]);
  const { isRead: _isRead, ...returned } = { ...facts, returnedOn: day('2026-08-10') };
  expect(linesOf('fr-CA', letters.claim_letter_returned.write(returned))).toEqual([
    'Notre lettre sur votre réclamation CL-100001-7 est revenue',
    'Bonjour,',
    'Une lettre que nous vous avons postée sur votre réclamation CL-100001-7 est revenue le 10 août 2026. Vous la lisez sur la page de votre réclamation.',
    'Écrivez-nous-y, ou appelez-nous, pour dire où le courrier vous parvient.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Lire la lettre',
  ]);
  expect(letters.claim_message.write({ ...facts, isRead: true })).toMatchObject({ refusal: { code: 'message_read' } });
});

test('what became of a question to an underwriter', () => {
  const about: SubjectFacts['referral'] = {
    sender,
    url,
    firstName: 'Dana',
    name: 'Zoé Tremblay',
    author: null,
    status: 'accepted',
    decision: 'accepted',
    underwriter: 'Una Brandt',
  };
  expect(linesOf('en-CA', letters.referral_answered.write(about))).toEqual([
    'What became of your referral: Zoé Tremblay',
    'Hello Dana,',
    'Una Brandt accepted the quote of Zoé Tremblay. It can be sold as it stands.',
    'The reason stands in the referral.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open the referral',
  ]);
  const ended = letters.referral_answered.write({ ...about, status: 'expired', decision: null, underwriter: null });
  expect(linesOf('fr-CA', ended)).toEqual([
    'Votre demande au souscripteur : Zoé Tremblay',
    'Bonjour Dana,',
    'Personne n’a répondu à temps au sujet de la soumission de Zoé Tremblay. Redemandez si elle est toujours voulue.',
    'Le motif figure dans la demande.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Ouvrir la demande',
  ]);
  expect(letters.referral_answered.write({ ...about, status: 'pending', decision: null })).toMatchObject({
    refusal: { code: 'referral_open' },
  });
});

test('what somebody wrote about a referral', () => {
  const about: SubjectFacts['referral'] = {
    sender,
    url,
    firstName: 'Una',
    name: 'Zoé Tremblay',
    author: 'Dana Whitfield',
    status: 'pending',
    decision: null,
    underwriter: null,
  };
  expect(linesOf('en-CA', letters.referral_message.write(about))).toEqual([
    'Dana Whitfield wrote about a referral',
    'Hello Una,',
    'Dana Whitfield wrote to you about the referral of Zoé Tremblay.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open the referral',
  ]);
  expect(linesOf('fr-CA', letters.referral_message.write(about)).slice(0, 3)).toEqual([
    'Dana Whitfield a écrit au sujet d’une demande',
    'Bonjour Una,',
    'Dana Whitfield vous a écrit au sujet de la demande de Zoé Tremblay.',
  ]);
  expect(letters.referral_message.write({ ...about, author: null })).toMatchObject({
    refusal: { code: 'message_gone' },
  });
});

test('what an underwriter found, for the customer: the way on, or that there is none', () => {
  expect(linesOf('en-CA', letters.quote_reviewed.write({ ...quote, status: 'open' }))).toEqual([
    'Your quote can go on',
    'Hello Zoé,',
    'An underwriter looked at the quote for your travel trailer, and it can go on as it stands.',
    'If you change an answer now, it has to be looked at again.',
    'The offer stands until Aug 14, 2026.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Continue my quote',
  ]);
  expect(linesOf('fr-CA', letters.quote_reviewed.write({ ...quote, status: 'ineligible' }))).toEqual([
    'Au sujet de votre soumission',
    'Bonjour Zoé,',
    'Un souscripteur a examiné la soumission pour votre roulotte. Nous ne pouvons pas l’assurer telle quelle.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
  ]);
  expect(letters.quote_reviewed.write({ ...quote, status: 'expired' })).toMatchObject({
    refusal: { code: 'quote_not_on_offer' },
  });
});

test('a second named insured who has to sign, at an address that nobody answers for and at one that an agent does', () => {
  const facts = { sender, url, isOpen: true, until: day('2026-06-29'), isConfirmed: false } as const;
  const vehicle = sentence(words('travel trailer', 'roulotte'));
  const stranger = letters.signature_asked.write({ ...facts, firstName: null, insured: null, vehicle });
  expect(linesOf('en-CA', stranger)).toEqual([
    'Your signature is needed',
    'Hello,',
    'Somebody who insures a travel trailer named you as the second named insured, and has signed.',
    'The policy needs your signature, too. This link is yours alone, and works until Jun 29, 2026.',
    'If this does not concern you, do nothing. Nobody is insured in your name without your signature.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Read and sign',
  ]);
  const known = letters.signature_asked.write({ ...facts, firstName: 'Sam', insured: 'Zoé Lœuillet', vehicle });
  expect(linesOf('fr-CA', known)).toEqual([
    'Votre signature est requise',
    'Bonjour Sam,',
    'Zoé Lœuillet vous a inscrit comme second assuré de ce véhicule (roulotte), et a déjà apposé sa signature.',
    'La police exige aussi votre signature. Ce lien est à vous seul et fonctionne jusqu’au 29 juin 2026.',
    'Si cela ne vous concerne pas, ne faites rien. Personne n’est assuré en votre nom sans votre signature.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Lire et signer',
  ]);
  expect(
    letters.signature_asked.write({ ...facts, firstName: null, insured: null, vehicle, isOpen: false }),
  ).toMatchObject({
    refusal: { code: 'signing_over' },
  });
});

test('what who was asked to sign second answered, to the first named insured and to their agent', () => {
  const facts = { sender, url, firstName: null, second: null, insured: 'Zoé Lœuillet', answer: 'declined' } as const;
  expect(linesOf('en-CA', letters.signature_answered.write(facts)).slice(2, 4)).toEqual([
    'The second named insured does not want to sign.',
    'Nobody is insured yet. You can ask again, or go on without the second named insured.',
  ]);
  const known = { ...facts, firstName: 'Zoé', second: 'Sam Lake' };
  const signed = linesOf('fr-CA', letters.signature_answered.write({ ...known, answer: 'signed' }));
  expect(signed[2]).toBe('Sam Lake a signé à son tour.');
  expect(linesOf('en-US', letters.signature_declined.write({ ...known, firstName: 'Dana' }))).toEqual([
    'A signature was declined: Zoé Lœuillet',
    'Hello Dana,',
    'Sam Lake does not want to sign the quote of Zoé Lœuillet.',
    'The reason, where one was given, stands with the quote.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open the quote',
  ]);
  for (const template of ['signature_answered', 'signature_declined'] as const) {
    expect(letters[template].write({ ...known, answer: null })).toMatchObject({ refusal: { code: 'signing_over' } });
  }
});

const debited = { cents: 110_000, account: '6789', status: 'on_its_way' } as const;

test('that cover is bought, by who pays from a bank account', () => {
  const decision = letters.policy_bound.write({ ...policy, firstPayment: debited });
  expect(linesOf('en-CA', decision)[3]).toBe(
    'We debit $1,100.00 from your bank account ending 6789; that takes up to five business days. The next payment is $90.00 on Sep 1, 2026.',
  );
  expect(linesOf('fr-CA', decision)[3]).toBe(
    'Nous prélevons 1 100,00 $ sur votre compte bancaire se terminant par 6789 ; cela prend jusqu’à cinq jours ouvrables. Le prochain versement, de 90,00 $, est dû le 1er sept. 2026.',
  );
});

const nonRenewal = {
  endsOn: day('2027-02-01'),
  why: 'not_offered',
  legal: {
    sent: day('2026-12-10'),
    noticeDays: 45,
    postDays: 3,
    source: 'N.Y. Veh. & Traf. Law 313(1)(a)',
    grade: 'A',
  },
} as const;

test('that a term ends and is not renewed', () => {
  const decision = letters.non_renewal.write({ ...policy, nonRenewal });
  expect(linesOf('en-CA', decision)).toEqual([
    'Your policy RWP-100001-7 is not renewed',
    'Hello Zoé,',
    'Cover of your travel trailer under policy RWP-100001-7 ends with its term on Feb 1, 2027 at 12:01 a.m. local time.',
    'The reason: we do not offer another term of this policy.',
    'Nothing goes on by itself after Feb 1, 2027, and nothing is charged for days after it.',
    'This notice goes out on Dec 10, 2026. The law asks for 45 days of notice and 3 for the post (N.Y. Veh. & Traf. Law 313(1)(a)).',
    'To stay covered, start a new quote with cover from Feb 1, 2027, or arrange other cover by then. What is owed until then stays owed.',
    'If you think this is wrong, call us, or ask the insurance regulator of your state or province to look at it.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open my policy',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'Votre police RWP-100001-7 n’est pas renouvelée',
    'Bonjour Zoé,',
    'La protection de votre roulotte au titre de la police RWP-100001-7 prend fin avec son terme le 1er févr. 2027 à 0 h 01, heure locale.',
    'Le motif : nous n’offrons pas d’autre terme de cette police.',
    'Rien ne se poursuit de soi-même après le 1er févr. 2027, et rien n’est perçu pour les jours qui suivent.',
    'Cet avis part le 10 déc. 2026. La loi exige 45 jours d’avis et 3 pour la poste (N.Y. Veh. & Traf. Law 313(1)(a)).',
    'Pour rester couvert, commencez une nouvelle soumission avec une protection à compter du 1er févr. 2027, ou souscrivez ailleurs d’ici là. Ce qui est dû jusque-là reste dû.',
    'Si vous croyez que c’est une erreur, appelez-nous ou demandez à l’organisme de réglementation des assurances de votre État ou province d’examiner le dossier.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Ouvrir ma police',
  ]);
});

test('the same to a lender', () => {
  const decision = letters.lender_non_renewal.write({ ...policy, nonRenewal });
  expect(linesOf('en-CA', decision)).toEqual([
    'Policy RWP-100001-7: notice to the lienholder',
    'Hello,',
    'Cover of the travel trailer under policy RWP-100001-7, in which you have an interest, ends with its term on Feb 1, 2027 at 12:01 a.m. local time. It is not renewed.',
    'Questions? Call Harbour RV at (888) 555-0142.',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'Police RWP-100001-7 : avis au créancier',
    'Bonjour,',
    'La protection du véhicule (roulotte) au titre de la police RWP-100001-7, dans lequel vous avez un intérêt, prend fin avec son terme le 1er févr. 2027 à 0 h 01, heure locale. Elle n’est pas renouvelée.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
  ]);
});

test('what driving records did to the price, and nothing of whose to an address that nobody answers for', () => {
  const raisedBy = [
    {
      name: 'Zoé Tremblay',
      entry: sentence(
        words('Speeding, Mar 1, 2025: “81 in a 60 zone”', 'Excès de vitesse, 1er mars 2025 : « 81 in a 60 zone »'),
      ),
      source: sentence(
        words(
          'As the driving record of Ontario has it, under license •••• 4242.',
          'Selon le dossier de conduite (Ontario), permis •••• 4242.',
        ),
      ),
    },
  ];
  const decision = letters.record_notice.write({ ...quote, raisedBy });
  expect(linesOf('en-CA', decision)).toEqual([
    'How driving records count in your price',
    'Hello Zoé,',
    'For the quote for your travel trailer we asked for the driving records of who drives. They show more than was declared, and the price is higher for it.',
    'Zoé Tremblay: Speeding, Mar 1, 2025: “81 in a 60 zone”. As the driving record of Ontario has it, under license •••• 4242.',
    'Is one of them wrong? The authority that keeps the record corrects it: ask it for your record, free where your state says so, and have the entry corrected. Then call us: an agent looks at it with you. Who decided on the price is us, and not who keeps the record.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open my quote',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'L’effet des dossiers de conduite sur votre prix',
    'Bonjour Zoé,',
    'Pour la soumission de votre roulotte, nous avons demandé les dossiers de conduite des conducteurs. Ils montrent plus que ce qui a été déclaré, et le prix en est plus élevé.',
    'Zoé Tremblay : Excès de vitesse, 1er mars 2025 : « 81 in a 60 zone ». Selon le dossier de conduite (Ontario), permis •••• 4242.',
    'L’un d’eux est inexact ? L’autorité qui tient le dossier le corrige : demandez-lui votre dossier et faites corriger l’inscription. Appelez-nous ensuite : un agent l’examine avec vous. C’est nous qui fixons le prix, et non qui tient le dossier.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Ouvrir ma soumission',
  ]);
  const unanswered = linesOf(
    'en-CA',
    letters.record_notice.write({ ...quote, raisedBy, firstName: null, isConfirmed: false }),
  );
  expect(unanswered.join(' ')).not.toMatch(/Tremblay|4242|Speeding/);
  expect(unanswered).toContain('Open the quote to read which entries, and from which record.');
});

test('that a change of the ending term is proposed for the next one, to who is insured and to their agent', () => {
  const carried = {
    ...reader,
    sender,
    url,
    policyNumber: 'RWP-100001-7',
    currency: 'CAD',
    termEnds: day('2027-02-01'),
    effective: day('2027-02-11'),
    cents: 4_100,
  } as const;
  expect(linesOf('en-CA', letters.change_carried.write(carried))).toEqual([
    'Your change of policy RWP-100001-7: the next term waits for you',
    'Hello Zoé,',
    'Cover of your travel trailer was changed for the term until Feb 1, 2027. The next term was taken before that, without the change.',
    'The same change is proposed for the next term, from Feb 11, 2027 on. It counts there once you accept it.',
    'The next term costs $41.00 more with it.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'See the change',
  ]);
  expect(linesOf('fr-CA', letters.change_carried.write(carried))).toEqual([
    'Votre modification de la police RWP-100001-7 : la période suivante vous attend',
    'Bonjour Zoé,',
    'La protection de votre roulotte a été modifiée pour la période allant jusqu’au 1er févr. 2027. La période suivante avait été acceptée auparavant, sans la modification.',
    'La même modification est proposée pour la période suivante, à compter du 11 févr. 2027. Elle y comptera dès que vous l’aurez acceptée.',
    'La période suivante coûte 41,00 $ de plus avec elle.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Voir la modification',
  ]);
  expect(linesOf('en-US', letters.agent_change_carried.write({ ...carried, firstName: 'Dana' }))[0]).toBe(
    'Policy RWP-100001-7: a change waits for the next term',
  );
  const gone = { ...carried, effective: null };
  for (const template of ['change_carried', 'agent_change_carried'] as const) {
    expect(letters[template].write(gone)).toMatchObject({ refusal: { code: 'change_not_open' } });
  }
});

test('that a change waits for a signature: what it takes away, what it costs, and where it is signed', () => {
  const toSign = {
    ...reader,
    sender,
    url,
    policyNumber: 'RWP-100001-7',
    currency: 'CAD',
    effective: day('2027-02-11'),
    takesAway: [sentence(words('Glass is left out.', 'La protection « Vitres » est retirée.'))],
    cents: -4_100,
  } as const;
  expect(linesOf('en-CA', letters.change_to_sign.write(toSign))).toEqual([
    'A change of policy RWP-100001-7 waits for your signature',
    'Hello Zoé,',
    'A change of the cover of your travel trailer from Feb 11, 2027 on is ready. It takes cover away, so it counts only once you have read and signed it.',
    'Glass is left out.',
    'The term costs $41.00 less with it.',
    'You did not ask for this? Leave it unsigned, and call us.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Read and sign',
  ]);
  expect(linesOf('fr-CA', letters.change_to_sign.write(toSign))).toEqual([
    'Une modification de la police RWP-100001-7 attend votre signature',
    'Bonjour Zoé,',
    'Une modification de la protection de votre roulotte à compter du 11 févr. 2027 est prête. Comme elle réduit la protection, elle ne compte qu’une fois que vous l’avez lue et signée.',
    'La protection « Vitres » est retirée.',
    'La période coûte 41,00 $ de moins avec elle.',
    'Vous n’avez rien demandé de tel ? Ne signez pas et appelez-nous.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Lire et signer',
  ]);
  expect(letters.change_to_sign.write({ ...toSign, effective: null })).toMatchObject({
    refusal: { code: 'change_not_open' },
  });
});

test('an invitation to work for an organization', () => {
  const facts: SubjectFacts['invitation'] = {
    sender,
    inviter: 'Oswald Harbour',
    roles: [sentence(words('Agent', 'Agent')), sentence(words('Agency owner', 'Propriétaire de cabinet'))],
    isOpen: true,
    days: 7,
    url,
  };
  expect(linesOf('en-CA', letters.member_invited.write(facts))).toEqual([
    'Join Harbour RV',
    'Hello,',
    'Oswald Harbour invites you to work for Harbour RV on this platform.',
    'You would be: Agent and Agency owner',
    'The link works once, for 7 days. If you do not know who writes to you, you need do nothing.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Look at the invitation',
  ]);
  expect(linesOf('fr-CA', letters.member_invited.write({ ...facts, inviter: null }))).toEqual([
    'Rejoignez Harbour RV',
    'Bonjour,',
    'Vous êtes invité à travailler pour Harbour RV sur cette plateforme.',
    'Vous seriez : Agent et Propriétaire de cabinet',
    'Le lien fonctionne une fois, pendant 7 jours. Si vous ne savez pas qui vous écrit, vous n’avez rien à faire.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Voir l’invitation',
  ]);
});

test('a report of a month, whose figures stay behind the sign-in', () => {
  const facts: SubjectFacts['report'] = {
    sender,
    firstName: 'Dana',
    isReader: true,
    report: sentence(words('Commission statement', 'Relevé de commissions')),
    period: factAlone({ en: 'November 2026', fr: 'novembre 2026' }),
    keeper: 'Oswald Harbour',
    url,
  };
  expect(linesOf('en-US', letters.report_ready.write(facts))).toEqual([
    'Commission statement: November 2026',
    'Hello Dana,',
    'Commission statement of Harbour RV for November 2026 can be read now. The link opens it for that time once you have signed in.',
    'Oswald Harbour has it sent to you. Where you do not want it any more, take yourself out under Reports, Sent by letter.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open the report',
  ]);
  expect(linesOf('fr-CA', letters.report_ready.write({ ...facts, firstName: null }))).toEqual([
    'Relevé de commissions : novembre 2026',
    'Bonjour,',
    'Relevé de commissions de Harbour RV pour novembre 2026 peut être consulté. Le lien l’ouvre pour cette période une fois que vous êtes connecté.',
    'Oswald Harbour vous le fait envoyer. Si vous n’en voulez plus, retirez-vous sous Rapports, Envoyés par courriel.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Ouvrir le rapport',
  ]);
  expect(letters.report_ready.write({ ...facts, isReader: false })).toMatchObject({
    refusal: { code: 'report_not_read' },
  });
});

test('the alert of an incident', () => {
  const decision = letters.incident_alert.write({
    ...reader,
    sender,
    url,
    incident: 'Odette',
    foundBy: 'both',
    policyNumber: 'RWP-100001-7',
    coverFrom: null,
    hasRoadside: true,
    emergencyExpense: 75_000,
    currency: 'CAD',
    isOver: false,
  });
  expect(linesOf('en-CA', decision)).toEqual([
    'Odette: move your travel trailer',
    'Hello Zoé,',
    'Odette may reach the place where the device in your travel trailer saw it last.',
    'If the roads are safe, move it away now. Your cover goes with you: policy RWP-100001-7 covers it wherever you take it in the United States and Canada, and you need not ask us first.',
    'When the authorities say to leave, leave, with the vehicle or without it, and come back when they say so. Before you drive off: close the propane, bring in slides, steps and awnings, unhook water and power, look at tires and fuel, and take your insurance card along.',
    'If it does not start or cannot go on, roadside assistance is part of your policy: call (888) 555-0142.',
    'Your policy has emergency expense cover up to $750.00. Keep the receipts of what you spend on the way.',
    'Tell us that you are safe, or where you moved to: it takes one press, and we see it at once.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Tell us how you are',
  ]);
  expect(linesOf('fr-CA', decision)).toEqual([
    'Odette : éloignez votre véhicule (roulotte)',
    'Bonjour Zoé,',
    'Odette pourrait atteindre le dernier endroit signalé par l’appareil de votre véhicule (roulotte).',
    'Si les routes sont sûres, éloignez-le dès maintenant. Votre protection vous suit : la police RWP-100001-7 le couvre partout où vous l’emmenez aux États-Unis et au Canada, sans avoir à nous le demander.',
    'Lorsque les autorités demandent de partir, partez, avec le véhicule ou sans lui, et revenez quand elles le permettent. Avant de prendre la route : fermez le propane, rentrez les extensions, les marches et les auvents, débranchez l’eau et l’électricité, vérifiez les pneus et le carburant, et prenez votre certificat d’assurance.',
    'S’il ne démarre pas ou ne peut plus avancer, l’assistance routière fait partie de votre police : appelez le (888) 555-0142.',
    'Votre police comporte une protection des frais d’urgence jusqu’à 750,00 $. Conservez les reçus de vos dépenses en route.',
    'Dites-nous que vous êtes en sécurité, ou où vous êtes allés : une seule touche suffit, et nous le voyons aussitôt.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Nous donner des nouvelles',
  ]);
});

test('a role of the platform that waits for its second person', () => {
  const facts: SubjectFacts['role_request'] = {
    sender,
    firstName: 'Ines',
    isWaiting: true,
    role: sentence(words('Service agent', 'Agent du service')),
    name: 'Sam Okafor',
    asker: 'Ada Root',
    days: 14,
    url,
  };
  expect(linesOf('en-US', letters.role_waits.write(facts))).toEqual([
    'A role waits for you: Service agent',
    'Hello Ines,',
    'Ada Root asks for a role of the platform for Sam Okafor: Service agent. Another administrator gives or refuses it within 14 days.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Look at the request',
  ]);
  expect(linesOf('fr-CA', letters.role_waits.write({ ...facts, firstName: null }))).toEqual([
    'Un rôle vous attend : Agent du service',
    'Bonjour,',
    'Ada Root demande un rôle de la plateforme pour Sam Okafor : Agent du service. Un autre administrateur l’accorde ou le refuse dans les 14 jours.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Voir la demande',
  ]);
  expect(letters.role_waits.write({ ...facts, isWaiting: false })).toMatchObject({
    refusal: { code: 'role_request_over' },
  });
});

test('a transfer of commission that did not arrive', () => {
  const facts: SubjectFacts['commission_run'] = {
    sender,
    firstName: 'Owen',
    isUnpaid: true,
    month: sentence(words('June 2026', 'juin 2026')),
    url,
  };
  expect(linesOf('en-US', letters.commission_not_paid.write(facts))).toEqual([
    'Commission through June 2026 was not paid',
    'Hello Owen,',
    'The transfer of the commission of Harbour RV through June 2026 did not arrive. Its owner checks the bank account, or enters another one; then an administrator pays it again.',
    'Questions? Call Harbour RV at (888) 555-0142.',
    'Open the payment',
  ]);
  expect(linesOf('fr-CA', letters.commission_not_paid.write({ ...facts, firstName: null }))).toEqual([
    'La commission jusqu’en juin 2026 n’a pas été payée',
    'Bonjour,',
    'Le virement de la commission de Harbour RV jusqu’en juin 2026 n’est pas arrivé. Son propriétaire vérifie le compte bancaire ou en saisit un autre, puis un administrateur paie de nouveau.',
    'Des questions ? Appelez Harbour RV au (888) 555-0142.',
    'Ouvrir le paiement',
  ]);
  expect(letters.commission_not_paid.write({ ...facts, isUnpaid: false })).toMatchObject({
    refusal: { code: 'commission_not_waiting' },
  });
});
