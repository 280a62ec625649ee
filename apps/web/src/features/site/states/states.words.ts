import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const statesWords: WordsTree = {
  'states.index': {
    us: words('The states', 'Les États'),
    ca: words('The provinces and territories', 'Les provinces et territoires'),
    legend: words('The color of a tile is its landscape', 'La couleur d’une case indique le paysage', {
      enCa: 'The colour of a tile is its landscape',
    }),
    list: words('All of them by name', 'Tous, par ordre alphabétique'),
    filter: words('Find a state or province', 'Trouver un État ou une province'),
    none: words(
      'No state or province of that name. Try its first letters.',
      'Aucun État ni province de ce nom. Essayez ses premières lettres.',
    ),
  },
  'states.biome': {
    desert: words('Desert', 'Désert'),
    pines: words('Forest and mountains', 'Forêts et montagnes'),
    coast: words('Coast', 'Côte'),
    plains: words('Plains', 'Plaines'),
    snow: words('Long snow', 'Longs hivers de neige'),
  },
  'states.area': {
    title: words('RV insurance in {area}', 'Assurance VR : {area}'),
    lead: words(
      'What the law asks of a motorhome and a trailer kept in {area}, what the weather does to them there, and what today’s rates come to.',
      'Ce que la loi exige d’une autocaravane et d’une roulotte gardées là ({area}), ce que le temps leur fait subir et ce que donnent les tarifs d’aujourd’hui.',
    ),
    all: words('All states and provinces', 'Tous les États et provinces', { enCa: 'All provinces and states' }),
    waitlist: words('Join the waitlist', 'M’inscrire à la liste d’attente'),
    minimums: words(
      'How much liability must a motorhome carry?',
      'Quelle responsabilité civile une autocaravane doit-elle avoir ?',
    ),
    minimumsLead: words(
      'The least that the law lets its driver carry in {area}. It pays for harm to others, never for your own rig, and one serious crash is dearer than most of these limits: a plan of ours begins at the lowest limit we offer that is not below them.',
      'C’est le moins que la loi permet à son conducteur ({area}). Elle paie le tort causé aux autres, jamais votre propre véhicule, et un seul accident grave coûte plus que la plupart de ces montants. Nos formules commencent au plus petit montant offert qui n’est pas inférieur.',
    ),
    minimumsOpen: words(
      'We print a limit once somebody has read it in the law, and of this place nobody has yet. A plan of ours never begins below what the law asks for.',
      'Nous n’imprimons une limite qu’une fois lue dans la loi, ce qui n’est pas encore fait ici. Nos formules ne commencent jamais au-dessous de ce que la loi exige.',
    ),
    noCompulsion: words(
      'Where a state leaves the choice to the driver, these are the limits that it asks for after an accident.',
      'Là où l’État laisse le choix au conducteur, ce sont les montants qu’il exige après un accident.',
    ),
    person: words('Injury, a person', 'Blessures, par personne'),
    accident: words('Injury, an accident', 'Blessures, par accident'),
    property: words('Damage to property', 'Dommages matériels'),
    combined: words('Injury and damage together, an accident', 'Blessures et dommages ensemble, par accident'),
    when: words('For terms that begin', 'Pour les durées qui commencent'),
    inForce: words('now', 'maintenant'),
    fromDay: words('on {day} or later', 'le {day} ou après'),
    lines: words('What else must its policy have?', 'Que doit encore contenir sa police ?'),
    linesNone: words(
      'We know of no other cover that a motorhome must have there.',
      'Nous ne connaissons aucune autre protection obligatoire pour une autocaravane à cet endroit.',
    ),
    linesOpen: words(
      'The law asks for more than liability there. We print what once somebody has read it in the law; a quote has all of it.',
      'La loi y exige plus que la responsabilité civile. Nous n’imprimons le détail qu’une fois lu dans la loi ; une soumission comprend tout.',
    ),
    refusable: words('may be declined in writing', 'peut être refusée par écrit'),
    compulsory: words('compulsory', 'obligatoire'),
    towed: words('Must a trailer or camper be insured?', 'Une roulotte ou une caravane doit-elle être assurée ?'),
    towedFollows: words(
      'We know of no compulsory policy for a unit without an engine. On the road the liability of the vehicle that tows it goes along; unhitched at a campsite it usually ends. Damage to the trailer itself, theft and storms are covered only by a policy of its own, and a lender or a seasonal campsite may ask for one.',
      'Nous ne connaissons aucune police obligatoire pour une unité sans moteur. Sur la route, la responsabilité civile du véhicule qui la tire la suit ; dételée au camping, elle s’arrête d’ordinaire. Les dommages à la roulotte elle-même, le vol et les tempêtes ne sont couverts que par sa propre police, qu’un prêteur ou un camping saisonnier peut exiger.',
    ),
    towedPublic: words(
      'Basic cover comes from the public insurer, and what a trailer’s plate includes is decided there: ask before you rely on it. What it leaves out, such as storm, theft and contents, can be insured beside it.',
      'La protection de base vient de l’assureur public, qui décide ce que comprend l’immatriculation d’une roulotte : posez-lui la question avant de vous y fier. Ce qu’elle laisse de côté, comme la tempête, le vol et le contenu, peut s’assurer à part.',
    ),
    fullTimer: words('Living in it all year?', 'Vous y vivez toute l’année ?'),
    fullTimerBody: words(
      'More than 150 nights a year make you a full-timer to us. Then the rig is your home: full-timer liability takes the place of vacation liability, and the price counts the use. Give the place where it really stands: a mailing address elsewhere changes neither the law nor the risk.',
      'Au-delà de 150 nuits par année, vous êtes pour nous un résident à temps plein. Le véhicule est alors votre domicile : la responsabilité civile du résident remplace celle de villégiature, et le prix tient compte de l’usage. Donnez l’endroit où il se trouve vraiment : une adresse postale ailleurs ne change ni la loi ni le risque.',
    ),
    fullTimerHome: words(
      'Many full-timers keep their legal address in {area}. Rates and minimums still follow where the rig is kept for most of the year.',
      'Beaucoup de résidents à temps plein y gardent leur adresse légale ({area}). Les tarifs et les minimums suivent quand même l’endroit où le véhicule passe la plus grande partie de l’année.',
    ),
    winter: words('When do pipes freeze?', 'Quand les tuyaux gèlent-ils ?'),
    winterSome: words(
      'Usually from {first} to {last}; in mountains and in single nights before and after. Drain tanks, water heater and lines or fill them with RV antifreeze before it. Damage by freezing is upkeep to most policies and not paid. A rig parked for the season may cost less: say so in the quote.',
      'D’ordinaire entre {first} et {last} ; en montagne et certaines nuits, avant et après. Videz d’abord les réservoirs, le chauffe-eau et les conduites, ou remplissez-les d’antigel pour VR. Pour la plupart des polices, le gel relève de l’entretien et n’est pas payé. Un véhicule stationné pour la saison peut coûter moins cher : dites-le dans la soumission.',
    ),
    winterRare: words(
      'Hard freezes are rare, but one night is enough to split a line. Drain it when one is forecast. Damage by freezing is upkeep to most policies and not paid.',
      'Les grands gels sont rares, mais une seule nuit suffit à fendre une conduite. Videz-la dès qu’on en annonce un. Pour la plupart des polices, le gel relève de l’entretien et n’est pas payé.',
    ),
    hazards: words('What does the weather do to an RV there?', 'Que fait le temps à un VR à cet endroit ?'),
    hazardsLead: words(
      'Wind, hail, flood and fire are comprehensive cover. When a storm is named or a fire burns, new cover for its area may pause until it has passed: buy before the season.',
      'Le vent, la grêle, l’inondation et le feu relèvent de la protection sans collision ni versement. Lorsqu’une tempête est annoncée ou qu’un feu brûle, la vente de nouvelles protections peut y être suspendue jusqu’à ce qu’il soit passé : achetez avant la saison.',
    ),
    hazard: {
      hail: {
        name: words('Hail', 'Grêle'),
        body: words(
          'Dents aluminum, cracks skylights and vent lids, and breaks a roof’s skin where leaks begin weeks later. Photograph the roof in spring, and look at it after every storm.',
          'Elle bosselle l’aluminium, fend les puits de lumière et les couvercles d’évent, et perce la membrane du toit, où l’eau s’infiltre des semaines plus tard. Photographiez le toit au printemps et regardez-le après chaque orage.',
        ),
      },
      hurricane: {
        name: words('Hurricanes', 'Ouragans'),
        body: words(
          'An RV is no shelter. Leave early with it, or leave it stripped of awning and loose gear, tied down and away from water.',
          'Un VR n’est pas un abri. Partez tôt avec lui, ou laissez-le sans auvent ni objets libres, arrimé et loin de l’eau.',
        ),
      },
      wildfire: {
        name: words('Wildfire', 'Feux de forêt'),
        body: words(
          'Know two ways out of a campground. Smoke is damage too: keep vents shut and filters fresh, and keep a list of what is inside somewhere else.',
          'Connaissez deux chemins pour sortir du camping. La fumée aussi endommage : gardez les évents fermés et les filtres propres, et conservez ailleurs une liste du contenu.',
        ),
      },
      flood: {
        name: words('Floods', 'Inondations'),
        body: words(
          'Water above the floor ruins wiring and insulation for good. Store it high, not merely far from a river: most washes and creeks are dry until they are not.',
          'L’eau au-dessus du plancher ruine le câblage et l’isolation. Entreposez-le en hauteur, et pas seulement loin d’une rivière : un ruisseau à sec peut déborder en une heure.',
        ),
      },
      tornado: {
        name: words('Tornadoes', 'Tornades'),
        body: words(
          'Straight wind tips a parked trailer long before a tornado comes near. Choose campsites with a shelter on foot, and keep a weather radio on.',
          'Le vent renverse une roulotte stationnée bien avant qu’une tornade n’approche. Choisissez un camping avec un abri accessible à pied et gardez une radio météo allumée.',
        ),
      },
      cold: {
        name: words('Deep cold', 'Grand froid'),
        body: words(
          'Batteries freeze when flat, seals shrink and furnaces fail at night. Disconnect and charge batteries; snow belongs off the roof before it turns to ice.',
          'Une batterie à plat gèle, les joints rétrécissent et le chauffage lâche la nuit. Débranchez et chargez les batteries ; déneigez le toit avant que la neige ne devienne de la glace.',
        ),
      },
    },
    notice: words(
      'How long before cover ends must an insurer tell you?',
      'Combien de temps d’avance un assureur doit-il vous prévenir ?',
    ),
    noticeLead: words(
      'Days between a mailed notice and the end, as we keep them. Where no rule was found we keep a long period.',
      'Les jours entre un avis posté et la fin, tels que nous les observons. Là où aucune règle n’a été trouvée, nous observons un long délai.',
    ),
    noticeReason: {
      other: words('Cancellation for another reason', 'Résiliation pour un autre motif'),
      non_payment: words('Cancellation for not paying', 'Résiliation pour non-paiement'),
      non_renewal: words('No renewal', 'Non-renouvellement'),
    },
    days: words('{days, plural, one {# day} other {# days}}', '{days, plural, one {# jour} other {# jours}}'),
    charges: words('What is added to a premium?', 'Que faut-il ajouter à la prime ?'),
    chargeRate: words('{percent} of the premium', '{percent} de la prime'),
    chargeTown: words('A tax of each town, at its own rate', 'Une taxe de chaque ville, à son propre taux'),
    reviewed: words(
      'Last gone through on {day}. Legal figures are those whose source was read. Landscape, seasons and weather are general knowledge, measured by nobody for this page. This is no legal advice: your state’s insurance department, or your province’s regulator, has the last word.',
      'Revu pour la dernière fois le {day}. Les données légales sont celles dont la source a été lue. Le paysage, les saisons et le temps relèvent des connaissances générales : personne ne les a mesurés pour cette page. Ceci n’est pas un avis juridique : l’autorité de réglementation de votre province, ou le service des assurances de votre État, a le dernier mot.',
      {
        enCa: 'Last gone through on {day}. Legal figures say how sure they are. Landscape, seasons and weather are general knowledge, measured by nobody for this page. This is no legal advice: your province’s regulator, or your state’s insurance department, has the last word.',
      },
    ),
  },
  'states.ranges': {
    title: words('What does it cost there today?', 'Combien cela coûte-t-il aujourd’hui ?'),
    lead: words(
      'Computed by the rates in force, for an example of each class: three model years old, at the middle of our guide table, on the Road-ready plan for twelve months, with drivers of 25 to 74 years without a violation. Nobody’s price, yet the same arithmetic as yours.',
      'Calculé avec les tarifs en vigueur pour un exemple de chaque classe : de trois années-modèles, au milieu de notre table de valeurs, avec la formule Prêt à rouler pour douze mois et des conducteurs de 25 à 74 ans sans infraction. Ce n’est le prix de personne, mais c’est le même calcul que pour le vôtre.',
    ),
    class: words('Class', 'Classe'),
    value: words('Example', 'Exemple'),
    range: words('A year', 'Par année'),
    asOf: words('For terms that begin on', 'Pour les durées qui commencent le'),
    rates: words('Rates', 'Tarifs'),
    currency: words('Currency', 'Monnaie'),
    notSold: words('not sold there', 'non offert à cet endroit'),
    loading: words('Being computed', 'Calcul en cours'),
    failed: words(
      'The range cannot be shown just now. Your own can: start a quote.',
      'La fourchette ne peut pas être affichée pour l’instant. La vôtre le peut : commencez une soumission.',
    ),
    waitlist: words('Join the waitlist', 'M’inscrire à la liste d’attente'),
    guide: words(
      'Example values are our own demonstration data, not those of a market.',
      'Les valeurs données en exemple sont nos propres données de démonstration, et non celles d’un marché.',
    ),
  },
  'states.line': {
    personal_injury_protection: words('Personal injury protection', 'Protection contre les préjudices personnels'),
    property_protection: words('Property protection', 'Protection des biens'),
    accident_benefits: words('Accident benefits', 'Indemnités d’accident'),
    direct_compensation: words(
      'Direct compensation for property damage',
      'Indemnisation directe des dommages matériels',
    ),
    public_basic_cover: words('The public insurer’s basic cover', 'Protection de base de l’assureur public'),
    medical_payments: words('Medical payments', 'Frais médicaux'),
    uninsured_motorist: words('Uninsured motorist', 'Automobiliste non assuré'),
    uninsured_motorist_property: words(
      'Damage by uninsured motorists',
      'Dommages causés par un automobiliste non assuré',
    ),
  },
};
