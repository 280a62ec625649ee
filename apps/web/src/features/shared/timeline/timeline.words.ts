import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const timelineWords: WordsTree = {
  timeline: {
    label: words('What happened', 'Ce qui s’est passé'),
    empty: words('Nothing has happened yet.', 'Il ne s’est encore rien passé.'),
    failed: words('The timeline could not be loaded', 'L’historique n’a pas pu être chargé'),
    filter: words('Show only', 'Afficher seulement'),
    all: words('All', 'Tout'),
    copy: words('Open the copy', 'Ouvrir la copie'),
    source: words('Open the quote it was copied from', 'Ouvrir la soumission d’origine'),
    other: words('Something changed', 'Quelque chose a changé'),
    premium: words('Premium {after}', 'Prime de {after}'),
    premiumChanged: words('Premium {before} → {after}', 'Prime : {before} → {after}'),
    signedAs: words('Signed as {name}', 'Signée au nom de {name}'),
  },
  'timeline.groups': {
    status: words('Status', 'État'),
    change: words('Changes', 'Modifications'),
    money: words('Money', 'Argent'),
    letter: words('E-mails', 'Courriels'),
    document: words('Documents', 'Documents'),
    note: words('Notes', 'Notes'),
  },
  'timeline.by': {
    system: words('Automatic', 'Automatique'),
    customer: words(
      '{reader, select, customer {You} other {Customer}}',
      '{reader, select, customer {Vous} other {Client}}',
    ),
    staff: words('Staff', 'Personnel'),
  },
  'timeline.note': {
    staff: words('Note', 'Note'),
    customer: words('Note for the customer', 'Note pour le client'),
    archive: words('Archive', 'Archiver'),
    archiveTitle: words('Archive this note', 'Archiver cette note'),
    archiveEffect: words(
      'It leaves every list. Nobody can bring it back.',
      'Elle disparaît de toutes les listes. Personne ne peut la rétablir.',
    ),
    archiveConfirm: words('Archive', 'Archiver'),
    archiveCancel: words('Keep it', 'La garder'),
    archived: words('The note is archived.', 'La note est archivée.'),
    title: words('Add a note', 'Ajouter une note'),
    effect: words(
      'It stands in the timeline, signed with your name.',
      'Elle figure dans l’historique, signée de votre nom.',
    ),
    text: words('Note', 'Note'),
    missing: words('Write the note first.', 'Rédigez d’abord la note.'),
    visible: words('The customer sees it too', 'Le client la voit aussi'),
    confirm: words('Add note', 'Ajouter'),
    cancel: words('Not now', 'Pas maintenant'),
    added: words('The note is added.', 'La note est ajoutée.'),
    hint: words(
      'Type @ to mention a colleague, who is told.',
      'Tapez @ pour mentionner un collègue, qui en sera averti.',
    ),
    colleagues: words('Colleagues', 'Collègues'),
    found: words(
      '{count, plural, =0 {Nobody is called so} one {# colleague, Enter puts the name there} other {# colleagues, arrows choose}}',
      '{count, plural, =0 {Personne ne porte ce nom} one {# collègue, Entrée insère le nom} other {# collègues, choisissez avec les flèches}}',
    ),
  },
};
