import { afterAll, beforeAll } from 'vitest';
import { addSides, type Sides } from './sides.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** The world of one test file and the two organizations in it; there from the first test on. */
export type Stage = { readonly world: World; readonly sides: Sides };

/** Opens a world with two mirrored organizations before the file's tests and closes it after them. */
export function useStage(name: string, options: WorldOptions = {}): Stage {
  let stage: Stage | undefined;
  const opened = (): Stage => {
    if (!stage) throw new Error('The stage is there from the first test on');
    return stage;
  };
  beforeAll(async () => {
    const world = await createWorld(name, options);
    stage = { world, sides: await addSides(world) };
  });
  afterAll(() => stage?.world.close());
  return {
    get world() {
      return opened().world;
    },
    get sides() {
      return opened().sides;
    },
  };
}
