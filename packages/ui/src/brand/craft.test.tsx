// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { crafts, craftSide } from './craft/craft-drawings.ts';
import { Craft } from './craft.tsx';
import { groundLine } from './rig/rig-class.ts';
import { Scene } from './scene.tsx';

describe.each(crafts)('a %s', (craft) => {
  test('stands on the ground that rigs stand on', () => {
    const discs = craftSide(craft).ahead.flatMap(([paint, ...shapes]) =>
      paint === 'wheel' || paint === 'arch'
        ? shapes.filter((shape) => typeof shape !== 'string' && shape.length === 3)
        : [],
    );
    expect(discs.length).toBeGreaterThanOrEqual(2);
    for (const [, y, radius] of discs as (readonly [number, number, number])[]) expect(y + radius).toBe(groundLine);
  });

  test('wears the three bands of the brand', () => {
    const { container } = render(<Craft craft={craft} />);
    const bands = [...container.querySelectorAll('g[data-band] path')].map((path) => path.getAttribute('stroke'));
    expect(bands).toEqual(['var(--rig-1)', 'var(--rig-2)', 'var(--rig-3)']);
  });

  test('stands on the road of a scene', () => {
    const { container } = render(<Scene biome="coast" time="day" rig={{ craft }} />);
    expect(container.innerHTML).toContain(craftSide(craft).body);
  });
});
