import { day } from '@roadworthy/core/shared/time/day.ts';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openCardVault } from './card-vault.ts';
import { cardEntry, tokenFor } from './gateway-under-test.ts';

describe('the card vault', () => {
  test('knows a token in every process that opens the same directory', async () => {
    const directory = temporaryFolder();
    const token = await tokenFor(openCardVault(directory), '4000000000000341');
    const behaviour = { step: 'capture', outcome: 'card_declined' };
    const card = { token, lastFour: '0341', brand: 'visa', expMonth: 12, expYear: 2030, behaviour };
    expect(await openCardVault(directory).readCard(token)).toEqual(card);
  });

  test('gives one card a new token each time', async () => {
    const vault = openCardVault(temporaryFolder());
    expect(await tokenFor(vault, cardEntry.number)).not.toBe(await tokenFor(vault, cardEntry.number));
  });

  test('follows no token that is a path, even to a card', async () => {
    const vault = openCardVault(temporaryFolder());
    const token = await tokenFor(vault, cardEntry.number);
    for (const path of [`../cards/${token}`, `./${token}`, `${token}.json`, `${token}\n`, '']) {
      expect(await vault.readCard(path)).toBeNull();
    }
  });

  test('gives no token for a card that it refuses', async () => {
    const vault = openCardVault(temporaryFolder());
    const tokenized = await vault.tokenizeCard({ ...cardEntry, cvc: '' }, day('2026-05-01'));
    expect(tokenized).toMatchObject({ ok: false, refusals: [{ field: 'cvc', code: 'cvc_invalid' }] });
  });
});
