import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const updateOrganizationWords: WordsTree = {
  'actions.update_organization': {
    action: words('Change contacts and address', 'Modifier les coordonnées'),
    title: words('Contacts and address', 'Coordonnées et adresse'),
    effect: words(
      'Customers read the telephones and the e-mail address in letters, documents and the footer.',
      'Les clients lisent les téléphones et l’adresse courriel dans les lettres, les documents et le pied de page.',
    ),
    optional: words('optional', 'facultatif'),
    noCountry: words('Not given', 'Non indiqué'),
    unitedStates: words('United States', 'États-Unis'),
    canada: words('Canada', 'Canada'),
    confirm: words('Save', 'Enregistrer'),
    cancel: words('Leave it as it is', 'Ne rien changer'),
    done: words('The organization is saved.', 'L’organisation est enregistrée.'),
  },
  'actions.place_organization': {
    action: words('Change name and place', 'Modifier le nom et la place'),
    title: words('Name and place on the platform', 'Nom et place sur la plateforme'),
    effect: words(
      'Its name stands on every page, letter and document of its business.',
      'Son nom figure sur chaque page, lettre et document de ses affaires.',
    ),
    nameMissing: words('An organization has a name. Enter it.', 'Une organisation a un nom. Entrez-le.'),
    noParent: words('Stands beneath none', 'Ne relève d’aucune'),
    noProvider: words('None', 'Aucune'),
    optional: words('optional', 'facultatif'),
    confirm: words('Save', 'Enregistrer'),
    cancel: words('Leave it as it is', 'Ne rien changer'),
    done: words('The organization is saved.', 'L’organisation est enregistrée.'),
  },
  'actions.archive_organization': {
    action: words('Archive the organization', 'Archiver l’organisation'),
    title: words('Archive this organization', 'Archiver cette organisation'),
    effect: words(
      'Its people no longer sign in for it, its API keys end, and its partners’ links lead to the platform’s own organization. What it did stays readable.',
      'Ses gens n’ouvrent plus de session pour elle, ses clés d’API prennent fin, et les liens de ses partenaires mènent à l’organisation de la plateforme. Ce qu’elle a fait reste lisible.',
    ),
    confirm: words('Archive it', 'L’archiver'),
    cancel: words('Keep it', 'La garder'),
    done: words('The organization is archived.', 'L’organisation est archivée.'),
  },
};
