import { sentence } from '../../shared/text/sentence.ts';
import {
  type AuthorizationPart,
  callCompany,
  howToReachUs,
  recourse,
  yourRecourse,
  cancelling,
  yourAccount,
  whatYouAllow,
  tellWithin60Days,
  ifWrong,
  ifSentBack,
} from './debit-authorization.ts';
import { words } from '../../shared/words.ts';

export const stoppingIt = words('Stopping it', 'Y mettre fin');

const howMuchAndWhen = words('How much, and when', 'Combien et quand');

const yourCopy = words('Your copy', 'Votre copie');

/** What an agreement to debit a bank account by itself names. */
export type MandateFacts = {
  readonly country: 'US' | 'CA';
  /** Who debits, and how they are reached. */
  readonly company: string;
  readonly phone: string;
  /** Days between the letter about a debit and the debit, at least. */
  readonly announceDays: number;
};

type Writing = Omit<MandateFacts, 'country'>;

const ownPress = {
  title: words('Payments that you make yourself', 'Les paiements que vous faites vous-même'),
  text: sentence(
    words(
      'On your billing page, and with the link in a letter about what is due, you can have the same account debited besides: each press of that button allows one debit of the amount that it shows.',
      'Sur votre page de facturation, et par le lien d’une lettre au sujet d’un montant dû, vous pouvez en outre faire débiter le même compte : chaque pression sur ce bouton autorise un seul débit du montant qu’il affiche.',
    ),
  ),
} as const satisfies AuthorizationPart;

const sentBack = ({ company }: Writing): AuthorizationPart => ({
  title: ifSentBack,
  text: sentence(
    words(
      'The account is not debited by itself any more. {company} writes to you, and the amount is yours to pay.',
      'Le compte n’est plus débité automatiquement. {company} vous écrit, et il vous revient de payer le montant.',
    ),
    { company },
  ),
});

/** Recurring debits under the rules of Nacha for what is authorized on the internet, and Regulation E (12 CFR 1005.10). */
function american(facts: Writing): AuthorizationPart[] {
  const { company, phone, announceDays: days } = facts;
  return [
    {
      title: whatYouAllow,
      text: sentence(
        words(
          '{company} may debit the bank account that you enter here, electronically, for each payment of this policy that falls due later, on its day or the next banking day, until you stop this; when the policy ends, for what it still owes, and nothing after that. It may correct a debit that was a mistake.',
          '{company} peut prélever par voie électronique, sur le compte bancaire que vous indiquez ici, chaque paiement de cette police qui deviendra dû par la suite, à sa date ou le jour ouvrable suivant, jusqu’à ce que vous y mettiez fin ; quand la police se termine, ce qu’elle doit encore, et rien après. L’entreprise peut corriger un prélèvement fait par erreur.',
        ),
        { company },
      ),
    },
    {
      title: howMuchAndWhen,
      text: sentence(
        words(
          'As your schedule of payments says; amounts and days change with your policy. You get an e-mail with amount and day at least {days} days before each debit, and nothing else is debited by itself. What is due already when you agree is not part of it.',
          'Selon votre calendrier de paiements ; les montants et les dates changent avec votre police. Vous recevez un courriel indiquant le montant et la date au moins {days} jours avant chaque prélèvement, et rien d’autre n’est prélevé automatiquement. Ce qui est déjà dû au moment où vous acceptez n’en fait pas partie.',
        ),
        { days },
      ),
    },
    {
      title: yourAccount,
      text: sentence(
        words(
          'The account is with a bank or credit union in the United States, and you may sign for it alone. Where we owe you money, we may pay it to the same account.',
          'Le compte est tenu par une banque ou une coopérative de crédit des États-Unis, et vous pouvez signer seul. Si nous vous devons de l’argent, nous pouvons le verser dans le même compte.',
        ),
      ),
    },
    ownPress,
    sentBack(facts),
    {
      title: stoppingIt,
      text: sentence(
        words(
          'You can stop automatic payments at any time on the billing page of your policy, or by calling {phone}. To keep a debit from being made, do so three banking days before its day; you may also have your bank stop it. What is due is then yours to pay by its day.',
          'Vous pouvez mettre fin aux paiements automatiques en tout temps sur la page de facturation de votre police ou en appelant le {phone}. Pour éviter un prélèvement, faites-le trois jours ouvrables avant sa date ; vous pouvez aussi demander à votre banque de l’arrêter. Il vous revient alors de payer ce qui est dû à la date prévue.',
        ),
        { phone },
      ),
    },
    {
      title: ifWrong,
      text: sentence(tellWithin60Days),
    },
    {
      title: yourCopy,
      text: sentence(
        words(
          'We e-mail you a copy of this permission at once, and it stays on the billing page of your policy.',
          'Nous vous envoyons sans délai une copie de cette autorisation par courriel, et elle reste sur la page de facturation de votre police.',
        ),
      ),
    },
  ];
}

