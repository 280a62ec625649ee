import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const mapsWords: WordsTree = {
  'workbench.maps': {
    title: words('Map', 'Carte'),
    views: { current: words('Current', 'Actuelles'), archived: words('Archived', 'Archivées') },
    columns: {
      filename: words('File', 'Fichier'),
      layers: words('Layers', 'Couches'),
      created: words('Sent', 'Envoyée'),
      sender: words('By', 'Par'),
      organization: words('Organization', 'Organisation'),
    },
    none: words('No map is here', 'Aucune carte'),
    noneBody: words(
      'Send the cone of a storm or the perimeter of a fire as KML, KMZ or GeoJSON.',
      'Envoyez le cône d’une tempête ou le périmètre d’un incendie en KML, KMZ ou GeoJSON.',
    ),
    failed: words('The maps could not be read.', 'Les cartes n’ont pas pu être lues.'),
    send: words('Send a map', 'Envoyer une carte'),
    sendEffect: words(
      'Each name in it becomes a layer by which business can be paused. Nothing is paused yet.',
      'Chaque nom qu’elle contient devient une couche par laquelle les affaires peuvent être suspendues. Rien n’est encore suspendu.',
    ),
    file: words('KML, KMZ or GeoJSON, at most 20 MB', 'KML, KMZ ou GeoJSON, au plus 20 Mo'),
    around: words('Around lines and points', 'Autour des lignes et des points'),
    aroundNone: words('They are left out', 'Ils sont laissés de côté'),
    aroundKm: words('{km} km around', '{km} km autour'),
    sending: words('Sending: {percent} %', 'Envoi : {percent} %'),
    reading: words('Reading the map …', 'Lecture de la carte …'),
    sendFailed: words('The map did not arrive. Send it again.', 'La carte n’est pas arrivée. Renvoyez-la.'),
    sent: words('The map is here.', 'La carte est là.'),
    cancel: words('Cancel', 'Annuler'),
    facts: words('About it', 'À son sujet'),
    checksum: words('Checksum (SHA-256)', 'Somme de contrôle (SHA-256)'),
    size: words('Size', 'Taille'),
    sizeKb: words('{kb} kB', '{kb} ko'),
    layers: words('Layers', 'Couches'),
    corners: words(
      '{corners, plural, one {# corner} other {# corners}}',
      '{corners, plural, one {# sommet} other {# sommets}}',
    ),
    box: words(
      '{south} to {north} north, {west} to {east} west',
      'de {south} à {north} nord, de {west} à {east} ouest',
    ),
    drawing: words('The outline of {name}', 'Le contour de {name}'),
    notes: words('What was read otherwise than it is written', 'Ce qui a été lu autrement que ce qui est écrit'),
    note: {
      swapped: words(
        'Latitude stood before longitude: it was turned round.',
        'La latitude précédait la longitude : elles ont été interverties.',
      ),
      antimeridian: words(
        '{count, plural, one {# layer crosses} other {# layers cross}} the antimeridian: cut there.',
        '{count, plural, one {# couche traverse} other {# couches traversent}} l’antiméridien : coupées à cet endroit.',
      ),
      self_crossing: words(
        '{count, plural, one {# outline crosses} other {# outlines cross}} itself: all that it goes around counts.',
        '{count, plural, one {# contour se croise} other {# contours se croisent}} : tout ce qu’il entoure compte.',
      ),
      ring_closed: words(
        '{count, plural, one {# outline was} other {# outlines were}} open: closed.',
        '{count, plural, one {# contour était ouvert} other {# contours étaient ouverts}} : fermés.',
      ),
      ring_too_short: words(
        '{count, plural, one {# outline encloses} other {# outlines enclose}} nothing: left out.',
        '{count, plural, one {# contour n’entoure} other {# contours n’entourent}} rien : laissés de côté.',
      ),
      hole_outside: words(
        '{count, plural, one {# hole lies} other {# holes lie}} outside its area: left out.',
        '{count, plural, one {# trou se trouve} other {# trous se trouvent}} hors de la zone : laissés de côté.',
      ),
      same_name: words(
        '{count, plural, one {# part carries} other {# parts carry}} the name of another: one layer.',
        '{count, plural, one {# partie porte} other {# parties portent}} le nom d’une autre : une seule couche.',
      ),
      unnamed: words(
        '{count, plural, one {# part has} other {# parts have}} no name: called by the file.',
        '{count, plural, one {# partie n’a} other {# parties n’ont}} pas de nom : nommées d’après le fichier.',
      ),
      line_skipped: words(
        '{count, plural, one {# line was} other {# lines were}} left out.',
        '{count, plural, one {# ligne a été laissée} other {# lignes ont été laissées}} de côté.',
      ),
      point_skipped: words(
        '{count, plural, one {# point was} other {# points were}} left out.',
        '{count, plural, one {# point a été laissé} other {# points ont été laissés}} de côté.',
      ),
      line_buffered: words(
        '{count, plural, one {# line counts} other {# lines count}} with what is around.',
        '{count, plural, one {# ligne compte} other {# lignes comptent}} avec ses environs.',
      ),
      point_buffered: words(
        '{count, plural, one {# point counts} other {# points count}} with what is around.',
        '{count, plural, one {# point compte} other {# points comptent}} avec ses environs.',
      ),
      without_geometry: words(
        '{count, plural, one {# part draws} other {# parts draw}} nothing.',
        '{count, plural, one {# partie ne dessine} other {# parties ne dessinent}} rien.',
      ),
      network_link_ignored: words(
        '{count, plural, one {# link was} other {# links were}} not followed.',
        '{count, plural, one {# lien n’a pas été suivi} other {# liens n’ont pas été suivis}}.',
      ),
      image_ignored: words(
        '{count, plural, one {# picture was} other {# pictures were}} left out.',
        '{count, plural, one {# image a été laissée} other {# images ont été laissées}} de côté.',
      ),
      other_files_ignored: words(
        '{count, plural, one {# further map of the archive was} other {# further maps of the archive were}} left out.',
        '{count, plural, one {# autre carte de l’archive a été laissée} other {# autres cartes de l’archive ont été laissées}} de côté.',
      ),
    },
    pause: words('Pause business', 'Suspendre les affaires'),
    pauseEffect: words(
      'Nothing is bound, raised, added, reinstated, collected or cancelled for non-payment there, from now on. Customers read why. The moratorium that it writes stands among the moratoriums.',
      'Rien n’y est souscrit, augmenté, ajouté, remis en vigueur, prélevé ni résilié pour non-paiement, dès maintenant. Les clients lisent pourquoi. Le moratoire ainsi écrit figure parmi les moratoires.',
    ),
    paused: words('Business is paused there.', 'Les affaires y sont suspendues.'),
    resume: words('Resume business', 'Reprendre les affaires'),
    resumeEffect: words(
      'What was stopped goes on at once, and who asked to be told gets an e-mail.',
      'Ce qui était arrêté reprend aussitôt, et qui a demandé à être averti reçoit un courriel.',
    ),
    resumed: words('Business goes on there.', 'Les affaires y reprennent.'),
    layer: words('Where', 'Où'),
    everyLayer: words('All layers', 'Toutes les couches'),
    line: words('Line', 'Gamme'),
    extent: words('How far around it', 'À quelle distance autour'),
    extentNone: words('Only within', 'Seulement à l’intérieur'),
    pausedSince: words('{line} paused since {since}', '{line} : suspendu depuis {since}'),
    noPause: words('Business goes on there.', 'Les affaires y continuent.'),
    archive: words('Archive', 'Archiver'),
    archiveEffect: words(
      'It leaves the list. What was done by it stays.',
      'Elle quitte la liste. Ce qu’elle a permis de faire reste.',
    ),
    archived: words('Archived.', 'Archivée.'),
    map: {
      title: words('Incidents and what is insured there', 'Sinistres et ce qui y est assuré'),
      asTable: words('As a table', 'Sous forme de tableau'),
      line: words('Line', 'Gamme'),
      everyLine: words('All lines', 'Toutes les gammes'),
      policies: words('Policies, where the vehicle is kept', 'Polices, là où le véhicule est gardé'),
      claims: words('Open claims', 'Réclamations ouvertes'),
      failed: words('Not all of it could be read. Load the page again.', 'Tout n’a pas pu être lu. Rechargez la page.'),
      cannotDraw: words(
        'This browser cannot draw the map. The table says the same.',
        'Ce navigateur ne peut pas dessiner la carte. Le tableau dit la même chose.',
      ),
      source: words(
        'Natural Earth, U.S. Census Bureau, GeoNames (CC BY 4.0). A vehicle stands in the middle of its postal code.',
        'Natural Earth, U.S. Census Bureau, GeoNames (CC BY 4.0). Un véhicule figure au centre de son code postal.',
      ),
      zoomIn: words('Zoom in', 'Agrandir'),
      zoomOut: words('Zoom out', 'Réduire'),
      scroll: words('Hold Ctrl and scroll to zoom', 'Maintenez Ctrl et faites défiler pour agrandir'),
      scrollMac: words('Hold ⌘ and scroll to zoom', 'Maintenez ⌘ et faites défiler pour agrandir'),
      fingers: words('Move the map with two fingers', 'Déplacez la carte avec deux doigts'),
      columns: {
        postalCode: words('Postal code', 'Code postal'),
        area: words('State or province', 'État ou province'),
        policies: words('Policies', 'Polices'),
        claims: words('Open claims', 'Réclamations ouvertes'),
        layers: words('Layers', 'Couches'),
      },
      nothing: words('Nothing is kept or claimed there.', 'Rien n’y est gardé ni réclamé.'),
      loading: words('Reading …', 'Lecture …'),
      export: words('Export', 'Exporter'),
      file: words('places', 'lieux'),
    },
  },
};
