import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../browser-storage.ts';
import { createCampaignStore, phoneCodeOfAddress, phoneOfCode } from './campaign-store.ts';

const page = 'https://roadworthy.test/';

function campaign(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const store: KeyValueStore = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  return { stored, store: createCampaignStore(store) };
}

describe('the campaign of a visit', () => {
  it.each([
    ['R14', 'R17'],
    ['R5', 'R19'],
    ['R6', 'R19'],
    ['R7', 'R18'],
    ['R16', 'R21'],
  ])('cam %s becomes the phone code %s', (cam, code) => {
    const { stored, store } = campaign();
    store.capture(`${page}?cam=${cam}`);
    expect([store.read(), stored.size]).toEqual([code, 0]);
  });

  it.each(['R1', 'r14', 'constructor', ''])('cam %j, which nobody knows, changes nothing', (cam) => {
    const { stored, store } = campaign({ 'marketing-campaign-id': 'R18' });
    store.capture(`${page}?cam=${cam}`);
    expect([store.read(), stored.get('marketing-campaign-id')]).toEqual(['R18', 'R18']);
  });

  it('phone is kept as it is, known or not, and goes before cam', () => {
    const { stored, store } = campaign();
    store.capture(`${page}?phone=Z9&cam=R14`);
    expect([store.read(), stored.size]).toEqual(['Z9', 0]);
    expect(phoneCodeOfAddress(`${page}?phone=&cam=R14`)).toBe('R17');
  });

  it('stays with the browser when a later address brings none', () => {
    const { store } = campaign({ 'marketing-campaign-id': 'R21' });
    store.capture(page);
    expect(store.read()).toBe('R21');
  });
});

describe('the contact phone', () => {
  it('has five campaign numbers and one for everybody else, all different', () => {
    const numbers = [brand.phone, ...Object.values(brand.campaignPhones)].map(({ href }) => href);
    expect(new Set(numbers).size).toBe(6);
    for (const [code, phone] of Object.entries(brand.campaignPhones)) expect(phoneOfCode(code)).toBe(phone);
  });

  it('dials what it shows', () => {
    for (const { text, href } of [brand.phone, ...Object.values(brand.campaignPhones)]) {
      expect(href).toBe(`tel:+1${text.replace(/\D/g, '')}`);
    }
  });

  it.each([null, '', 'Z9', 'R14', 'constructor', 'default'])('falls back to the default for the code %j', (code) => {
    expect(phoneOfCode(code)).toBe(brand.phone);
  });
});
