// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { craftSide } from '@roadworthy/ui/brand/craft/craft-drawings.ts';
import { expect, test } from 'vitest';
import { VehiclePicture } from './vehicle-picture.tsx';

const drawn = (type: string, provider?: string): string =>
  render(<VehiclePicture vehicle={{ type, year: 2021, length: null }} provider={provider} />).container.innerHTML;

test('a boat and a motorcycle are drawn by their line: both have a kind of the same name', () => {
  expect(drawn('cruiser', 'boat')).toContain(craftSide('boat').body);
  expect(drawn('cruiser', 'motorcycle')).toContain(craftSide('motorcycle').body);
});

test('a rig is drawn by its class, whatever the line, and what has no drawing is left out', () => {
  expect(drawn('class_c', 'roadside')).toContain('<svg');
  expect(drawn('cruiser')).toBe('');
});
