// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AgeChip } from './age-chip.tsx';

afterEach(cleanup);

test('the exact instant is printed for whoever points at it, and for nobody before', () => {
  const exact = vi.fn<() => string>(() => 'Nov 20, 2026, 10:00 AM PST');
  render(<AgeChip text="2 d" exact={exact} />);
  const chip = screen.getByText('2 d');
  expect(exact).not.toHaveBeenCalled();
  fireEvent.pointerEnter(chip);
  expect(chip.title).toBe('Nov 20, 2026, 10:00 AM PST');
});
