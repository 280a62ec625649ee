import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const publicWords: WordsTree = {
  'shell.site': {
    tagline: words(
      'Pay only for the cover you need, and save up to 35% on RV insurance.*',
      'Ne payez que la protection qu’il vous faut et économisez jusqu’à 35 % sur l’assurance VR.*',
    ),
    headerLabel: words('Main', 'Principal'),
    menu: words('Menu', 'Menu'),
    footerLabel: words('More pages', 'Autres pages'),
    languages: words('Languages', 'Langues'),
    call: words('Call us: {phone}', 'Appelez-nous : {phone}'),
    header: {
      insurance: words('Insurance', 'Assurance'),
      roadside: words('Roadside Assistance', 'Assistance routière'),
      servicePlan: words('Extended Service Plan', 'Garantie prolongée'),
      account: words('My Account', 'Mon compte'),
    },
    footer: {
      home: words('Home', 'Accueil'),
      faq: words('FAQ', 'Foire aux questions'),
      claims: words('Claims', 'Réclamations'),
      about: words('About', 'À propos'),
      learning: words('Learning Center', 'Centre d’apprentissage', { enCa: 'Learning Centre' }),
      states: words('RV Insurance by State', 'Assurance VR par province', { enCa: 'RV Insurance by Province' }),
      vehicles: words('RV Insurance by Class', 'Assurance VR par classe'),
      portal: words('Customer Portal', 'Espace client'),
      affiliates: words('Affiliates', 'Affiliés'),
      appointment: words('Agent Appointment', 'Devenir agent'),
      agentLogin: words('Agent Login', 'Accès des agents'),
      terms: words('Terms', 'Conditions'),
      privacy: words('Privacy', 'Confidentialité'),
    },
    copyright: words('© {year} {name}', '© {year} {name}'),
    disclaimer: words(
      '* Compared with carrying every optional coverage all year. What you save depends on your vehicle, its use and where you keep it. {name} offers cover through licensed agents; terms, conditions and exclusions of the policy apply, and not every coverage is available everywhere.',
      '* Par rapport à toutes les protections facultatives conservées toute l’année. Vos économies dépendent de votre véhicule, de son utilisation et du lieu où il est gardé. {name} offre ses protections par des agents titulaires de permis ; les modalités et les exclusions de la police s’appliquent, et certaines protections ne sont pas offertes partout.',
    ),
    privacyChoices: words('Privacy choices', 'Choix de confidentialité'),
    help: words('Help', 'Aide'),
  },
};
