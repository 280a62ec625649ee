import type account from '../messages/en-us/account.json';
import type actions from '../messages/en-us/actions.json';
import type chat from '../messages/en-us/chat.json';
import type claim from '../messages/en-us/claim.json';
import type consent from '../messages/en-us/consent.json';
import type checkout from '../messages/en-us/checkout.json';
import type covers from '../messages/en-us/covers.json';
import type faq from '../messages/en-us/faq.json';
import type glossary from '../messages/en-us/glossary.json';
import type insurance from '../messages/en-us/insurance.json';
import type learning from '../messages/en-us/learning.json';
import type links from '../messages/en-us/links.json';
import type profile from '../messages/en-us/profile.json';
import type policyParts from '../messages/en-us/policy-parts.json';
import type price from '../messages/en-us/price.json';
import type print from '../messages/en-us/print.json';
import type protection from '../messages/en-us/protection.json';
import type queue from '../messages/en-us/queue.json';
import type quoteForm from '../messages/en-us/quote-form.json';
import type shell from '../messages/en-us/shell.json';
import type site from '../messages/en-us/site.json';
import type states from '../messages/en-us/states.json';
import type staff from '../messages/en-us/staff.json';
import type timeline from '../messages/en-us/timeline.json';
import type vehicles from '../messages/en-us/vehicles.json';
import type waysIn from '../messages/en-us/ways-in.json';
import type workbench from '../messages/en-us/workbench.json';
import type events from './generated/messages/en-us/events.json';

/** A component that names a missing message does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'en-CA' | 'fr-CA';
    Messages: {
      shell: typeof shell;
      chat: typeof chat;
      checkout: typeof checkout;
      covers: typeof covers;
      account: typeof account;
      insurance: typeof insurance;
      policyParts: typeof policyParts;
      profile: typeof profile;
      price: typeof price;
      print: typeof print;
      protection: typeof protection;
      queue: typeof queue;
      quoteForm: typeof quoteForm;
      site: typeof site;
      actions: typeof actions;
      staff: typeof staff;
      states: typeof states;
      faq: typeof faq;
      glossary: typeof glossary;
      learning: typeof learning;
      links: typeof links;
      claim: typeof claim;
      consent: typeof consent;
      timeline: typeof timeline;
      events: typeof events;
      vehicles: typeof vehicles;
      waysIn: typeof waysIn;
      workbench: typeof workbench;
    };
  }
}
