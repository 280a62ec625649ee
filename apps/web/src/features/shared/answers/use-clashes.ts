'use client';
import { useRef, useState } from 'react';
import type { SavedAnswer } from './answer.ts';
import { type Answers, isSame } from './unsaved-answers.ts';

/** What somebody else saved of answers that were being changed here. */
type Clashes<T extends Answers> = { readonly [Name in keyof T]?: { readonly theirs: T[Name] } };

/** The answers that were changed both here and elsewhere since `before`, to different values. */
export function findClashes<T extends Answers>(values: T, before: T, saved: T): Clashes<T> {
  const names = (Object.keys(saved) as (keyof T & string)[]).filter(
    (name) =>
      !isSame(saved[name], before[name]) && !isSame(values[name], before[name]) && !isSame(values[name], saved[name]),
  );
  return Object.fromEntries(names.map((name) => [name, { theirs: saved[name] }])) as Clashes<T>;
}

/** The answers of a form of which two people saved and typed different values: one of the two has to be chosen. */
export function useClashes<T extends Answers>() {
  const [clashes, setClashes] = useState<Clashes<T>>({});
  const known = useRef(clashes);
  const keep = (next: Clashes<T>): void => {
    known.current = next;
    setClashes(next);
  };
  return {
    /** The names of the answers in question, also between two renders; none of them is sent before it is chosen. */
    names: () => Object.keys(known.current),
    /** Something else was saved meanwhile. */
    note: (values: T, before: T, saved: T) => keep({ ...known.current, ...findClashes(values, before, saved) }),
    /** What an input shows of it; `choose` is given theirs, or nothing for what is typed. */
    of<K extends keyof T & string>(name: K, choose: (theirs?: T[K]) => void): Pick<SavedAnswer<T[K]>, 'clash'> {
      const clash = clashes[name];
      if (!clash) return {};
      const settle = (...chosen: [] | [T[K]]) => {
        const { [name]: _settled, ...rest } = known.current;
        keep(rest as Clashes<T>);
        choose(...chosen);
      };
      return { clash: { theirs: clash.theirs, keep: () => settle(), take: () => settle(clash.theirs) } };
    },
  };
}

export type ClashBook<T extends Answers> = ReturnType<typeof useClashes<T>>;
