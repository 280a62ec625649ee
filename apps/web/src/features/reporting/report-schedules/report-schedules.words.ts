import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

const fields = {
  report: words('Report', 'Rapport'),
  reportMissing: words('Choose a report', 'Choisissez un rapport'),
  cadence: words('How often', 'Fréquence'),
  weekly: words('Weekly', 'Chaque semaine'),
  monthly: words('Monthly', 'Chaque mois'),
  byMonth: words('This report is by month.', 'Ce rapport est mensuel.'),
  weekday: words('Day of the week', 'Jour de la semaine'),
  monthday: words('Day of the month', 'Jour du mois'),
  monthdayHint: words('A month that is shorter takes its last day.', 'Un mois plus court prend son dernier jour.'),
  hour: words('Hour', 'Heure'),
  hourHint: words('By the clock of the organization: {zone}', 'À l’heure de l’organisation : {zone}'),
  recipients: words('Who gets it', 'Destinataires'),
  recipientsHint: words(
    'Who does not work here any more, or may not read the report, gets none.',
    'Qui ne travaille plus ici ou ne peut plus lire le rapport n’en reçoit aucun.',
  ),
  none: words('Nobody works here yet.', 'Personne ne travaille encore ici.'),
  next: words('First on {day} at {time}, about {period}.', 'D’abord le {day} à {time}, pour {period}.'),
  cancel: words('Go back', 'Retour'),
};

export const reportSchedulesWords: WordsTree = {
  'workbench.reportSchedules': {
    title: words('Reports sent by letter', 'Rapports envoyés par courriel'),
    lead: words(
      'A letter names the report and its time. Its figures are read here, after signing in.',
      'Un courriel nomme le rapport et sa période. Ses chiffres se lisent ici, après connexion.',
    ),
    make: words('Have a report sent', 'Faire envoyer un rapport'),
    failed: words('What is sent cannot be read right now.', 'Impossible de lire les envois pour le moment.'),
    ofNobody: words(
      'Reports are sent for people of an organization.',
      'Les rapports sont envoyés aux personnes d’une organisation.',
    ),
    emptyTitle: words('No report is sent', 'Aucun rapport n’est envoyé'),
    emptyBody: words(
      'Choose a report, and it comes by letter each week or month.',
      'Choisissez un rapport : il arrive par courriel chaque semaine ou chaque mois.',
    ),
    everyWeek: words('Every {weekday} at {time}', 'Chaque {weekday} à {time}'),
    everyMonth: words('Day {day} of each month at {time}', 'Le {day} de chaque mois à {time}'),
    lastDay: words('The last day of each month at {time}', 'Le dernier jour de chaque mois à {time}'),
    next: words('Next on {day}', 'Prochain envoi le {day}'),
    by: words('By {name}', 'Par {name}'),
    to: words('To {names}', 'À {names}'),
    toNobody: words('To nobody', 'À personne'),
    more: words('{count, plural, one {one more} other {# more}}', '{count, plural, one {une autre} other {# autres}}'),
    gone: words(
      '{count, plural, one {one person who gets none any more} other {# people who get none any more}}',
      '{count, plural, one {une personne qui n’en reçoit plus} other {# personnes qui n’en reçoivent plus}}',
    ),
    last: words('Last: {period}', 'Dernier : {period}'),
    orphan: words('Nobody answers for it', 'Sans responsable'),
    orphanWhy: words(
      '{name} does not work here any more. It waits until an owner takes it over.',
      '{name} ne travaille plus ici. L’envoi attend qu’un propriétaire le reprenne.',
    ),
    change: words('Change', 'Modifier'),
    changeOf: words('Change {report}', 'Modifier {report}'),
    sendNow: words('Send once now', 'Envoyer maintenant'),
    sendNowOf: words('Send once now: {report}', 'Envoyer maintenant : {report}'),
    stop: words('Stop', 'Arrêter'),
    stopOf: words('Stop {report}', 'Arrêter {report}'),
    takeOver: words('Take over', 'Reprendre'),
    takeOverOf: words('Take over {report}', 'Reprendre {report}'),
    leave: words('Take me out', 'Me retirer'),
    leaveOf: words('Take me out of {report}', 'Me retirer de {report}'),
  },
  'workbench.newReportSchedule': {
    ...fields,
    title: words('Have a report sent', 'Faire envoyer un rapport'),
    effect: words(
      'A letter goes to each of them, with a link and no figures.',
      'Chacun reçoit un courriel, avec un lien et sans chiffres.',
    ),
    confirm: words('Have it sent', 'Faire envoyer'),
    done: words('The report is sent from now on', 'Le rapport sera envoyé désormais'),
  },
  'workbench.changeReportSchedule': {
    ...fields,
    title: words('Change what is sent', 'Modifier l’envoi'),
    effect: words('It counts from the next letter on.', 'S’applique dès le prochain courriel.'),
    confirm: words('Save', 'Enregistrer'),
    done: words('Changed', 'Modifié'),
  },
  'workbench.sendReport': {
    title: words('Send once now?', 'Envoyer maintenant ?'),
    effect: words(
      'Everybody chosen gets a letter about {period}. The next one by the clock comes all the same.',
      'Chaque destinataire reçoit un courriel pour {period}. Le prochain envoi prévu a lieu quand même.',
    ),
    confirm: words('Send', 'Envoyer'),
    cancel: words('Go back', 'Retour'),
    done: words('The letters are on their way', 'Les courriels partent'),
  },
  'workbench.endReportSchedule': {
    title: words('Stop sending this report?', 'Arrêter l’envoi de ce rapport ?'),
    effect: words(
      'Nobody gets it any more. Earlier letters still open it.',
      'Personne ne le reçoit plus. Les courriels déjà envoyés l’ouvrent encore.',
    ),
    confirm: words('Stop', 'Arrêter'),
    cancel: words('Go back', 'Retour'),
    done: words('The report is not sent any more', 'Le rapport n’est plus envoyé'),
  },
  'workbench.takeOverReport': {
    title: words('Take this over?', 'Reprendre cet envoi ?'),
    effect: words(
      'You answer for it, and it is sent again from its next day on.',
      'Vous en êtes responsable, et il reprend à la prochaine date.',
    ),
    confirm: words('Take over', 'Reprendre'),
    cancel: words('Go back', 'Retour'),
    done: words('It is yours now', 'L’envoi est à vous'),
  },
  'workbench.leaveReport': {
    title: words('Take yourself out?', 'Vous retirer ?'),
    effect: words('You get no letter about it any more.', 'Vous ne recevez plus de courriel à ce sujet.'),
    confirm: words('Take me out', 'Me retirer'),
    cancel: words('Go back', 'Retour'),
    done: words('You get it no more', 'Vous ne le recevez plus'),
  },
  'workbench.sentReport': {
    title: words('Report of a letter', 'Rapport d’un courriel'),
    failed: words(
      'The report of this letter cannot be found right now.',
      'Impossible de trouver le rapport de ce courriel pour le moment.',
    ),
    opening: words('The report opens', 'Le rapport s’ouvre'),
  },
};