/** Personal pre-authorized debits of amounts that vary, with what rule H1 of Payments Canada has every agreement say. */
function canadian(facts: Writing): AuthorizationPart[] {
  const { company, phone, announceDays: days } = facts;
  return [
    {
      title: whatYouAllow,
      text: sentence(
        words(
          '{company} may make personal pre-authorized debits (PAD) from the bank account that you enter here for each payment of this policy that falls due later, on its day or the next banking day, until you cancel this agreement; when the policy ends, for what it still owes, and nothing after that.',
          '{company} peut effectuer des débits préautorisés (DPA) personnels sur le compte bancaire que vous indiquez ici pour chaque paiement de cette police qui deviendra dû par la suite, à sa date ou le jour ouvrable suivant, jusqu’à ce que vous révoquiez cet accord ; quand la police se termine, pour ce qu’elle doit encore, et rien après.',
        ),
        { company },
      ),
    },
    {
      title: howMuchAndWhen,
      text: sentence(
        words(
          'Once a month, as your schedule of payments says; amounts and days change with your policy. You get an e-mail with amount and day at least {days} days before each debit, and nothing else is debited by itself. What is due already when you agree is not part of it.',
          'Une fois par mois, selon votre calendrier de paiements ; les montants et les dates changent avec votre police. Vous recevez un courriel indiquant le montant et la date au moins {days} jours avant chaque débit, et rien d’autre n’est débité automatiquement. Ce qui est déjà dû au moment où vous acceptez n’en fait pas partie.',
        ),
        { days },
      ),
    },
    {
      title: yourAccount,
      text: sentence(
        words(
          'The account is with a financial institution in Canada, and you may sign for it alone. Where we owe you money, we may pay it to the same account.',
          'Le compte est tenu par une institution financière du Canada, et vous pouvez signer seul. Si nous vous devons de l’argent, nous pouvons le verser dans le même compte.',
        ),
      ),
    },
    ownPress,
    sentBack(facts),
    {
      title: cancelling,
      text: sentence(
        words(
          'You may cancel it at any time on the billing page of your policy, or by calling {phone}; a debit that your institution has already been asked for is made all the same. Your institution and payments.ca have a form for cancelling and tell you more about your right to do so. What you owe for the policy stays due.',
          'Vous pouvez le révoquer en tout temps sur la page de facturation de votre police ou en appelant le {phone} ; un débit déjà demandé à votre institution est fait malgré tout. Votre institution et le site paiements.ca offrent un formulaire de révocation et expliquent votre droit de révocation. Ce que vous devez pour la police reste dû.',
        ),
        { phone },
      ),
    },
    {
      title: yourRecourse,
      text: sentence(recourse),
    },
    {
      title: howToReachUs,
      text: sentence(callCompany, { company, phone }),
    },
    {
      title: yourCopy,
      text: sentence(
        words(
          'We e-mail you a copy of this agreement at once, before anything is debited under it, and it stays on the billing page of your policy.',
          'Nous vous envoyons sans délai une copie de cet accord par courriel, avant tout débit fait en vertu de celui-ci, et elle reste sur la page de facturation de votre police.',
        ),
      ),
    },
  ];
}

/** What the owner of a bank account agrees to before it is debited by itself; its French stands in `french.ts`. */
export function bankMandate({ country, ...facts }: MandateFacts): AuthorizationPart[] {
  return country === 'US' ? american(facts) : canadian(facts);
}
