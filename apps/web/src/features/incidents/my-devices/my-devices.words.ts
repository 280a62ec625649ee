import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const myDevicesWords: WordsTree = {
  'account.devices': {
    title: words('Where it is', 'Où il se trouve'),
    none: words(
      'No device tells us where this vehicle is.',
      'Aucun appareil ne nous indique où se trouve ce véhicule.',
    ),
    failed: words('The devices could not be loaded.', 'Les appareils n’ont pas pu être chargés.'),
    seen: words(
      'Last seen {age}, {when}, at {lat}, {lng}.',
      'Vu pour la dernière fois {age}, le {when}, à {lat}, {lng}.',
    ),
    near: words('That is near {place}.', 'C’est près de {place}.'),
    showMap: words('Show it on a map', 'L’afficher sur une carte'),
    hideMap: words('Hide the map', 'Masquer la carte'),
    map: words('Where your vehicle was last', 'Où votre véhicule se trouvait en dernier'),
    noMap: words(
      'This browser cannot draw the map. The lines above say the same.',
      'Ce navigateur ne peut pas dessiner la carte. Les lignes ci-dessus disent la même chose.',
    ),
    source: words('Natural Earth, U.S. Census Bureau', 'Natural Earth, U.S. Census Bureau'),
    zoomIn: words('Zoom in', 'Agrandir'),
    zoomOut: words('Zoom out', 'Réduire'),
    scroll: words('Hold Ctrl and scroll to zoom', 'Maintenez Ctrl et faites défiler pour agrandir'),
    scrollMac: words('Hold ⌘ and scroll to zoom', 'Maintenez ⌘ et faites défiler pour agrandir'),
    fingers: words('Move the map with two fingers', 'Déplacez la carte avec deux doigts'),
    unseen: words('It has not told us a place yet.', 'Il ne nous a pas encore indiqué d’endroit.'),
    stale: words(
      'Longer ago than 72 hours: it does not count as where the vehicle is.',
      'Il y a plus de 72 heures : cela ne compte plus comme l’endroit où se trouve le véhicule.',
    ),
    connect: words('Connect a device', 'Connecter un appareil'),
    disconnect: words('Disconnect', 'Déconnecter'),
    named: words('Disconnect {provider}', 'Déconnecter {provider}'),
  },
  'account.connectDevice': {
    title: words(
      'Connect a device that tells where your vehicle is',
      'Connecter un appareil qui indique où se trouve votre véhicule',
    ),
    effect: words(
      'It tells us where the vehicle is, how fast it drives, where it heads and what its odometer says. You see its last place here. Those who handle your policy see it on a map of storms and fires, to warn you in time. We keep places for 90 days, give them to nobody else, and change no price by where you were. A device that we hear of gives your next term the discount for a device, where your rates have one. Cover is not started or raised where a storm or fire is near, and where your vehicle is counts for that.',
      'Il nous indique où se trouve le véhicule, sa vitesse, sa direction et son compteur. Vous voyez ici son dernier endroit. Les personnes qui gèrent votre police le voient sur une carte des tempêtes et des incendies, pour vous prévenir à temps. Nous gardons les endroits 90 jours, ne les donnons à personne d’autre et ne changeons aucun prix selon l’endroit où vous étiez. Un appareil dont nous avons des nouvelles donne à votre période suivante le rabais pour appareil, si vos tarifs en ont un. Aucune protection n’est commencée ni augmentée près d’une tempête ou d’un incendie, et l’endroit où se trouve votre véhicule compte alors.',
    ),
    provider: words('Company', 'Entreprise'),
    choose: words('Choose one', 'Choisissez-en une'),
    number: words('Number of the device', 'Numéro de l’appareil'),
    numberHint: words(
      'As it is printed on the device, or shown in the company’s app. For a Tesla, its VIN.',
      'Tel qu’imprimé sur l’appareil ou affiché dans l’application de l’entreprise. Pour une Tesla, son NIV.',
    ),
    agreed: words('I agree to what the device tells, and to whom.', 'J’accepte ce que l’appareil transmet, et à qui.'),
    confirm: words('Connect', 'Connecter'),
    cancel: words('Not now', 'Pas maintenant'),
    done: words('The device is connected.', 'L’appareil est connecté.'),
  },
  'account.disconnectDevice': {
    title: words('Disconnect this device', 'Déconnecter cet appareil'),
    effect: words(
      'It tells us nothing from now on. What it told is deleted within 90 days. A discount for it ends with your next term, or with the next change of your discounts.',
      'Il ne nous transmet plus rien dès maintenant. Ce qu’il a transmis est supprimé dans les 90 jours. Un rabais pour appareil prend fin avec votre période suivante, ou à la prochaine modification de vos rabais.',
    ),
    confirm: words('Disconnect', 'Déconnecter'),
    cancel: words('Keep it', 'Le garder'),
    done: words('The device is disconnected.', 'L’appareil est déconnecté.'),
  },
};
