import type { PersonMentioned } from './mention-people.ts';

export type NotesEvent = PersonMentioned;
