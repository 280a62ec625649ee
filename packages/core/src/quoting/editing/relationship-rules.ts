import { type AddedRelationship, entityTypes, type EntityType } from '../vocabulary.ts';

/** Whom a quote is written with: who buys it, and who is added. */
export type WrittenRelationship = 'named_insured' | AddedRelationship;

/** Who may stand in a relationship, and what is asked of them beyond a name. */
export type RelationshipRule = {
  readonly types: readonly EntityType[];
  /** Of a person: birth date, license and experience, which the rates read where the line rates who drives. */
  readonly drives: boolean;
  readonly needsEmail: boolean;
  /** Whether letters go to them. */
  readonly needsAddress: boolean;
};

const others = { types: entityTypes, drives: false, needsEmail: false, needsAddress: true } as const;

/** What holds for whom a quote is written with, by relationship. */
export const relationshipRules: Readonly<Record<WrittenRelationship, RelationshipRule>> = {
  named_insured: { ...others, drives: true, needsEmail: true },
  // Signs, too, by a link of their own.
  second_named_insured: { ...others, types: ['person'], needsEmail: true, needsAddress: false },
  additional_insured: others,
  driver: { ...others, types: ['person'], drives: true, needsAddress: false },
  lienholder: others,
  loss_payee: others,
};

/** The object of a form in which somebody's answers come, as refusals name it. */
export function formOf(relationship: WrittenRelationship): 'named_insured' | 'entity' {
  return relationship === 'named_insured' ? 'named_insured' : 'entity';
}
