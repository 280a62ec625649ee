import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const vehicleWords: WordsTree = {
  'checkout.classes': {
    class_a: {
      label: words('Class A', 'Classe A'),
      note: words('Bus-style motorhome', 'Autocaravane de type autobus'),
      own: words('Class A motorhome', 'autocaravane de classe A'),
    },
    class_b: {
      label: words('Class B', 'Classe B'),
      note: words('Camper van', 'Fourgon aménagé'),
      own: words('camper van', 'fourgon aménagé'),
    },
    class_c: {
      label: words('Class C', 'Classe C'),
      note: words('Cab-over motorhome', 'Autocaravane à capucine'),
      own: words('Class C motorhome', 'autocaravane de classe C'),
    },
    travel_trailer: {
      label: words('Travel trailer', 'Roulotte'),
      note: words('Towed on a ball hitch', 'Tirée par une boule d’attelage'),
      own: words('travel trailer', 'roulotte'),
    },
    fifth_wheel: {
      label: words('Fifth wheel', 'Caravane à sellette'),
      note: words('Towed in a truck bed', 'Attelée dans la caisse d’un camion'),
      own: words('fifth wheel', 'caravane à sellette'),
    },
    toy_hauler: {
      label: words('Toy hauler', 'Porte-jouets'),
      note: words('With a garage', 'Avec un garage'),
      own: words('toy hauler', 'roulotte porte-jouets'),
    },
    pop_up: {
      label: words('Pop-up', 'Tente-roulotte'),
      note: words('Folding camper', 'Caravane pliante'),
      own: words('pop-up camper', 'tente-roulotte'),
    },
    truck_camper: {
      label: words('Truck camper', 'Caravane portée'),
      note: words('Carried on a pickup', 'Posée sur une camionnette'),
      own: words('truck camper', 'caravane portée'),
    },
    teardrop: {
      label: words('Teardrop', 'Goutte d’eau'),
      note: words('Small trailer', 'Petite roulotte'),
      own: words('teardrop trailer', 'roulotte goutte d’eau'),
    },
    bus_conversion: {
      label: words('Bus conversion', 'Autobus aménagé'),
      note: words('A bus made home', 'Un autobus devenu maison'),
      own: words('bus conversion', 'autobus aménagé'),
    },
  },
  'checkout.vehicle': {
    title: words('Tell us about your {class}', 'Parlez-nous de votre {class}'),
    lead: words(
      'Year and value are enough for a price range. Make, model and VIN make it exact.',
      'L’année et la valeur suffisent pour une fourchette. La marque, le modèle et le NIV la précisent.',
    ),
    vin: words('VIN', 'NIV'),
    vinHint: words(
      '17 characters, on the registration or the frame',
      '17 caractères, sur l’immatriculation ou le châssis',
    ),
    vinWhy: words(
      'It identifies your vehicle on the policy. Before 1981 it is the maker’s serial number.',
      'Il identifie votre véhicule sur la police. Avant 1981, c’est le numéro de série du fabricant.',
    ),
    vinOf: words('VIN of the {vehicle}', 'NIV : {vehicle}'),
    vinPending: words('I don’t have the VIN yet', 'Je n’ai pas encore le NIV'),
    vinPendingNote: words(
      'We show your price now and ask for the VIN before you sign.',
      'Vous voyez votre prix maintenant, et nous demanderons le NIV avant la signature.',
    ),
    year: words('Model year', 'Année'),
    make: words('Make', 'Marque'),
    makeHint: words('Like Airstream', 'Comme Airstream'),
    model: words('Model', 'Modèle'),
    modelHint: words('Like Flying Cloud 25FB', 'Comme Flying Cloud 25FB'),
    value: words('What is it worth today?', 'Quelle est sa valeur actuelle ?'),
    valueHint: words(
      'With permanent equipment, without belongings',
      'Avec l’équipement fixe, sans les effets personnels',
    ),
    valueWhy: words(
      'Damage cover is priced by value. Look at recent sales of the same year and model; a fair figure keeps both the price and a later claim fair.',
      'Le prix de la protection des dommages dépend de la valeur. Regardez les ventes récentes de la même année et du même modèle ; un montant juste donne un prix juste et une indemnité juste.',
    ),
    basis: words('What a total loss pays', 'Indemnité en cas de perte totale'),
    basisHint: words(
      'A plan may set this; you can change it later.',
      'Une formule peut la fixer ; vous pouvez la changer plus tard.',
    ),
    decoded: {
      looking: words('Looking the VIN up', 'Recherche du NIV'),
      says: words('The VIN says', 'Le NIV indique'),
      take: words('Use these', 'Utiliser ces renseignements'),
      taken: words('Taken over', 'Repris'),
      feet: words('{feet, number} ft', '{feet, number} pi'),
      otherClass: words(
        'The VIN says {said}, and you chose {chosen}. Check which it is.',
        'Le NIV indique {said}, et vous avez choisi {chosen}. Vérifiez lequel est juste.',
      ),
      chassis: words(
        'This is the VIN of the chassis, a {maker}. Keep the maker and model of your motorhome.',
        'C’est le NIV du châssis, un {maker}. Gardez la marque et le modèle de votre autocaravane.',
      ),
      unknown: words(
        'We know nothing of this VIN. Fill in the year, make and model by hand.',
        'Nous ne savons rien de ce NIV. Entrez l’année, la marque et le modèle à la main.',
      ),
      unavailable: words(
        'The VIN could not be looked up now. Fill in the year, make and model by hand.',
        'Le NIV n’a pas pu être recherché. Entrez l’année, la marque et le modèle à la main.',
      ),
      useYear: words('Use {year}', 'Utiliser {year}'),
    },
  },
  'checkout.basis': {
    agreed_value: {
      label: words('Agreed value', 'Valeur convenue'),
      note: words('The value above, whatever the market does', 'La valeur ci-dessus, quel que soit le marché'),
    },
    actual_cash_value: {
      label: words('Actual cash value', 'Valeur au jour du sinistre'),
      note: words('What it would sell for that day; costs less', 'Le prix de vente ce jour-là ; coûte moins cher'),
    },
    total_loss_replacement: {
      label: words('Total loss replacement', 'Valeur à neuf'),
      note: words('A new one; for vehicles nearly new', 'Un véhicule neuf ; pour les modèles récents'),
    },
    purchase_price: {
      label: words('Purchase price', 'Prix d’achat'),
      note: words('What you paid for it', 'Ce que vous l’avez payé'),
    },
  },
};
