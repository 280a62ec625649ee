'use client';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A part of the page that is fetched when somebody is about to want it. */
export type FetchedPart<Part> = {
  /** The part, once it is here. */
  readonly read: () => Part | null;
  /** Fetches it, once; after a failure the next call tries again. */
  readonly fetch: () => Promise<Part>;
};

export function fetchedPart<Part>(load: () => Promise<Part>): FetchedPart<Part> {
  let here: Part | null = null;
  let coming: Promise<Part> | null = null;
  async function start(): Promise<Part> {
    try {
      here = await load();
      return here;
    } finally {
      coming = null;
    }
  }
  return { read: () => here, fetch: async () => here ?? (coming ??= start()) };
}

/**
 * The part once it was wanted and is here; `expect` fetches it ahead of the press that `want` stands for, and `drop` takes
 * back what is still on its way, and says whether there was anything.
 */
export function useFetchedPart<Part extends object>(source: FetchedPart<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const wanted = useRef(false);
  const expect = useCallback(() => {
    // Without a connection the press tries again.
    source.fetch().catch(() => undefined);
  }, [source]);
  const want = useCallback(() => {
    const here = source.read();
    if (here) return setPart(here);
    wanted.current = true;
    const arrive = (arrived: Part): void => {
      if (wanted.current) setPart(arrived);
      wanted.current = false;
    };
    source.fetch().then(arrive, () => (wanted.current = false));
  }, [source]);
  const drop = useCallback(() => {
    const was = wanted.current;
    wanted.current = false;
    return was;
  }, []);
  return { part, expect, want, drop };
}

/** A component that is fetched when it is drawn, or ahead of that; until it is here, `waiting` stands in its place. */
export function fetchedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): { readonly Component: (props: Props) => ReactNode; readonly expect: () => void } {
  const source = fetchedPart(async () => ({ Loaded: await load() }));
  function Component(props: Props): ReactNode {
    const { part, want } = useFetchedPart(source);
    // Not by suspending: React would hold back for a while what is here at once.
    useLayoutEffect(want, [want]);
    const here = part ?? source.read();
    return here ? createElement(here.Loaded, props) : waiting;
  }
  return { Component, expect: () => void source.fetch().catch(() => undefined) };
}
