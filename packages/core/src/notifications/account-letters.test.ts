import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import type { AddressLetterFacts } from './account-facts.ts';
import { linesOf } from './lines-of-letter.fixture.ts';
import { letters } from './letters.ts';

const sender = { name: 'Harbour RV', phone: '(888) 555-0142' };
const requested: AddressLetterFacts = {
  sender,
  firstName: 'Zoé',
  purpose: 'sign_in',
  inbox: 'former',
  newEmail: 'zoe@example.com',
  state: 'asked',
  hours: 24,
  url: 'https://ca.example/resume/address',
};

describe('letters about another address', () => {
  test('ask the inbox that signs in now, and say which address is to take its place', () => {
    expect(linesOf('en-CA', letters.address_confirm.write(requested))).toEqual([
      'Do you want to sign in with another address?',
      'Hello Zoé,',
      'Somebody who is signed in to your account wants to sign in with zoe@example.com from now on. If that was you, confirm it.',
      'The link works for 24 hours. If it was not you, do not open it: nothing changes without it. Then end what you do not know among your sessions in your profile.',
      'Questions? Call Harbour RV at (888) 555-0142.',
      'Look at the change',
    ]);
    expect(linesOf('fr-CA', letters.address_confirm.write(requested))).toEqual([
      'Voulez-vous vous connecter avec une autre adresse ?',
      'Bonjour Zoé,',
      'Une personne connectée à votre compte souhaite désormais se connecter avec zoe@example.com. Si c’est vous, confirmez-le.',
      'Le lien fonctionne pendant 24 heures. Si ce n’est pas vous, ne l’ouvrez pas : rien ne change sans lui. Mettez ensuite fin, dans votre profil, aux sessions que vous ne reconnaissez pas.',
      'Des questions ? Appelez Harbour RV au (888) 555-0142.',
      'Voir le changement',
    ]);
  });

  test('ask the new inbox, and name nobody who may not be its reader', () => {
    const lines = linesOf('en-CA', letters.address_confirm.write({ ...requested, firstName: null, inbox: 'new' }));
    expect(lines).toEqual([
      'Confirm your new address',
      'Hello,',
      'This address is to be the one with which you sign in, and to which letters about your insurance go. Confirm that you read it.',
      'The link works for 24 hours. If you did not ask for this, you need do nothing.',
      'Questions? Call Harbour RV at (888) 555-0142.',
      'Confirm the address',
    ]);
  });

  test('ask an agent’s inbox for letters of work', () => {
    const lines = linesOf(
      'fr-CA',
      letters.address_confirm.write({ ...requested, inbox: 'new', purpose: 'agent_letters' }),
    );
    expect(lines[2]).toBe(
      'Vous souhaitez recevoir à cette adresse les courriels liés à votre travail. Confirmez que vous la consultez.',
    );
  });

  test('tell the former inbox at the end', () => {
    expect(linesOf('en-CA', letters.address_changed.write({ ...requested, state: 'done' }))).toEqual([
      'You sign in with another address now',
      'Hello Zoé,',
      'Both inboxes confirmed it: your account is under zoe@example.com now, and letters go there. This address signs in no more, and every session was ended.',
      'If it was not you, call us at once.',
      'Questions? Call Harbour RV at (888) 555-0142.',
    ]);
  });

  test('are not sent when they would not be true', () => {
    for (const state of ['done', 'over'] as const) {
      expect(letters.address_confirm.write({ ...requested, state })).toMatchObject({
        refusal: { code: 'address_over' },
      });
    }
    expect(letters.address_changed.write(requested)).toMatchObject({ refusal: { code: 'address_not_changed' } });
  });
});

describe('the French of letters about another address', () => {
  test.each([
    ['former', 'sign_in', 'asked'],
    ['new', 'sign_in', 'asked'],
    ['new', 'agent_letters', 'asked'],
    ['former', 'sign_in', 'done'],
  ] as const)('to the %s inbox, for %s, %s, says no word of English', (inbox, purpose, state) => {
    const letter = state === 'done' ? letters.address_changed : letters.address_confirm;
    const lines = linesOf('fr-CA', letter.write({ ...requested, inbox, purpose, state }));
    expect(lines.join(' ')).not.toMatch(/\b(?:the|you|your|and|address of)\b/i);
    expect(lines[0]?.length).toBeLessThanOrEqual(78);
  });
});

describe('the letter about the data that somebody asked for', () => {
  const ready = { sender, firstName: 'Zoé', until: day('2026-06-22'), url: 'https://ca.example/customers/profile' };

  test('says until when it may be downloaded, and leads to the profile', () => {
    expect(linesOf('en-CA', letters.data_ready.write(ready))).toEqual([
      'Your data is ready',
      'Hello Zoé,',
      'You asked for what we hold about you. It is one file: your data to read and to use elsewhere, and your documents.',
      'Download it from your profile until Jun 22, 2026. Then we remove the file.',
      'If you did not ask for it, sign in and end what you do not know among your sessions.',
      'Questions? Call Harbour RV at (888) 555-0142.',
      'Open my profile',
    ]);
    expect(linesOf('fr-CA', letters.data_ready.write(ready))[3]).toBe(
      'Téléchargez-le depuis votre profil jusqu’au 22 juin 2026. Ensuite, nous supprimons le fichier.',
    );
  });

  test('is not sent once the data is gone', () => {
    expect(letters.data_ready.write({ ...ready, until: null })).toMatchObject({ refusal: { code: 'data_gone' } });
  });
});
