import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import type { DeletionLetterFacts } from './account-facts.ts';
import { letters } from './letters.ts';
import { linesOf } from './lines-of-letter.fixture.ts';

const facts: DeletionLetterFacts = {
  sender: {
    name: 'Harbour RV',
    phone: '(888) 555-0142',
  },
  firstName: 'Zoé',
  state: 'waiting',
  due: day('2026-06-29'),
  keptUntil: day('2032-12-31'),
  obstacle: null,
  url: 'https://ca.example/customers/profile',
};
const closing = [
  'Questions? Call Harbour RV at (888) 555-0142.',
  'Des questions ? Appelez Harbour RV au (888) 555-0142.',
];

describe('letters about a deletion', () => {
  test('say when it is carried out, and how it is taken back', () => {
    expect(linesOf('en-CA', letters.deletion_asked.write(facts))).toEqual([
      'Your data will be deleted',
      'Hello Zoé,',
      'You asked us to delete your data and to close your account. We do it on Jun 29, 2026.',
      'Until then everything stays as it is. You take it back with one press in your profile.',
      'If it was not you, sign in, take it back, and end what you do not know among your sessions.',
      closing[0],
      'Open my profile',
    ]);
    expect(linesOf('fr-CA', letters.deletion_asked.write(facts))).toEqual([
      'Vos données seront supprimées',
      'Bonjour Zoé,',
      'Vous nous avez demandé de supprimer vos données et de fermer votre compte. Nous le ferons le 29 juin 2026.',
      'D’ici là, rien ne change. Un seul clic dans votre profil suffit pour annuler.',
      'Si ce n’est pas vous, connectez-vous, annulez la demande et mettez fin aux sessions que vous ne reconnaissez pas.',
      closing[1],
      'Ouvrir mon profil',
    ]);
  });

  test('say that it was taken back', () => {
    expect(linesOf('en-CA', letters.deletion_taken_back.write({ ...facts, state: 'taken_back' }))).toEqual([
      'Your data stays',
      'Hello Zoé,',
      'You took back your request to delete your data. Nothing was deleted, and your account stays.',
      closing[0],
    ]);
  });

  test('say that it is done and until when the law keeps something, and name nobody any more', () => {
    const done = { ...facts, state: 'done' } as const;
    expect(linesOf('en-CA', letters.deletion_done.write(done))).toEqual([
      'Your data was deleted',
      'Hello,',
      'Your account is closed, and what no law has us keep was deleted, as you asked.',
      'What the law has us keep is in our books until Dec 31, 2032 at the latest. Then everything that tells of you is removed from it.',
      'We write to this address no more, and forget it with this letter.',
      closing[0],
    ]);
    expect(linesOf('fr-CA', letters.deletion_done.write({ ...done, keptUntil: null }))[3]).toBe('Rien n’est conservé.');
  });

  test('say what stood against it in the end, and that nothing was deleted', () => {
    const obstacle = { message: 'A claim is open.' };
    expect(linesOf('en-CA', letters.deletion_refused.write({ ...facts, state: 'refused', obstacle }))).toEqual([
      'Your data could not be deleted yet',
      'Hello Zoé,',
      'You asked us to delete your data. Nothing was deleted, because something stands against it now.',
      'A claim is open.',
      'When that is settled, ask again in your profile.',
      closing[0],
      'Open my profile',
    ]);
  });

  test('are whole in French', () => {
    expect(linesOf('fr-CA', letters.deletion_taken_back.write({ ...facts, state: 'taken_back' }))).toEqual([
      'Vos données restent',
      'Bonjour Zoé,',
      'Vous avez annulé votre demande de suppression. Rien n’a été supprimé, et votre compte reste ouvert.',
      closing[1],
    ]);
    expect(linesOf('fr-CA', letters.deletion_done.write({ ...facts, state: 'done' }))).toEqual([
      'Vos données ont été supprimées',
      'Bonjour,',
      'Votre compte est fermé, et tout ce qu’aucune loi ne nous oblige à conserver a été supprimé, comme vous l’avez demandé.',
      'Ce que la loi nous oblige à conserver reste dans nos livres jusqu’au 31 déc. 2032 au plus tard. Ensuite, tout ce qui parle de vous en est retiré.',
      'Nous n’écrirons plus à cette adresse et l’oublions avec ce courriel.',
      closing[1],
    ]);
    const refused = { ...facts, state: 'refused', obstacle: { message: 'Une réclamation est ouverte.' } } as const;
    expect(linesOf('fr-CA', letters.deletion_refused.write(refused))).toEqual([
      'Vos données n’ont pas encore pu être supprimées',
      'Bonjour Zoé,',
      'Vous nous avez demandé de supprimer vos données. Rien n’a été supprimé, car quelque chose s’y oppose maintenant.',
      'Une réclamation est ouverte.',
      'Dès que ce sera réglé, demandez-la de nouveau dans votre profil.',
      closing[1],
      'Ouvrir mon profil',
    ]);
  });

  test('keep the rest of a person out of the last one', () => {
    const text = linesOf('en-CA', letters.deletion_done.write({ ...facts, state: 'done' })).join(' ');
    expect(text).not.toContain('Zoé');
    expect(text).not.toContain('customers/profile');
  });

  test.each(['deletion_asked', 'deletion_taken_back', 'deletion_done', 'deletion_refused'] as const)(
    'are not sent when they would not be true: %s',
    (template) => {
      expect(letters[template].write({ ...facts, state: 'over' })).toMatchObject({
        refusal: { code: 'deletion_moved_on' },
      });
    },
  );
});
