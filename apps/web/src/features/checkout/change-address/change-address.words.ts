import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const changeAddressWords: WordsTree = {
  'change.addresses': {
    others: words(
      '{count, plural, one {There is # other policy of the same customer.} other {There are # other policies of the same customer.}}',
      '{count, plural, one {Il y a # autre police du même client.} other {Il y a # autres polices du même client.}}',
    ),
    myOthers: words(
      '{count, plural, one {You have # other policy with us.} other {You have # other policies with us.}}',
      '{count, plural, one {Vous avez # autre police chez nous.} other {Vous avez # autres polices chez nous.}}',
    ),
    open: words('Change the address of all of them together', 'Modifier l’adresse de toutes ensemble'),
    title: words('Change the address of several policies', 'Modifier l’adresse de plusieurs polices'),
    lead: words(
      'One address and one day for every policy that is chosen. All of them are changed, or none.',
      'Une adresse et une date pour chaque police choisie. Toutes sont modifiées, ou aucune.',
    ),
    policies: words('Which policies', 'Quelles polices'),
    takes: words('{number}: {vehicles}', '{number} : {vehicles}'),
    goesNow: words('Letters go to {address} now', 'Le courrier va actuellement à {address}'),
    chooseOne: words('Choose at least one policy.', 'Choisissez au moins une police.'),
    typeFirst: words('Enter street, city and postal code first.', 'Entrez d’abord la rue, la ville et le code postal.'),
    costs: words('What it costs', 'Ce que cela coûte'),
    nothingYet: words(
      'Each policy is priced once the address is entered.',
      'Le prix de chaque police apparaît une fois l’adresse entrée.',
    ),
    all: words('All policies together', 'Toutes les polices ensemble'),
    leaveOut: words(
      'One of the policies does not take this change. Leave it out, or change it by itself.',
      'Une des polices ne prend pas cette modification. Retirez-la ou modifiez-la séparément.',
    ),
    confirm: words(
      '{count, plural, one {Change # policy} other {Change # policies}}',
      '{count, plural, one {Modifier # police} other {Modifier # polices}}',
    ),
    done: words(
      '{count, plural, one {The address of # policy is changed.} other {The address of # policies is changed.}}',
      '{count, plural, one {L’adresse de # police est modifiée.} other {L’adresse de # polices est modifiée.}}',
    ),
    toPolicy: words('To the policy', 'Vers la police'),
    since: words('{number}: since {date}', '{number} : depuis le {date}'),
    later: words('{number}: from {date} on', '{number} : à compter du {date}'),
  },
};
