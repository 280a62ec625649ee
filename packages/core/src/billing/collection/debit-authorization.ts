import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence, type Sentence } from '../../shared/text/sentence.ts';
import { words, type Words } from '../../shared/words.ts';

export const whatYouAllow = words('What you allow', 'Ce que vous autorisez');

export const ifSentBack = words('If your bank sends it back', 'Si votre banque le retourne');

export const yourAccount = words('Your account', 'Votre compte');

export const ifWrong = words('If something is wrong', 'En cas d’erreur');

export const tellWithin60Days = words(
  'Tell us or your bank within 60 days of the statement that shows the debit. The rules of Nacha and the law of the United States hold for it.',
  'Avisez-nous ou avisez votre banque dans les 60 jours suivant le relevé où figure le prélèvement. Les règles de la Nacha et le droit des États-Unis s’y appliquent.',
);

export const cancelling = words('Cancelling this agreement', 'Révoquer cet accord');

export const yourRecourse = words('Your recourse', 'Vos recours');

export const recourse = words(
  'You have recourse where a debit does not follow this agreement: you may, for example, have one paid back that you did not authorize or that this agreement does not allow. Your institution and payments.ca tell you more.',
  'Vous avez des recours si un débit n’est pas conforme à cet accord : vous pouvez, par exemple, vous faire rembourser un débit que vous n’avez pas autorisé ou que cet accord ne permet pas. Votre institution et le site paiements.ca vous en disent davantage.',
);

export const howToReachUs = words('How to reach us', 'Pour nous joindre');

export const callCompany = words('Call {company} at {phone}.', 'Appelez {company} au {phone}.');

const noSecondTry = words(
  'We do not try again by ourselves. {company} writes to you, and the amount stays due.',
  'Nous ne réessayons pas de nous-mêmes. {company} vous écrit, et le montant reste dû.',
);

/** The texts by which a bank account may be debited, by the day on which they were written. */
export const debitAuthorizationVersion = '2026-11-23';

export type AuthorizationPart = { readonly title: Words; readonly text: Sentence };

export type AuthorizationFacts = {
  readonly country: 'US' | 'CA';
  /** Who debits, and how they are reached. */
  readonly company: string;
  readonly phone: string;
  readonly amount: Cents;
  readonly currency: 'USD' | 'CAD';
};

type Writing = Omit<AuthorizationFacts, 'country' | 'amount' | 'currency'> & {
  readonly amount: { readonly cents: Cents; readonly currency: 'USD' | 'CAD' };
};

/** One debit under the rules of Nacha for what is authorized on the internet, and Regulation E. */
function american({ company, phone, amount }: Writing): AuthorizationPart[] {
  return [
    {
      title: whatYouAllow,
      text: sentence(
        words(
          '{company} may debit the bank account that you enter here once, electronically, for {amount}, today or on the next banking day.',
          '{company} peut prélever une seule fois, par voie électronique, {amount} sur le compte bancaire que vous indiquez ici, aujourd’hui ou le jour ouvrable suivant.',
        ),
        { company, amount },
      ),
    },
    {
      title: yourAccount,
      text: sentence(
        words(
          'The account is with a bank or credit union in the United States, and you may sign for it alone. Where we owe you money for this payment, we may pay it back to the same account.',
          'Le compte est tenu par une banque ou une coopérative de crédit des États-Unis, et vous pouvez signer seul. Si nous vous devons de l’argent pour ce paiement, nous pouvons le rembourser sur le même compte.',
        ),
      ),
    },
    {
      title: ifSentBack,
      text: sentence(noSecondTry, {
        company,
      }),
    },
    {
      title: words('Stopping the payment', 'Arrêter le paiement'),
      text: sentence(
        words(
          'This permission is for one payment and ends with it. To stop the debit, call {phone} at once: what the bank has already been asked cannot be called back, and is refunded as far as it is owed to you.',
          'Cette autorisation vaut pour un seul paiement et prend fin avec lui. Pour arrêter le prélèvement, appelez tout de suite le {phone} : ce qui a déjà été demandé à la banque ne peut être rappelé et vous est remboursé dans la mesure où il vous est dû.',
        ),
        { phone },
      ),
    },
    {
      title: ifWrong,
      text: sentence(tellWithin60Days),
    },
  ];
}

/** A personal pre-authorized debit, once, with what rule H1 of Payments Canada has every agreement say. */
function canadian({ company, phone, amount }: Writing): AuthorizationPart[] {
  return [
    {
      title: whatYouAllow,
      text: sentence(
        words(
          '{company} may make one personal pre-authorized debit (PAD) of {amount} from the bank account that you enter here, today or on the next banking day. You need no further notice of this amount and day.',
          '{company} peut effectuer un seul débit préautorisé (DPA) personnel de {amount} sur le compte bancaire que vous indiquez ici, aujourd’hui ou le jour ouvrable suivant. Vous renoncez à tout autre avis quant à ce montant et à ce jour.',
        ),
        { company, amount },
      ),
    },
    {
      title: yourAccount,
      text: sentence(
        words(
          'The account is with a financial institution in Canada, and you may sign for it alone. Where we owe you money for this payment, we may pay it back to the same account.',
          'Le compte est tenu par une institution financière du Canada, et vous pouvez signer seul. Si nous vous devons de l’argent pour ce paiement, nous pouvons le rembourser sur le même compte.',
        ),
      ),
    },
    {
      title: ifSentBack,
      text: sentence(noSecondTry, {
        company,
      }),
    },
    {
      title: cancelling,
      text: sentence(
        words(
          'You may cancel it at any time by calling {phone}; we need 10 days before a debit to stop it. It ends by itself with this one payment. Your institution and payments.ca have a form for cancelling and tell you more about your right to do so. What you owe for the policy stays due.',
          'Vous pouvez le révoquer en tout temps en appelant le {phone} ; il nous faut 10 jours avant un débit pour l’arrêter. Il prend fin de lui-même avec ce seul paiement. Votre institution et le site paiements.ca offrent un formulaire de révocation et expliquent votre droit de révocation. Ce que vous devez pour la police reste dû.',
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
  ];
}

/** What the owner of a bank account agrees to before it is debited; its French stands in `french.ts`. */
export function debitAuthorization({ country, amount, currency, ...facts }: AuthorizationFacts): AuthorizationPart[] {
  const writing = { ...facts, amount: { cents: amount, currency } };
  return country === 'US' ? american(writing) : canadian(writing);
}

/** What somebody agreed to: a text, and an amount in cents. */
export type ProvidedAuthorization = { readonly version: string; readonly amount: Cents };

/** Whether the agreement is to the text that is in force, and to what is due. */
export function checkDebitAuthorization(
  provided: ProvidedAuthorization,
  due: Cents,
): Decision<ProvidedAuthorization, 'authorization_outdated' | 'authorized_amount_differs'> {
  if (provided.version !== debitAuthorizationVersion) {
    const message = words(
      'The text about debits of bank accounts has changed. Read it again.',
      'Le texte sur le débit des comptes bancaires a changé. Relisez-le.',
    );
    return refuse('authorization_outdated', message, 'debit_authorization');
  }
  if (provided.amount !== due) {
    const message = words(
      'Another amount is due than the one that you agreed to. Look at it, and agree again.',
      'Le montant dû n’est plus celui que vous avez accepté. Vérifiez-le et acceptez de nouveau.',
    );
    return refuse('authorized_amount_differs', message, 'debit_authorization');
  }
  return accept(provided);
}
