import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const paymentWords: WordsTree = {
  'checkout.payment': {
    title: words('Pay and start your cover', 'Payez et activez la protection'),
    lead: words(
      'You’re charged {amount} today. You get your policy number right after.',
      'Nous prélevons {amount} aujourd’hui. Vous recevez aussitôt votre numéro de police.',
    ),
    card: words('Card', 'Carte'),
    number: words('Card number', 'Numéro de la carte'),
    expiry: words('Expiry', 'Expiration'),
    expiryHint: words('MM/YY', 'MM/AA'),
    cvc: words('Security code', 'Code de sécurité'),
    cvcHint: words('3 or 4 digits', '3 ou 4 chiffres'),
    name: words('Name on the card', 'Nom sur la carte'),
    postalCode: words('Billing ZIP or postal code', 'Code postal ou ZIP de facturation', {
      enCa: 'Billing postal or ZIP code',
    }),
    dueToday: words('Due today', 'À payer aujourd’hui'),
    schedule: words('Your payments', 'Vos versements'),
    first: words('First payment', 'Premier versement'),
    installment: words('Payment {number}', 'Versement {number}'),
    total: words('All payments', 'Tous les versements'),
    headLabel: words('Payment', 'Versement'),
    headDate: words('Due', 'Échéance'),
    headStatus: words('Status', 'État'),
    headAmount: words('Amount', 'Montant'),
    today: words('Today', 'Aujourd’hui'),
    pay: words('Pay {amount} and start cover', 'Payer {amount} et activer la protection'),
    paying: words('Paying', 'Paiement'),
    declinedTitle: words('The card wasn’t charged', 'La carte n’a pas été débitée'),
    declinedBody: words(
      'Your quote and your answers stay as they are.',
      'Votre soumission et vos réponses restent telles quelles.',
    ),
    unknown: words(
      'We don’t know yet whether the payment went through. Press Pay again: you are never charged twice.',
      'Nous ne savons pas encore si le paiement a réussi. Appuyez de nouveau sur Payer : jamais de double débit.',
    ),
    scheduleFailed: words(
      'We couldn’t load the payment schedule',
      'Le calendrier des versements n’a pas pu être chargé',
    ),
    secure: words(
      'Your card goes straight to the payment gateway. We keep its last four digits only.',
      'Votre carte va directement à la passerelle de paiement. Nous n’en gardons que les quatre derniers chiffres.',
    ),
    demoTitle: words(
      'This is a demonstration: no money moves, and nothing is insured',
      'Ceci est une démonstration : aucun argent ne circule et rien n’est assuré',
    ),
    demoBody: words(
      'Pay with the test card 4242 4242 4242 4242, any future date and any security code. Never enter a real card.',
      'Payez avec la carte d’essai 4242 4242 4242 4242, une date future et un code de sécurité quelconque. N’entrez jamais une vraie carte.',
    ),
    secureStripe: words(
      'Your card goes straight to Stripe and never through our computers. We keep its last four digits only.',
      'Votre carte va directement à Stripe, sans passer par nos ordinateurs. Nous n’en gardons que les quatre derniers chiffres.',
    ),
    stripeFailed: words(
      'The card form of Stripe didn’t load. Check your connection, allow js.stripe.com and load the page again.',
      'Le formulaire de carte de Stripe ne s’est pas chargé. Vérifiez votre connexion, autorisez js.stripe.com et rechargez la page.',
    ),
    formFailed: words('We couldn’t load the card form', 'Impossible de charger le formulaire de carte'),
    stripeCard: words('Number, expiry and security code', 'Numéro, échéance et code de sécurité'),
    each: words('Each payment', 'Chaque versement'),
    method: words('Pay with', 'Payer avec'),
    methods: { card: words('Card', 'Carte'), bank: words('Bank account', 'Compte bancaire') },
    otherMethods: {
      card: words('Another card', 'Une autre carte'),
      bank: words('Another bank account', 'Un autre compte bancaire'),
    },
    onFile: words(
      '{kind, select, bank {Bank account} other {Card}} ending {ends}',
      '{kind, select, bank {Compte bancaire} other {Carte}} se terminant par {ends}',
    ),
    bank: {
      title: words('Bank account', 'Compte bancaire'),
      fields: {
        holder: {
          label: words('Account holder', 'Titulaire du compte'),
          hint: words('As the bank knows you', 'Comme votre banque vous connaît'),
        },
        routing: {
          label: words('Routing number', 'Numéro d’acheminement'),
          hint: words('9 digits, at the bottom left of a check', '9 chiffres, au bas du chèque, à gauche'),
        },
        institution: {
          label: words('Institution number', 'Numéro d’institution'),
          hint: words('3 digits', '3 chiffres'),
        },
        transit: { label: words('Transit number', 'Numéro de transit'), hint: words('5 digits', '5 chiffres') },
        account: {
          label: words('Account number', 'Numéro de compte'),
          hint: words('Not the number of the card', 'Pas le numéro de la carte'),
        },
      },
      type: words('Kind of account', 'Type de compte'),
      types: { checking: words('Checking', 'Chèques', { enCa: 'Chequing' }), savings: words('Savings', 'Épargne') },
      authorization: words('Authorization to debit your account', 'Autorisation de débiter votre compte'),
      agree: words(
        'I am allowed to sign for this account, and I agree to the authorization above.',
        'Je peux signer seul pour ce compte et j’accepte l’autorisation ci-dessus.',
      ),
      textFailed: words('We couldn’t load the authorization', 'Impossible de charger l’autorisation'),
      secure: words(
        'Your account number goes straight to the payment gateway. We keep its last four digits only.',
        'Votre numéro de compte va directement à la passerelle de paiement. Nous n’en gardons que les quatre derniers chiffres.',
      ),
      secureStripe: words(
        'Your account number goes straight to Stripe and never through our computers. We keep its last four digits only.',
        'Votre numéro de compte va directement à Stripe, sans passer par nos ordinateurs. Nous n’en gardons que les quatre derniers chiffres.',
      ),
      stripeNext: words(
        'When you press Pay, a window of Stripe asks for your bank and confirms the account at once.',
        'Quand vous appuyez sur Payer, une fenêtre de Stripe demande votre banque et confirme aussitôt le compte.',
      ),
      notChosen: words(
        'No bank account was chosen, and nothing was debited. Press Pay to choose one, or pay with a card.',
        'Aucun compte bancaire n’a été choisi et rien n’a été prélevé. Appuyez sur Payer pour en choisir un, ou payez par carte.',
      ),
      demoBody: words(
        'Use the test account 000123456789 with {country, select, CA {institution 000 and transit 11000} other {the routing number 110000000}}. Never enter a real account.',
        'Utilisez le compte d’essai 000123456789 avec {country, select, CA {l’institution 000 et le transit 11000} other {le numéro d’acheminement 110000000}}. N’entrez jamais un vrai compte.',
      ),
      declinedTitle: words('Your account wasn’t debited', 'Votre compte n’a pas été débité'),
    },
    autopay: {
      title: words('Later payments', 'Paiements suivants'),
      lead: words(
        'Without this we write to you a week before each payment, and you pay it in two clicks.',
        'Sans cela, nous vous écrivons une semaine avant chaque paiement et vous le faites en deux clics.',
      ),
      agree: words(
        'Charge my later payments to this card when they are due',
        'Porter mes paiements suivants à cette carte lorsqu’ils sont dus',
      ),
      agreeBank: words(
        'Debit my later payments from this bank account when they are due',
        'Prélever mes paiements suivants sur ce compte bancaire lorsqu’ils sont dus',
      ),
    },
  },
};
