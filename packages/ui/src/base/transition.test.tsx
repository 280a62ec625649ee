// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Transition, type TransitionProps } from './transition.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    cleanup();
    vi.useRealTimers();
  };
});

const part = (show: boolean) => (
  <Transition show={show}>
    <p>Here</p>
  </Transition>
);

describe('what comes and goes', () => {
  test('arrives at once, leaves for 0.3 seconds in which nobody can use it, and is gone', () => {
    const { rerender } = render(part(false));
    expect(screen.queryByText('Here')).toBeNull();
    rerender(part(true));
    expect(screen.getByText('Here').parentElement?.className).toBe('arrive');
    rerender(part(false));
    const leaving = screen.getByText('Here').parentElement;
    expect([leaving?.className, leaving?.hasAttribute('inert')]).toEqual(['leave', true]);
    act(() => void vi.advanceTimersByTime(299));
    expect(screen.queryByText('Here')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Here')).toBeNull();
  });

  test('stays where it is shown again before it is gone', () => {
    const { rerender } = render(part(true));
    rerender(part(false));
    rerender(part(true));
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('Here')).toBeDefined();
  });

  test('is an error without the property that says whether it is shown', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const without = {} as TransitionProps;
    expect(() => render(<Transition {...without}>Here</Transition>)).toThrow('A Transition needs `show`');
  });
});
