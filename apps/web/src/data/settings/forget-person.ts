'use client';
import { forgetLocal } from '../browser-storage.ts';
import { rereadSettings } from './use-settings.ts';

/** What stands in the browser's storage of a person: settings, views, what they searched for. */
const ofPerson = /^(?:settings|staff-theme|single-keys|list-density)$|^(?:views|recent-searches)[ :]/;

/** Leaves nothing of whoever signs out to the next person at this computer; what belongs to the browser stays. */
export function forgetPerson(): void {
  forgetLocal((key) => ofPerson.test(key));
  rereadSettings();
}
