import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const printRenewalWords: WordsTree = {
  'print.renewal': {
    title: words('Renewal', 'Renouvellement'),
    policy: words('Policy', 'Police'),
    insured: words('Insured', 'Assuré'),
    status: words('Status', 'État'),
    from: words('Next term begins', 'Début de la prochaine période'),
    option: words('Goes on', 'Suite'),
    payBy: words('To be paid by', 'À payer au plus tard le'),
    charged: words('Charged to what is on file the day before', 'Débité la veille du moyen de paiement au dossier'),
    vehicles: words('Vehicles', 'Véhicules'),
    price: words('Price', 'Prix'),
  },
};
