// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aheadMargin, touchTolerance, useFetchAhead } from './fetch-ahead.ts';

let fetched = 0;
let seen: ((entries: { isIntersecting: boolean }[]) => void) | null = null;
let margin: string | undefined;

/** Looks at nothing by itself: the test says what comes into view. */
class Observer {
  constructor(tell: NonNullable<typeof seen>, options: { rootMargin?: string }) {
    seen = tell;
    margin = options.rootMargin;
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

function Link({ isInside = true, isWayOn = false }) {
  const ahead = useFetchAhead(isInside, isWayOn, () => (fetched += 1));
  return (
    <a href="/there" {...ahead}>
      There
    </a>
  );
}

const finger = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
const link = () => screen.getByRole('link');

beforeEach(() => {
  fetched = 0;
  seen = null;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.useFakeTimers();
  return () => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('the page behind a link', () => {
  test('is fetched once when a pointer or the keyboard comes to it', () => {
    render(<Link />);
    fireEvent.pointerEnter(link(), { pointerType: 'mouse' });
    fireEvent.focus(link());
    expect(fetched).toBe(1);
  });

  test('is fetched when a finger rests on it, also one that is not quite still', () => {
    render(<Link />);
    fireEvent.touchStart(link(), finger(10, 10));
    fireEvent.touchMove(link(), finger(10, 10 + touchTolerance));
    act(() => void vi.advanceTimersByTime(100));
    expect([touchTolerance, fetched]).toEqual([30, 1]);
  });

  test('is left alone when a finger moves on to scroll', () => {
    render(<Link />);
    fireEvent.touchStart(link(), finger(10, 10));
    fireEvent.touchMove(link(), finger(10, 11 + touchTolerance));
    act(() => void vi.advanceTimersByTime(1000));
    expect(fetched).toBe(0);
  });

  test('is fetched of a way on 200 px before it comes into view', () => {
    render(<Link isWayOn />);
    expect([aheadMargin, margin]).toEqual(['200px', '200px']);
    act(() => seen?.([{ isIntersecting: false }]));
    expect(fetched).toBe(0);
    act(() => seen?.([{ isIntersecting: true }]));
    expect(fetched).toBe(1);
  });

  test('is not looked out for where it is no way on, and never fetched of another site', () => {
    render(<Link isInside={false} />);
    fireEvent.focus(link());
    expect([seen, fetched]).toEqual([null, 0]);
  });

  test('waits for the press where a visitor saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    render(<Link />);
    fireEvent.focus(link());
    expect(fetched).toBe(0);
  });
});
